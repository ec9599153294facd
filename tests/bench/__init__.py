"""Figures, printed by hand: ``uv run python -m tests.bench NAME``. Nothing here is a test; no test is timed."""
