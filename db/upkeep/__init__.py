"""Looks after the file: proofs, backups, and deleting old logs."""
