"""A running table: its worker, its clock, and the people and parts it notifies."""
