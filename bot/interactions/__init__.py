"""The parts that every command and click needs of Discord, whichever feature it belongs to."""
