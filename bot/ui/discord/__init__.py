"""Discord and no poker: components, custom ids, requests, faults, replies, threads."""
