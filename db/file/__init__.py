"""One file with one writer: opening it safely, group commit, migrations, and the mark of the last write."""
