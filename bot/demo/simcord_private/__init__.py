"""The only package that uses simcord's private names; tests/demo checks that these names still exist.

``previews``    simcord's page: the state that browser tabs show, and the actions that they send
``simulation``  simcord's Discord: the clock, the bot's start, stored messages and users
"""
