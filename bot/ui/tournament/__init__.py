"""A tournament on Discord: its card, chip counts, announcements, threads and scheduled event."""
