"""What every test shares: no deadline on a loaded machine, and none of the machine's own settings."""

import pytest
from hypothesis import settings as hypothesis_settings

from bot.settings import Settings

hypothesis_settings.register_profile("house", deadline=None)
hypothesis_settings.load_profile("house")


@pytest.fixture(autouse=True)
def no_settings_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the developer's environment nor his .env reaches a test."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setitem(Settings.model_config, "env_file", None)
