"""The environment as typed, validated settings; .env.example lists every one with its default."""

import difflib
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, WithJsonSchema
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.common.owner_error import OwnerError
from bot.fleet.part import Part

MISTYPED: Final = 0.8
"""The least similarity of an unknown name to a setting (1 is equal) to be reported as a misspelling."""

THIS_MACHINE: Final = frozenset({"127.0.0.1", "localhost", "::1"})


class SettingError(OwnerError):
    """A setting that cannot be used; the text is one line that names it and says what is allowed."""


def _in_one_word(token: SecretStr) -> SecretStr:
    text = token.get_secret_value()
    if not (text.isascii() and text.isprintable()) or " " in text:
        raise ValueError
    return token


def _guarded(urls: SecretStr) -> SecretStr:
    for url in urls.get_secret_value().split(","):
        parts = urlsplit(url.strip())
        here = parts.scheme == "nats" and parts.hostname in THIS_MACHINE
        if not (here or parts.scheme == "tls") or not (parts.hostname and parts.username and parts.password):
            raise ValueError
    return urls


Token = Annotated[
    SecretStr,
    AfterValidator(_in_one_word),
    Field(description="the bot's token as the developer portal shows it, in one word"),
]
ApiUrl = Annotated[
    str,
    Field(pattern=r"^https?://[^\s/]+(/\S*)?$", description="an address like http://127.0.0.1:8080/api/v10"),
    AfterValidator(lambda url: url.rstrip("/")),
]
GatewayUrl = Annotated[
    str, Field(pattern=r"^wss?://[^\s/]+(/\S*)?$", description="an address like ws://127.0.0.1:8081/")
]
NatsUrl = Annotated[
    SecretStr,
    AfterValidator(_guarded),
    Field(
        description="an address like nats://user:password@127.0.0.1:4222, tls://user:password@... on another machine, "
        "or several with commas between them"
    ),
]
Shard = Annotated[
    Part,
    NoDecode,
    BeforeValidator(lambda part: Part.parse(part) if isinstance(part, str) else part),
    WithJsonSchema({"type": "string", "description": "a part and the number of parts, from 0/4 to 3/4 for four"}),
]
Address = Annotated[
    str,
    AfterValidator(lambda address: str(ip_address(address))),
    Field(description="an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them"),
]
LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(lambda text: str(text).upper())]
LogFormat = Annotated[Literal["text", "json"], BeforeValidator(lambda text: str(text).lower())]
Switch = Annotated[Literal["on", "off"], BeforeValidator(lambda text: str(text).lower())]
LogFile = Annotated[Path, Field(description="a path of a file")]


class Settings(BaseSettings):
    """The settings: one field per environment variable, whose name is the field's in upper case."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Token | None = None
    """The bot's token; without it the local demo page is served."""
    discord_api_url: ApiUrl | None = None
    """The address of another server that speaks Discord's REST protocol, with the version's path."""
    discord_gateway_url: GatewayUrl | None = None
    shard: Shard = Part()
    """The part of the bot that this process is, if several processes share a token."""
    nats_url: NatsUrl | None = None
    """The address of the NATS server where the parts meet; a single process needs none."""
    requests_per_second: Annotated[int, Field(ge=1, le=1000)] | None = None
    """The rate limit of this process at Discord or a proxy; without it the parts share Discord's 50 per second."""
    database: Annotated[Path, Field(description="a path of a file")] = Path("data/lowball.sqlite3")
    demo_database: Annotated[Path, Field(description="a path of a file")] = Path("data/demo.sqlite3")
    demo_port: Annotated[int, Field(ge=1, le=65535)] = 8770
    first_grant: Annotated[int, Field(ge=0, le=10**9)] = 10_000
    """The starting chips of a player new to a server."""
    claim_amount: Annotated[int, Field(ge=0, le=10**9)] = 1_000
    """The balance up to which a broke player may claim chips, once a day; ``/room set`` can override it."""
    turn_seconds: Annotated[int, Field(ge=5, le=3600)] = 45
    table_idle_minutes: Annotated[int, Field(ge=1, le=1440)] = 30
    hand_pause_seconds: Annotated[int, Field(ge=0, le=120)] = 8
    """The time between the end of a hand and the next deal."""
    house_player_seconds: Annotated[int, Field(ge=0, le=10)] = 2
    """A house player's mean time for a turn."""
    outage_grace_seconds: Annotated[int, Field(ge=0, le=300)] = 15
    """The time added to a running clock after a restart, in addition to the outage itself."""
    pictures: Switch = "on"
    """``on`` if the bot draws pictures; rooms and players can then turn them off for themselves."""
    card_emojis: Switch = "on"
    """``on`` if the faces of cards are uploaded as the application's emojis and used in text."""
    backup_every_hours: Annotated[int, Field(ge=0, le=8760)] = 24
    """The interval of automatic backups; 0 for none."""
    backup_keep: Annotated[int, Field(ge=1, le=1000)] = 7
    """The number of newest backups that are kept."""
    backup_folder: Annotated[Path, Field(description="a path of a folder")] = Path("data/backups")
    keep_cards_days: Annotated[int, Field(ge=0, le=36500)] = 30
    """The days after which down cards of finished hands are deleted; 0 to keep them."""
    keep_hands_days: Annotated[int, Field(ge=0, le=36500)] = 0
    """The days after which events of finished hands are deleted; 0 to keep them."""
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    log_file: LogFile | None = None
    """The log file, written in addition to standard error; a new one begins each day."""
    log_keep_days: Annotated[int, Field(ge=1, le=3650)] = 14
    """The number of older log files that are kept."""
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """The port of a page with figures for Prometheus; 0 for no page."""
    metrics_address: Address = "127.0.0.1"
    """The address at which that page is served; anybody who reaches it can read the page."""

    @property
    def secrets(self) -> list[str]:
        """Return texts that no log may contain: the token, and the passwords of NATS."""
        token, urls = self.discord_token, self.nats_url
        passwords = [urlsplit(url.strip()).password for url in urls.get_secret_value().split(",")] if urls else []
        return [*filter(None, [token.get_secret_value() if token else None, *passwords])]


def load_settings() -> Settings:
    """Return the settings of this process: the environment, then the file .env of the working directory.

    Raises SettingError, whose text names every bad setting and never holds a value.
    """
    try:
        return Settings()
    except ValidationError as error:
        names = dict.fromkeys(str(line["loc"][0]) for line in error.errors(include_input=False))
        raise SettingError("; ".join(f"{name.upper()} must be {allowed(name)}" for name in names)) from None
    except (OSError, UnicodeError):
        raise SettingError(".env can't be read: it must be a readable text file in UTF-8") from None


def allowed(name: str) -> str:
    """Return the setting's possible values, as text that follows "must be"."""
    schema: dict[str, Any] = Settings.model_json_schema()["properties"][name]
    kind = next((part for part in schema.get("anyOf", []) if part.get("type") != "null"), schema)
    if "enum" in kind:
        return "one of " + ", ".join(kind["enum"])
    if kind["type"] == "integer":
        return f"a whole number from {kind['minimum']} to {kind['maximum']}"
    return str(kind["description"])


def mistyped() -> dict[str, str]:
    """Return names in the file .env that look like a misspelt setting -> the nearest setting.

    The file must be readable. It may contain names of other programs, and a typing mistake may join a value to its
    name; neither is returned.
    """
    known = [name.upper() for name in Settings.model_fields]
    written = (name.upper() for name in DotEnvSettingsSource(Settings).env_vars)
    unknown = (name for name in written if name not in known and re.fullmatch(r"[A-Z_-]+", name))
    nearest = ((name, difflib.get_close_matches(name, known, n=1, cutoff=MISTYPED)) for name in unknown)
    return {name: found[0] for name, found in nearest if found}
