"""Moments and recurrences as people type them, in any of our languages. Pure.

Each language's vocabulary turns a text into the same symbols (``symbols``), and one grammar reads those: ``clocks``
the time of day, ``days`` the day, ``starts`` both together, ``repeats`` a recurrence. If a text has several readings,
the Complaint lists them for the person to choose.
"""
