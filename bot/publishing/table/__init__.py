"""A table's message, its players' letters, and what is told beside them."""
