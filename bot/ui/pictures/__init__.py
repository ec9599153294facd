"""Pictures of tables and hands, card emojis, and plots."""
