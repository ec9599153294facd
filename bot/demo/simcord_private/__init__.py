"""All uses of simcord's private names, in one package; tests/demo checks that the names still exist.

``previews``    its page: what the browsers' tabs show and send
``simulation``  its Discord: the clock, the bot's start, stored messages and users
"""
