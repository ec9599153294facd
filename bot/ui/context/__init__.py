"""The parts that every feature works with: the services, admission, notices, defaults."""
