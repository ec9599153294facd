"""The commands of the command line, and the code that they share.

Each command is a module with the command's name, and has the functions ``add_arguments(parser)`` and ``run(args)``.
"""
