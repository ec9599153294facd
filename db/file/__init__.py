"""One file with one writer: safe opening, group commit, migrations, and the mark of the last write."""
