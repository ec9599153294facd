"""The commands of the command line, and what they share.

A command is a module of its own name, with ``add_arguments(parser)`` and ``run(args)``.
"""
