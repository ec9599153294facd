"""Finding, creating, entering and managing tournaments."""
