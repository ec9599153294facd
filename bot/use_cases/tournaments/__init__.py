"""Finding, ordering, entering and managing tournaments."""
