"""A table as one reader sees it: seats, events, private cards, stakes, and the table's answers."""
