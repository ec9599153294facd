"""Where play is impossible: found out, told to those who can mend it, and looked at again until it is possible."""
