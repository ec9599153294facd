"""The pure rules of a table at one moment and its next step: seats, blinds, games, chips and time."""
