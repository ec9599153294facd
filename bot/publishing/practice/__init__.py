"""The guide of first hands."""
