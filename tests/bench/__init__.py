"""The benches, run by hand with ``python -m tests.bench NAME``; nothing here is a test."""
