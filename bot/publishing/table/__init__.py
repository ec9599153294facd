"""A table's message, the direct messages to its players, and other posts about the table."""
