"""Whole evenings on a simulated Discord, by their subject: hands, absence, restarts, languages, tournaments, and who
may do and see what. They cross many modules, so no single source file bears their name. Tests of one module stand
under its name, in ``tests/cogs``, ``tests/publishing`` or ``tests/ui``; they share the fixtures of this folder."""
