"""The proof of deals, as players read it."""
