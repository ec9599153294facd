"""Each server's lobby, which is kept current, and its pings."""
