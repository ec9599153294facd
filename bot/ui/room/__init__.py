"""A server's card room: its settings, its announcements, and members who leave."""
