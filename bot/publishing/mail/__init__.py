"""Direct messages to players."""
