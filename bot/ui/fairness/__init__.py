"""How deals are proved, as players read it."""
