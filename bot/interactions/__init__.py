"""The parts of Discord's interactions that every command and click uses, whatever its feature."""
