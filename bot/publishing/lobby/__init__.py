"""Each server's lobby, kept current, and its pings."""
