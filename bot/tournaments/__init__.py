"""Tournaments. Other packages use the modules at the top; the folders are internal.

A message's way: ``manager`` finds the tournament, ``running.director`` takes the message out of the inbox,
``deciding.decide`` applies it to a ``deciding.draft``, and ``running.book`` saves the draft and tells people.
``deciding.due`` says which changes the clock makes, ``deciding.floor`` which steps the tables need, and
``running.floor_staff`` takes those steps.
"""
