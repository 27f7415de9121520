"""Means with their 95 % interval."""

from __future__ import annotations

from waldlehre.foresters.spread import interval

__all__ = ["interval"]
