"""The calculations of tournaments: dates, structure, seats, prizes, points. Pure."""
