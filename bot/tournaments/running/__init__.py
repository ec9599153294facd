"""A running tournament: its tasks, its clock and its tables."""
