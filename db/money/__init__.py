"""The ledger, and chips that players and moderators move outside a hand."""
