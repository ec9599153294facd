"""The audit, flags and disputes, as moderators read them."""
