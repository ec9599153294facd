"""A table that lives: its tasks, its clock, and whom it tells."""
