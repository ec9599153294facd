"""A fleet: several processes that share one bot. Each is one part; the parts exchange messages."""
