"""Options and suggestions that several features have."""
