"""Everything that people see: values become text, components and pictures.

Nothing is decided or saved here.
"""
