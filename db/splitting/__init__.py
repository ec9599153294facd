"""Divides a file among several processes: every server's rows go into one part."""
