"""Moments and recurrences as people type them, in any of our languages. Pure.

Each language's vocabulary turns a text into the same symbols (``symbols``), and one grammar reads those: ``clocks``
the time of day, ``days`` the day, ``starts`` both together, ``repeats`` a recurrence. What can be read in several
ways is asked back with the readings."""
