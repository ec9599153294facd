"""Carries out the clicks on a table's card and on the private messages that it opens."""
