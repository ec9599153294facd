"""The use cases, which check permissions and carry out commands. They know nothing of Discord's API."""
