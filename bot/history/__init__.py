"""The history of play: replays, figures, achievements and export files.

It is pure, except for the protocol of the storage behind it.
"""
