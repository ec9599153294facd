"""Opens tables, finds seats, and invites players."""
