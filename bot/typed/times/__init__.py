"""Parsing of times and recurrences that people type in any of the bot's languages. No I/O.

Each language's vocabulary converts a text into the same symbols (``symbols``), and one grammar reads those: ``clocks``
the time of day, ``days`` the day, ``starts`` both together, ``repeats`` a recurrence. If a text has several meanings,
the Complaint lists them, so that the person can choose.
"""
