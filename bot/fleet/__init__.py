"""A fleet: several processes that share one bot. This package has a process's part, and the messages between parts."""
