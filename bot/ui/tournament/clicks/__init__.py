"""What clicks on a tournament's posts do."""
