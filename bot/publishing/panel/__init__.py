"""The players' own hand panels, and their updates."""
