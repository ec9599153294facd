"""A server's card room: its settings and presets, set-up, health, weeks and record thread."""
