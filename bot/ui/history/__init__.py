"""Finished hands, statistics and leader boards."""
