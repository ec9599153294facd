"""The parts for Discord's interactions that every feature's commands and clicks use."""
