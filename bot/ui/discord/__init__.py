"""Discord, and nothing of poker."""
