"""Commands for disputes and for checking, without Discord: each has ``add_arguments(parser)`` and ``run(args)``."""
