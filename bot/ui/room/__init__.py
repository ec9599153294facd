"""Texts and components about a server's card room: settings, presets, health, weeks and records."""
