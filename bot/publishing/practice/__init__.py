"""The guide through players' first hands."""
