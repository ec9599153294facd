"""Small tools that have nothing to do with poker and that every part may use."""
