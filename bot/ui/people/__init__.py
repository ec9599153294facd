"""Players' names, preferences and languages."""
