"""A table as people see it: its message with buttons, menus and forms, and the lists of tables."""
