"""Discord's permission rules, without any network: shared by the local Discord and the simulated one.

``rights``   the permissions of a member, by their roles and a channel's overwrites
``demands``  what each request needs, and the refusal where it is missing
"""
