"""The decision for each message: the changes it makes to a table, or the reason it makes none.

Everything here is pure except the dealer.
"""
