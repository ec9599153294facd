"""Players' own hand panels, kept current."""
