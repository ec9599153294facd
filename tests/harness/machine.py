"""The machine that the tests run on."""

import pytest

from bot.settings import Settings


def forget_the_machine(patch: pytest.MonkeyPatch) -> None:
    """Hide the developer's environment and .env file from the test."""
    for name in Settings.model_fields:
        patch.delenv(name.upper(), raising=False)
    patch.setitem(Settings.model_config, "env_file", None)
