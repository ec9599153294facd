"""Whole evenings on a simulated Discord, by subject: hands, absence, restarts, languages, tournaments, rights.

They cross many modules, so they are not named after a source file. Tests of one module stand under its name, in
``tests/cogs``, ``tests/publishing`` or ``tests/ui``; they share the fixtures of this folder.
"""
