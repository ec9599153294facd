"""A running tournament: its tasks, its clock, its tables."""
