"""Code for Discord's interactions (commands, clicks, forms) that every feature uses."""
