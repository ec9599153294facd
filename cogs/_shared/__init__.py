"""Options and suggestions that several features share."""
