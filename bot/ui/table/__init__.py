"""A table as people see it: its message, the buttons, menus and forms on it, and the lists of tables."""
