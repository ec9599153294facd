"""Texts and components about finished hands, statistics and leaderboards."""
