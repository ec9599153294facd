"""Figures, printed by hand: ``python -m tests.bench NAME``. Nothing here is a test; no test is timed."""
