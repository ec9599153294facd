"""Where play is impossible, and who is told."""
