"""Discord without poker: components, custom ids, requests, errors, replies and threads."""
