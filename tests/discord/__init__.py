"""Whole evenings on a simulated Discord, by their subject: hands, absence, restarts, languages, tournaments, and who
may do and see what. They cross many modules, so no single source file bears their name. Tests of one cog or one part of
``bot.ui`` stand under that file's name in ``tests/cogs`` and ``tests/ui``; they share the fixtures of this folder."""
