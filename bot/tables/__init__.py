"""A table. Its files on top are what others use; its folders are its inside.

A message's way: ``manager`` finds the table, ``running.host`` takes the message out of the inbox, ``deciding.decide``
has it change a ``deciding.draft`` (which plays the ``bot.poker`` hand), ``deciding.commit`` says what is saved, the
store saves it, and only then ``running.announce`` tells people. ``rules`` works things out of a table's position.
"""
