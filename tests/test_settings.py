"""The settings: the same as in .env.example, with a one-line error for bad values."""

import logging
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.cli.serving import warn_of_mistyped
from bot.fleet.part import Part
from bot.settings import SettingError, Settings, load_settings, mistyped
from bot.typed.tournament_order import DEFAULTS

EXAMPLE = Path(__file__).parents[1] / ".env.example"


def test_the_example_file_names_every_setting_and_no_other() -> None:
    assert list(dotenv_values(EXAMPLE)) == [name.upper() for name in Settings.model_fields]


def test_the_example_file_gives_every_setting_its_default() -> None:
    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    written = {name: "" if value is None else str(value) for name, value in defaults.items()}
    assert {name.lower(): value for name, value in dotenv_values(EXAMPLE).items()} == written


def test_loading_the_example_file_changes_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = Settings()
    monkeypatch.setitem(Settings.model_config, "env_file", EXAMPLE)
    assert load_settings() == defaults


def test_the_example_file_explains_every_setting() -> None:
    paragraphs = EXAMPLE.read_text().split("\n\n")[1:]
    assert all(paragraph.startswith("# ") for paragraph in paragraphs)


def test_the_example_file_gives_the_turn_time_of_tournaments() -> None:
    (told,) = (paragraph for paragraph in EXAMPLE.read_text().split("\n\n") if "\nTURN_SECONDS=" in paragraph)
    assert f"Tournaments have their own ({DEFAULTS.turn_seconds} unless their `more` says otherwise)" in told


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("DEMO_PORT", "eighty", "DEMO_PORT must be a whole number from 1 to 65535"),
        ("DEMO_PORT", "65536", "DEMO_PORT must be a whole number from 1 to 65535"),
        ("TURN_SECONDS", "4", "TURN_SECONDS must be a whole number from 5 to 3600"),
        ("FIRST_GRANT", "10.5", "FIRST_GRANT must be a whole number from 0 to 1000000000"),
        ("PICTURES", "perhaps", "PICTURES must be one of on, off"),
        ("CARD_EMOJIS", "1", "CARD_EMOJIS must be one of on, off"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR"),
        ("DISCORD_API_URL", "ftp://x", "DISCORD_API_URL must be an address like http://127.0.0.1:8080/api/v10"),
        ("DISCORD_GATEWAY_URL", "http://x", "DISCORD_GATEWAY_URL must be an address like ws://127.0.0.1:8081/"),
        ("REQUESTS_PER_SECOND", "0", "REQUESTS_PER_SECOND must be a whole number from 1 to 1000"),
        ("SHARD", "4/4", "SHARD must be a part and the number of parts, from 0/4 to 3/4 for four"),
        (
            "METRICS_ADDRESS",
            "everywhere",
            "METRICS_ADDRESS must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them",
        ),
        ("SHARD", "[1]", "SHARD must be a part and the number of parts, from 0/4 to 3/4 for four"),
    ],
)
def test_a_bad_setting_is_named_with_the_allowed_values(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, line: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingError) as caught:
        load_settings()
    assert str(caught.value) == line


def test_several_bad_settings_are_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMO_PORT", "0")
    monkeypatch.setenv("TURN_SECONDS", "x")
    with pytest.raises(SettingError, match=r"^DEMO_PORT must .*; TURN_SECONDS must .*$"):
        load_settings()


@pytest.mark.parametrize("token", ["s3cret one", "s3cret\nX-Header: 1", "s3crét"])
def test_a_bad_token_is_never_shown(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingError) as caught:
        load_settings()
    assert "s3cr" not in repr(caught.value)
    assert caught.value.__cause__ is None


def test_the_repr_of_the_settings_hides_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "s3cret")
    settings = load_settings()
    assert "s3cret" not in f"{settings!r} {settings}"
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "s3cret"


def test_the_shard_setting_is_parsed_as_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().shard == Part(0, 1)
    monkeypatch.setenv("SHARD", "3/4")
    assert load_settings().shard == Part(3, 4)


@pytest.mark.parametrize(
    "url",
    [
        "nats://fleet:s3cret@127.0.0.1:4222",
        "nats://fleet:s3cret@localhost",
        "tls://fleet:s3cret@nats.example:4222",
        "tls://fleet:s3cret@one.example, tls://fleet:s3cret@two.example",
    ],
)
def test_the_settings_hide_the_nats_password(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("NATS_URL", url)
    settings = load_settings()
    assert settings.nats_url is not None
    assert settings.nats_url.get_secret_value() == url
    assert "s3cret" not in f"{settings!r} {settings}"
    assert set(settings.secrets) == {"s3cret"}


@pytest.mark.parametrize(
    "url",
    [
        "nats://fleet:s3cret@nats.example:4222",
        "nats://127.0.0.1:4222",
        "tls://fleet@nats.example",
        "tls://fleet:s3cret@one.example,nats://fleet:s3cret@two.example",
        "http://fleet:s3cret@127.0.0.1",
        "127.0.0.1:4222",
        "nats://fleet:s3cret@[",
    ],
)
def test_a_nats_address_without_password_or_encryption_is_refused(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("NATS_URL", url)
    with pytest.raises(SettingError, match=r"^NATS_URL must be an address like nats://user:password@") as caught:
        load_settings()
    assert "s3cret" not in repr(caught.value)


def test_an_empty_variable_gives_the_setting_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMO_PORT", "")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert load_settings() == Settings()


def test_the_environment_overrides_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DEMO_PORT=1234\nTURN_SECONDS=20\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(Settings.model_config, "env_file", ".env")
    monkeypatch.setenv("DEMO_PORT", "4321")
    settings = load_settings()
    assert (settings.demo_port, settings.turn_seconds) == (4321, 20)


def test_an_unreadable_file_raises_a_one_line_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DEMO_PORT=\xff\xfe\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(Settings.model_config, "env_file", ".env")
    with pytest.raises(SettingError, match=r"^\.env can't be read"):
        load_settings()


def test_the_log_level_is_converted_to_one_that_logging_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert load_settings().log_level == "DEBUG"
    assert logging.getLevelNamesMapping()[load_settings().log_level] == logging.DEBUG


def test_an_on_or_off_setting_may_be_written_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICTURES", "OFF")
    monkeypatch.setenv("CARD_EMOJIS", "Off")
    assert (load_settings().pictures, load_settings().card_emojis) == ("off", "off")


def test_a_trailing_slash_of_the_api_address_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8080/api/v10/")
    assert load_settings().discord_api_url == "http://127.0.0.1:8080/api/v10"


def test_a_mistyped_name_in_the_file_is_reported_with_the_intended_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    (tmp_path / ".env").write_text(
        "TURN_SECOND=20\nexport Discord_Tokn=s3cret\nLOG-LEVEL=INFO\nDEMO_PORT=8771\nPATH=/bin\nEDITOR=ed\n"
    )
    assert mistyped() == {"TURN_SECOND": "TURN_SECONDS", "DISCORD_TOKN": "DISCORD_TOKEN", "LOG-LEVEL": "LOG_LEVEL"}


def test_a_mistyped_name_that_may_contain_a_value_is_not_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    (tmp_path / ".env").write_text("DISCORD_TOKEN:s3c=ret\nDISCORD_TOKENs3=\nTURN_SECONDS:20\n")
    assert mistyped() == {}


def test_neither_the_example_file_nor_a_missing_file_has_mistyped_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for file in (EXAMPLE, tmp_path / "none"):
        monkeypatch.setitem(Settings.model_config, "env_file", file)
        assert mistyped() == {}


def test_mistyped_names_give_one_warning_without_values(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(Settings.model_config, "env_file", tmp_path / ".env")
    (tmp_path / ".env").write_text("TURN_SECOND=20\nDISCORD_TOKN=s3cret\n")
    warn_of_mistyped()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        (
            "WARNING",
            ".env has unknown settings: TURN_SECOND: did you mean TURN_SECONDS?; "
            "DISCORD_TOKN: did you mean DISCORD_TOKEN?",
        )
    ]
