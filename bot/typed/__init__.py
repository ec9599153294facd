"""What people type, read as values: stakes, games, house rules, times. Pure; what cannot be read is a Complaint."""
