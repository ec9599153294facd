"""Tournaments. Other packages use the modules at the top; the folders are internal.

The path of a message: ``manager`` finds the tournament, ``running.director`` takes the message from its inbox,
``deciding.decide`` applies it to a ``deciding.draft``, and ``running.book`` saves the draft and announces it.
``deciding.due`` makes the changes that the clock causes, ``floor`` finds the next step that the tables need,
and ``running.floor_staff`` carries it out.
"""
