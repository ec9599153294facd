"""A tournament as people see it: its post with buttons, preview, result and announcements."""
