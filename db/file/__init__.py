"""One file with one writer: opening it safely, group commit, migrations, and the ``-written`` marker file."""
