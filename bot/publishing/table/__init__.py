"""A table's message, the letters to its players, and other posts about the table."""
