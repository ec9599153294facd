"""What is remembered of play: hands step by step, figures, what players achieved, and hands as files. Pure, but for
the protocol of the file behind it."""
