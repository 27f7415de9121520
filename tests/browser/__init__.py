"""Lessons and boards in a real browser, in each of the front ends."""
