"""A table on Discord: its card, its buttons, its waiting list, and all that its players are told."""
