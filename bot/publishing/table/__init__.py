"""A table's message, its players' letters, and the posts beside them."""
