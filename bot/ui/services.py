"""What the Discord edge works with, wired once by the composition root and carried by the client."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, cast

import discord

from bot.history.ports import History
from bot.moderation.ports import Office
from bot.moderation.token_bucket import Limits
from bot.practice.house import HousePlayers
from bot.practice.worker import OddsWorker
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.ports import Bank, Directory, Timer
from bot.tournaments.manager import TournamentManager
from bot.ui.card_emojis import CardEmojis
from bot.ui.health import Watch
from bot.ui.tastes import Tastes

if TYPE_CHECKING:
    # The publisher draws cards, a card has buttons, and a button reaches the services.
    from bot.ui.practice_tutor import Tutor
    from bot.ui.publisher import CardPublisher
    from bot.ui.tournament_announcer import TournamentAnnouncer
    from bot.ui.tournament_venue import ThreadVenue


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    tables: TableManager
    directory: Directory
    bank: Bank
    timer: Timer
    publisher: "CardPublisher"
    office: Office
    limits: Limits = field(default_factory=Limits)
    """Of what anyone may ask in a while."""
    watch: Watch | None = None
    """Where somebody watches how the bot is doing."""
    tournaments: TournamentManager | None = None
    announcer: "TournamentAnnouncer | None" = None
    """Of tournaments; like ``venue`` it waits for the client."""
    venue: "ThreadVenue | None" = None
    tastes: Tastes = field(default_factory=Tastes)
    """What each player likes."""
    house: HousePlayers | None = None
    """Who sits at practice tables, where there are any."""
    tutor: "Tutor | None" = None
    """Who guides first hands."""
    odds: OddsWorker = field(default_factory=OddsWorker)
    emojis: CardEmojis | None = None
    """Of cards; None where they are told by rank and suit."""
    history: History | None = None
    """What is remembered of play."""


class _Carrier(Protocol):
    services: Services


def services_of(client: discord.Client) -> Services:
    """The client's services; it was built with them."""
    return cast(_Carrier, client).services
