"""Memory of play: hands step by step, figures, players' achievements, and hands as files. Pure, but for the protocol of
the file behind it."""
