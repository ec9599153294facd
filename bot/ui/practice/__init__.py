"""Practice tables and guided first hands."""
