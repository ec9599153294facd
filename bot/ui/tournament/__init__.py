"""A tournament as people see it: its post with its buttons, its preview, its result and what is said about it."""
