"""Opening tables, finding seats, and inviting players."""
