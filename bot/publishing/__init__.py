"""Posts that are kept current, and letters.

Reports from tables and tournaments cause everything here; people's commands and clicks never do directly.
"""
