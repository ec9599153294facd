"""Codecs for the dataclasses that the file stores as JSON; types are checked when they are read."""

from typing import Final, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import StoreError
from bot.tables.state import TableSettings, TableState
from bot.tournaments.ports import Schedule
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState

T = TypeVar("T")


class JsonCodec(Generic[T]):
    """The JSON form of one dataclass.

    ``brief`` leaves out fields that have their default, for data written at every action; complete JSON can still be
    read. The defaults of such a class are part of the file's format.
    """

    def __init__(self, kind: type[T], *, brief: bool = False) -> None:
        self._kind = kind
        self._brief = brief
        self._adapter = TypeAdapter(kind)

    def dump(self, value: T) -> str:
        """Return the value as JSON.

        Raises ValueError for a value of a wrong type, because the next start could not read it.
        """
        return self._adapter.dump_json(value, exclude_defaults=self._brief, warnings="error").decode()

    def load(self, text: str) -> T:
        """Return the value. Raises StoreError if the text does not fit the type."""
        try:
            return self._adapter.validate_json(text, strict=True)
        except ValidationError as error:
            wrong = ", ".join(".".join(map(str, item["loc"])) for item in error.errors(include_input=False))
            raise StoreError(f"stored {self._kind.__name__} does not fit: {wrong or 'not JSON'}") from None


SETTINGS: Final = JsonCodec(TableSettings)
STATE: Final = JsonCodec(TableState, brief=True)
ROOM: Final = JsonCodec(RoomSettings)
TOURNAMENT: Final = JsonCodec(TournamentSettings)
TOURNAMENT_STATE: Final = JsonCodec(TournamentState)
SCHEDULE: Final = JsonCodec(Schedule)
