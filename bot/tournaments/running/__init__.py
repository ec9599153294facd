"""A tournament that lives: its tasks, its clock, its tables."""
