"""Pure functions that compute a table's next step from its state: seats, blinds, games, chips and time."""
