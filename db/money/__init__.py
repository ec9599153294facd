"""The ledger, and the chips that players and moderators move outside a hand."""
