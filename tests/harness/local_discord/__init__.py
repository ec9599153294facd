"""A small Discord on 127.0.0.1: the part of REST v10 and gateway v10 that this bot uses.

Tests use it for real sockets, real processes or many clients; simcord is for tests of how people play. ``README.md``
says which behavior is documented and which is assumed.

``guilds``        servers, members, roles, channels, threads, as Discord's JSON
``world``         the guilds with their messages, and the events that are not sent yet
``messages``      how a request changes a message
``rules``         the permissions and states that requests need, without any network
``permissions``   lets a test withdraw and restore permissions
``journal``       every incoming request, to search or to wait for
``gateway``       sessions, one for each shard, dispatches, resumption
``lateness``      events that arrive after the answer
``starts``        how many sessions may start, and how fast
``rest``          the HTTP routes, except those in ``channels``
``limits``        buckets, the global limit, and limits that headers do not show
``faults``        errors and lost answers that a test plans
``refusals``      errors as Discord answers them
``bodies``        checks the bot's bodies by Discord's ``description`` and by the rules in ``unstated``
``simulated``     the same checks for tests on the simulated Discord
``unkind``        makes the simulated Discord as strict as this one
``players``       scripted players who read their table's message
``panel_players`` scripted players who use only their hand panels
``interactions``  commands and clicks that a test makes, and the bot's answers
``server``        LocalDiscord, which connects the parts and listens
"""

from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.server import LocalDiscord

__all__ = ["Answer", "LocalDiscord"]
