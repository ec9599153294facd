"""Maintenance of the file: proofs, backups, and deleting old data."""
