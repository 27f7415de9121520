"""Lignum, second edition: felling, hauling, sawing, drying and selling wood for two years."""
