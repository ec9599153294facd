"""A fleet: several processes that share one bot. Which part a process is, and what the parts exchange."""
