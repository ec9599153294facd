"""Small tools that have nothing to do with poker. All packages may use them."""
