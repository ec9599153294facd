"""The parts that talk to Discord and know its users: names, languages, direct messages, pictures."""

from dataclasses import dataclass

from bot.moderation.ports import RoomBook
from bot.publishing.mail.channels import DirectChannels
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import LetterBook
from bot.publishing.private_access import PrivateAccess
from bot.settings import Settings
from bot.tables.ports import Directory, Timer
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.rate_limit import DISCORDS_PER_SECOND, RateLimit
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import Draws, Pictures
from bot.ui.scene.readers import Readers


@dataclass(frozen=True, slots=True)
class Reach:
    outbox: Outbox
    """The queue through which every request to Discord is sent."""
    names: Names
    mail: DirectMail
    readers: Readers
    """The part that knows in which language, and with which names and pictures, people see a table."""
    pictures: Pictures
    access: PrivateAccess


def reach_by(
    outbox: Outbox,
    directory: Directory,
    book: LetterBook,
    rooms: RoomBook,
    preferences: PlayerPreferences,
    studio: Draws | None,
    steady: Timer,
) -> Reach:
    """Return the parts that talk to Discord and know its users.

    Without a ``studio``, everything is shown as text. ``steady`` is a clock that never jumps.
    """
    names = Names(directory, outbox)
    mail = DirectMail(DirectChannels(directory, outbox), outbox, book)
    readers = Readers(names, outbox, rooms, preferences, mail.is_slow)
    return Reach(outbox, names, mail, readers, Pictures(studio, readers, steady), PrivateAccess(outbox, directory))


def outbox_for(settings: Settings, steady: Timer) -> Outbox:
    """Return the outbox, with this process's share of the rate limit if several processes use the token."""
    processes = settings.shard.count
    per_second = settings.requests_per_second or DISCORDS_PER_SECOND / processes
    return Outbox(RateLimit.below(per_second), processes=processes, now_ms=steady.now_ms)
