"""The record threads, in which the bot posts the messages that close sealed deals."""
