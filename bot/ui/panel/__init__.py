"""The hand panel: a private message in which a player sees and plays their hand."""
