"""The program's settings, parsed from environment variables. .env.example lists all with defaults."""

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
"""The minimum similarity of a misspelt name to the name of a setting; 1 is equal."""

THIS_MACHINE: Final = frozenset({"127.0.0.1", "localhost", "::1"})


class SettingError(OwnerError):
    """An invalid setting. The text is one line that names the setting and says what is allowed."""


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
    """The settings. There is one field per environment variable, which has the same name in upper case."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Token | None = None
    """The bot's token; without it, the program serves the local demo page."""
    discord_api_url: ApiUrl | None = None
    """The URL (with version) of another server that implements Discord's REST API; None for Discord."""
    discord_gateway_url: GatewayUrl | None = None
    shard: Shard = Part()
    """The part of the bot that this process is, if several processes share a token."""
    nats_url: NatsUrl | None = None
    """The URL of the NATS server to which all parts connect; a single process needs none."""
    requests_per_second: Annotated[int, Field(ge=1, le=1000)] | None = None
    """This process's rate limit at Discord or a proxy; by default the parts share Discord's 50 per second."""
    database: Annotated[Path, Field(description="a path of a file")] = Path("data/lowball.sqlite3")
    demo_database: Annotated[Path, Field(description="a path of a file")] = Path("data/demo.sqlite3")
    demo_port: Annotated[int, Field(ge=1, le=65535)] = 8770
    first_grant: Annotated[int, Field(ge=0, le=10**9)] = 10_000
    """The chips that a player new to a server gets."""
    claim_amount: Annotated[int, Field(ge=0, le=10**9)] = 1_000
    """The balance to which a broke player may refill their wallet once a day; a room can override it."""
    turn_seconds: Annotated[int, Field(ge=5, le=3600)] = 45
    table_idle_minutes: Annotated[int, Field(ge=1, le=1440)] = 30
    hand_pause_seconds: Annotated[int, Field(ge=0, le=120)] = 8
    """The time between the end of a hand and the next deal, in seconds."""
    house_player_seconds: Annotated[int, Field(ge=0, le=10)] = 2
    """A house player's mean time for a turn, in seconds."""
    outage_grace_seconds: Annotated[int, Field(ge=0, le=300)] = 15
    """The time added to running deadlines after a restart, in seconds, in addition to the outage itself."""
    pictures: Switch = "on"
    """``on`` if the bot draws pictures; rooms and players can then still turn them off."""
    card_emojis: Switch = "on"
    """``on`` to upload pictures of cards as the application's emojis, for use in text."""
    backup_every_hours: Annotated[int, Field(ge=0, le=8760)] = 24
    """The interval of automatic backups, in hours; 0 for none."""
    backup_keep: Annotated[int, Field(ge=1, le=1000)] = 7
    """The number of backups that are kept."""
    backup_folder: Annotated[Path, Field(description="a path of a folder")] = Path("data/backups")
    keep_cards_days: Annotated[int, Field(ge=0, le=36500)] = 30
    """The number of days after which down cards of finished hands are deleted; 0 to keep them."""
    keep_hands_days: Annotated[int, Field(ge=0, le=36500)] = 0
    """The number of days after which events of finished hands are deleted; 0 to keep them."""
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    log_file: LogFile | None = None
    """The path of the log file, which is written in addition to standard error; a new one begins each day."""
    log_keep_days: Annotated[int, Field(ge=1, le=3650)] = 14
    """The number of log files of earlier days that are kept."""
    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """The port of the HTTP page with metrics for Prometheus; 0 for no page."""
    metrics_address: Address = "127.0.0.1"
    """The address on which the metrics page is served; everybody who can reach it can read it."""

    @property
    def secrets(self) -> list[str]:
        """Return the texts that no log may contain: the token, and the passwords for NATS."""
        token, urls = self.discord_token, self.nats_url
        passwords = [urlsplit(url.strip()).password for url in urls.get_secret_value().split(",")] if urls else []
        return [*filter(None, [token.get_secret_value() if token else None, *passwords])]


def load_settings() -> Settings:
    """Return the settings, from the environment and then from the file .env in the working directory.

    Raises SettingError. Its text names every invalid setting, but never a value.
    """
    try:
        return Settings()
    except ValidationError as error:
        names = dict.fromkeys(str(line["loc"][0]) for line in error.errors(include_input=False))
        raise SettingError("; ".join(f"{name.upper()} must be {allowed(name)}" for name in names)) from None
    except (OSError, UnicodeError):
        raise SettingError(".env can't be read: it must be a readable text file in UTF-8") from None


def allowed(name: str) -> str:
    """Return text that says which values the setting allows, to follow "must be"."""
    schema: dict[str, Any] = Settings.model_json_schema()["properties"][name]
    kind = next((part for part in schema.get("anyOf", []) if part.get("type") != "null"), schema)
    if "enum" in kind:
        return "one of " + ", ".join(kind["enum"])
    if kind["type"] == "integer":
        return f"a whole number from {kind['minimum']} to {kind['maximum']}"
    return str(kind["description"])


def mistyped() -> dict[str, str]:
    """Return misspelt name in the file .env -> the setting with the most similar name.

    The file must be readable. It may contain names for other programs, and a typing mistake may join a value to its
    name; neither is returned.
    """
    known = [name.upper() for name in Settings.model_fields]
    written = (name.upper() for name in DotEnvSettingsSource(Settings).env_vars)
    unknown = (name for name in written if name not in known and re.fullmatch(r"[A-Z_-]+", name))
    nearest = ((name, difflib.get_close_matches(name, known, n=1, cutoff=MISTYPED)) for name in unknown)
    return {name: found[0] for name, found in nearest if found}
