"""Detection of obstacles to play, such as missing permissions, and messages to people about them."""
