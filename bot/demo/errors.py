"""Errors because of which the demo's page cannot be served."""

from bot.common.owner_error import OwnerError


class DemoError(OwnerError):
    """The reason why the demo's page cannot be served, in one line for the person at the terminal."""


class DemoUnavailable(DemoError):
    def __init__(self, missing: str) -> None:
        super().__init__(
            f"Without DISCORD_TOKEN the bot serves a local demo page, which needs the Python package {missing!r}: "
            "set DISCORD_TOKEN in .env, or start with `uv run python -m bot`, which installs it."
        )


class PortTaken(DemoError):
    def __init__(self, port: int, reason: str) -> None:
        super().__init__(
            f"The demo page can't listen on 127.0.0.1:{port} ({reason}): "
            "stop the program that has it, or set DEMO_PORT to another port."
        )
