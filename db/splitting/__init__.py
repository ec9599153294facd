"""Dividing a file among several processes: all rows of a server go into one part."""
