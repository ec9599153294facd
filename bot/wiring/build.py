"""Creating and connecting all parts of the bot.

Only this package and the command line use the database package. The command line imports this module only for commands
that need it, so that the others start quickly.
"""

from dataclasses import dataclass
from typing import Unpack

from bot.client.start_order import StartOrder
from bot.interactions.refusals import Refusals
from bot.moderation.token_bucket import Limits
from bot.operating.monitor import HealthMonitor
from bot.practice.house_players import HousePlayers
from bot.practice.worker import OddsWorker
from bot.publishing.card_emojis import emojis_for
from bot.settings import Settings
from bot.wiring.base import Base, Overrides, base_over
from bot.wiring.notices import Notices, notices_over
from bot.wiring.play import Managers, house_players_at, play_over
from bot.wiring.posts import Posts, posts_of
from bot.wiring.reach import Reach, outbox_for, reach_by
from bot.wiring.use_cases import UseCases, use_cases_over
from db import SqliteStore


@dataclass(frozen=True, slots=True)
class Wiring:
    """All parts of the bot, in groups; each group is built from the groups before it.

    Only the command line and tests use this class. Each part of the bot gets only the few parts that it needs.
    """

    base: Base
    reach: Reach
    play: Managers
    notices: Notices
    posts: Posts
    cases: UseCases
    house_players: HousePlayers
    odds: OddsWorker
    limits: Limits
    refusals: Refusals
    order: StartOrder


async def build(
    settings: Settings, store: SqliteStore, monitor: HealthMonitor, **overrides: Unpack[Overrides]
) -> Wiring:
    """Build the bot for an open database. The caller must still restore the tables. Raises StoreError."""
    base = await base_over(settings, store, monitor, **overrides)
    outbox, rooms = outbox_for(settings, base.steady), store.office.rooms
    reach = reach_by(outbox, store.directory, store.letters, rooms, base.preferences, base.studio, base.steady)
    play = play_over(base, reach)
    notices = notices_over(base, reach, play)
    posts = posts_of(base, reach, play, notices)
    cases = use_cases_over(base, reach, play, posts)
    house_players = house_players_at(play.tables, base, reach.names, overrides)
    odds = overrides.get("odds") or OddsWorker()
    order = _order(settings, reach, play, notices, posts, house_players)
    return Wiring(base, reach, play, notices, posts, cases, house_players, odds, Limits(), Refusals(), order)


def _order(
    settings: Settings, reach: Reach, play: Managers, notices: Notices, posts: Posts, house_players: HousePlayers
) -> StartOrder:
    emojis = emojis_for(settings, reach.outbox)
    started = (
        notices.play_watch,
        posts.shown.publisher,
        posts.records,
        posts.announcer,
        play.tournaments,
        posts.lobbies,
        *((emojis,) if emojis is not None else ()),
        posts.tutor,
        posts.recaps,
        notices.due_letters,
        notices.due_posts,
        notices.unsure,
    )
    return StartOrder((play.tables, house_players, posts.tutor, play.tournaments), started)
