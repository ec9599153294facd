"""Puts pictures together from shapes, letters and cards."""
