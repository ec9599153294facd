"""Opening tables, finding a seat at one, and who comes to it."""
