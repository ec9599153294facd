"""A tournament. Its files on top are what others use; its folders are its inside.

A message's way: ``manager`` finds the tournament, ``running.director`` takes the message out of the inbox,
``deciding.decide`` has it change a ``deciding.draft``, and ``running.book`` saves it and tells people. What is due by
itself comes from ``deciding.due``; what is due at the tables ``deciding.floor`` says and ``running.floor_staff`` does.
"""
