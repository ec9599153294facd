"""The poker tables. Other packages use the modules here; the folders are internal.

The path of a message: ``manager`` finds the table, ``running.host`` takes the message from its inbox,
``deciding.decide`` applies it to a ``deciding.draft`` (which plays the ``bot.poker`` hand), ``deciding.commit`` builds
the commit, the store saves it, and only then ``running.announce`` notifies people. ``rules`` computes from a table's
position.
"""
