"""A tournament's posts, kept current."""
