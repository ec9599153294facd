"""Every name of simcord that it does not promise to keep, in one package; tests/demo asks whether they still exist.

``previews``    its page: what the browsers' tabs show and send
``simulation``  its Discord: the clock, the bot's start, what is kept of messages and users
"""
