"""The record threads, where the deals' closing messages are posted."""
