"""A tournament's posts, which are kept current."""
