"""Tournaments as people ask for them: finding, entering, ordering, and coming back."""
