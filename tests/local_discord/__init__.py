"""A small Discord on 127.0.0.1: REST v10 and gateway v10, as far as this bot uses them.

For tests that want real sockets, real processes or many clients; how people play is tested with simcord.

``world``         what exists: users, guilds, channels, messages, as Discord's JSON
``journal``       every request that came in, to look up or to wait for
``gateway``       sessions, one a shard, dispatches, resumption
``starts``        how many sessions may begin, and how fast
``rest``          the HTTP routes
``limits``        buckets, the global limit, and those hidden behind them
``faults``        trouble on order
``refusals``      errors as Discord answers them
``bodies``        whether what the bot sends is valid: by Discord's ``description``, and by what it leaves ``unstated``
``simulated``     the same for tests on the simulated Discord
``players``       scripted people who play by the cards they see
``panel_players`` scripted people who play by their hand panels
``interactions``  commands and clicks that a test makes, and what the bot answered
``server``        LocalDiscord, which ties them together and listens
"""

from tests.local_discord.interactions import Answer
from tests.local_discord.server import LocalDiscord

__all__ = ["Answer", "LocalDiscord"]
