"""A running table: its worker, its clock, and the notifications that it sends."""
