"""The Discord code that knows nothing of poker: components, custom ids, requests, errors and threads."""
