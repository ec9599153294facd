"""A tournament's posts, kept up to date, and its announcements."""
