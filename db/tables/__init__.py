"""Tables and their hands as rows, written by one commit an action."""
