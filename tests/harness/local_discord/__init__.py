"""A small Discord on 127.0.0.1: REST v10 and gateway v10, as far as this bot uses them.

For tests that want real sockets, real processes or many clients; how people play is tested with simcord. ``README.md``
says which behavior is documented and which is assumed.

``guilds``        servers, members, roles, channels, threads, as Discord's JSON
``world``         these with the messages, and what of it all is news
``messages``      how a request changes a message
``rules``         who may do what, without any network
``permissions``   takes them away and gives them back
``journal``       every request that came in, to look up or to wait for
``gateway``       sessions, one a shard, dispatches, resumption
``lateness``      events that come after the answer
``starts``        how many sessions may begin, and how fast
``rest``          the HTTP routes, those of ``channels`` beside
``limits``        buckets, the global limit, and those hidden behind them
``faults``        trouble on order
``refusals``      errors as Discord answers them
``bodies``        whether what the bot sends is valid: by Discord's ``description``, and by what it leaves ``unstated``
``simulated``     the same for tests on the simulated Discord
``unkind``        the simulated Discord as strict as this one
``players``       scripted people who play by the cards they see
``panel_players`` scripted people who play by their hand panels
``interactions``  commands and clicks that a test makes, and what the bot answered
``server``        LocalDiscord, which ties them together and listens
"""

from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.server import LocalDiscord

__all__ = ["Answer", "LocalDiscord"]
