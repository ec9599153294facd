"""/help and /rules: the pages that people read."""
