"""Finds, orders, enters and manages tournaments for people."""
