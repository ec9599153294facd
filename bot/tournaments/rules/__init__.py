"""The arithmetic of tournaments: dates, structure, seats, prizes, points. Pure."""
