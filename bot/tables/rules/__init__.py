"""A table at one moment, and how it goes on: seats, blinds, games, chips, time. Pure."""
