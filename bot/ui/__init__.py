"""Everything that people see: code that turns values into text, components and pictures.

Nothing is decided or saved here.
"""
