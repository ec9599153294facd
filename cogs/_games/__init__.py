"""Games, stakes and house rules as people choose and type them: shared by several commands."""
