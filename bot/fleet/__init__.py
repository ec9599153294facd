"""More than one process: which part of the whole a process is, and what the parts have in common."""
