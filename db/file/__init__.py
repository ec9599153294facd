"""One file, one writer: opening it safely, group commit, migrations, and the record of the last write."""
