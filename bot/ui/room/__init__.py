"""A server's card room: its settings and presets, its set-up, its health, its weeks and its record thread."""
