"""Posts that stay, kept current. Tables and tournaments drive it by what they report; people never do."""
