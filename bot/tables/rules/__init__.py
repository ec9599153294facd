"""Pure functions that compute a table's next step from its state.

They concern seats, blinds, games, chips and time.
"""
