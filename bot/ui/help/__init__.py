"""The pages of /help and /rules."""
