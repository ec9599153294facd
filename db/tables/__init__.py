"""Tables and their hands as rows: each action is one commit."""
