"""Posts and letters, kept current and sent. Tables and tournaments drive it by what they report; people never do."""
