"""Games looked at from outside: many at once, or one again, decision by decision."""
