"""The database file with its one writer.

This package opens the file safely, writes the changes of many callers in one commit, migrates the schema, and keeps the
``-written`` marker file, which tells whether the file lacks any writes.
"""
