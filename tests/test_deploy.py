"""The files in .deploy for one process: everything they name exists."""

import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import yaml

from bot.__main__ import UNUSABLE, parser
from bot.operating.metrics_page import served
from bot.settings import Settings
from db import check
from tests.bench.memory import DEPLOYED
from tests.harness.local_discord import LocalDiscord
from tests.harness.processes import PATIENCE_SECONDS, ROOT, addresses, end_of, free_port, start_python
from tests.test_backups import copied as backed_up
from tests.test_kill import PACES, hand_begun

pytestmark = pytest.mark.xdist_group("programs")

UNIT = (ROOT / ".deploy/lowball.service").read_text()
DOCKERFILE = (ROOT / ".deploy/Dockerfile").read_text()
IGNORED = (ROOT / ".deploy/Dockerfile.dockerignore").read_text()
SETTINGS = {name.upper() for name in Settings.model_fields}
INSTALLED = "/opt/lowball"


def of_unit(name: str) -> list[str]:
    """Return every value of a setting of the unit."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def steps(name: str) -> list[str]:
    """Return every instruction of the Dockerfile with this name, its lines joined."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE))
    return re.findall(rf"^{name} (.*)$", joined, re.MULTILINE)


# The service


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not there to verify the unit")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "lowball.service"
    unit.write_text(UNIT.replace(f"{INSTALLED}/.venv/bin/python", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_service_runs_an_existing_command() -> None:
    (command,) = of_unit("ExecStart")
    python, _, module, *arguments = command.split()
    assert (python, module) == (f"{INSTALLED}/.venv/bin/python", "bot")
    assert parser().parse_args(arguments).command == "run"


def test_every_file_named_in_the_unit_exists() -> None:
    named = re.findall(rf"{INSTALLED}/((?:\.locks|\.deploy|\.docs)[\w./]*)", UNIT)
    assert len(named) >= 3
    assert [name for name in named if not (ROOT / name).is_file()] == []
    assert (ROOT / ".env.example").is_file()


def test_the_service_is_not_restarted_after_an_error_the_owner_must_fix() -> None:
    assert of_unit("Restart") == ["on-failure"]
    assert of_unit("RestartPreventExitStatus") == [str(UNUSABLE)]


@pytest.mark.parametrize(
    "case",
    [
        ("User", "lowball"),
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateTmp", "yes"),
        ("CapabilityBoundingSet", ""),
        ("StateDirectory", "lowball"),
        ("UMask", "0077"),
        ("LimitCORE", "0"),
        ("MemoryMax", "256M"),
    ],
)
def test_the_service_has_few_privileges(case: tuple[str, str]) -> None:
    name, value = case
    assert of_unit(name) == [value]


@pytest.mark.parametrize("unit", ["lowball.service", "lowball@.service"])
def test_the_service_keeps_the_compiled_program_in_its_cache(unit: str) -> None:
    """Its own folders are read-only to it, and compiling the program takes longer than the rest of the start."""
    settings = environment_of(unit)
    assert settings["PYTHONPYCACHEPREFIX"].startswith("/var/cache/lowball/")
    assert re.findall(r"^CacheDirectory=(.*)$", text_of(unit), re.MULTILINE) == ["lowball"]
    assert "PYTHONDONTWRITEBYTECODE" not in settings


def environment_of(unit: str) -> dict[str, str]:
    lines = re.findall(r"^Environment=(.*)$", text_of(unit), re.MULTILINE)
    return dict(pair.split("=") for line in lines for pair in line.split())


@pytest.mark.parametrize("unit", ["lowball.service", "lowball@.service"])
def test_the_service_and_the_image_run_python_as_the_bench_of_memory_does(unit: str) -> None:
    """The figures of the bench and of the pages are about them."""
    measured = {name: value for name, value in DEPLOYED.items() if value}
    assert measured.items() <= environment_of(unit).items()
    assert measured.items() <= of_image().items()


def of_image() -> dict[str, str]:
    return dict(pair.split("=") for step in steps("ENV") for pair in step.split())


def text_of(unit: str) -> str:
    return (ROOT / ".deploy" / unit).read_text()


def test_the_data_folder_is_the_services_state_directory() -> None:
    (folder,) = of_unit("WorkingDirectory")
    assert folder == f"/var/lib/{of_unit('StateDirectory')[0]}"
    assert not any(Settings.model_fields[name].default.is_absolute() for name in ("database", "backup_folder"))


# The image


def test_everything_copied_into_the_image_exists_and_passes_the_ignore_file() -> None:
    copied = [source for step in steps("COPY") for source in step.split()[:-1]]
    assert {"bot", "cogs", "db", "pyproject.toml", ".locks"} <= set(copied)
    assert [source for source in copied if not (ROOT / source).exists()] == []
    assert set(re.findall(r"^!(.*)$", IGNORED, re.MULTILINE)) == set(copied)
    assert ".env" not in copied


def test_all_packages_of_the_program_are_copied_into_the_image() -> None:
    """These are its own packages; the rest is in the lock."""
    own = {path.name for path in ROOT.iterdir() if (path / "__init__.py").is_file()} | {"cogs"}
    copied = {source for step in steps("COPY") for source in step.split()[:-1]}
    assert own - {"tests"} <= copied


def test_the_image_is_based_on_plain_python_and_names_no_host() -> None:
    assert steps("FROM") == ["python:3.13-slim"]
    for text in (DOCKERFILE, UNIT):
        assert set(re.findall(r"\w+://[^/'\s]*", text)) <= {"http://127.0.0.1:9464", "file://"}


def test_the_pages_name_the_images_python() -> None:
    (image,) = steps("FROM")
    version = image.removeprefix("python:").removesuffix("-slim")
    assert f"Python {version}, as in the image" in (ROOT / ".docs/operating.md").read_text()
    contributing = (ROOT / ".docs/contributing.md").read_text()
    assert f"The image has Python {version}; to run them on that version:\n\n    UV_PYTHON={version} " in contributing


def test_the_image_does_not_run_as_root_and_keeps_its_data_in_a_volume() -> None:
    instructions = re.findall(r"^([A-Z]+) ", DOCKERFILE, re.MULTILINE)
    assert steps("USER") == ["lowball"]
    assert instructions.index("USER") < instructions.index("CMD")
    assert steps("VOLUME") == ["/data"]
    ours = {name: value for name, value in of_image().items() if name in SETTINGS}
    assert ours == {"DATABASE": "/data/lowball.sqlite3", "BACKUP_FOLDER": "/data/backups", "METRICS_PORT": "9464"}


def test_the_data_stays_in_the_volume_whatever_the_copied_settings_say() -> None:
    """--env-file overrides the image's settings, and .env.example names every setting; -e overrides both."""
    environment = of_image()
    example = set(re.findall(r"^([A-Z_]+)=.", (ROOT / ".env.example").read_text(), re.MULTILINE))
    named = dict(re.findall(r" -e ([A-Z_]+)=(\S+)", DOCKERFILE))
    assert named == {name: value for name, value in environment.items() if name in example}
    assert named


def test_the_image_starts_the_bot() -> None:
    (command,) = [step for step in steps("CMD") if "bot" in step]
    python, _, module, *arguments = json.loads(command)
    assert (python, module) == ("python", "bot")
    assert parser().parse_args(arguments).command == "run"


def test_the_image_has_the_program_compiled() -> None:
    """A container that cannot write would compile it at every start."""
    step = next(step for step in steps("RUN") if step.startswith("python -m compileall -q "))
    ours, _, libraries = step.partition(" && ")
    assert ours.split()[4:] == ["bot", "cogs", "db"]
    assert libraries == "PYTHONDONTWRITEBYTECODE= python -c 'import bot.cli.run'"
    assert DOCKERFILE.index("PYTHONOPTIMIZE") < DOCKERFILE.index("pip install") < DOCKERFILE.index("compileall")
    assert DOCKERFILE.index("COPY db") < DOCKERFILE.index("compileall") < DOCKERFILE.index("USER lowball")


def test_docker_compose_runs_the_image_like_the_command_in_the_dockerfile() -> None:
    service = yaml.safe_load((ROOT / ".deploy/compose.yaml").read_text())["services"]["lowball"]
    named = dict(re.findall(r" -e ([A-Z_]+)=(\S+)", DOCKERFILE))
    assert service["environment"] == named
    assert (service["read_only"], service["tmpfs"], service["cap_drop"]) == (True, ["/tmp"], ["ALL"])
    assert (service["restart"], service["stop_grace_period"]) == ("on-failure", "30s")
    assert service["volumes"] == ["data:/data"]
    assert service["mem_limit"] == "256m"
    assert (ROOT / ".deploy" / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


async def test_the_copied_files_are_enough_to_play_until_the_stop_signal(tmp_path: Path) -> None:
    """This repeats the image's steps in an empty folder: its copies, environment, command and stop signal.

    The installed packages are those of this machine.
    """
    app, data = tmp_path / "app", tmp_path / "data"
    app.mkdir()
    data.mkdir(mode=0o700)
    for step in steps("COPY"):
        *sources, target = step.split()
        if not target.startswith("/"):
            for source in sources:
                copied(ROOT / source, app / source)
    inside = {name: value.replace("/data", str(data)) for name, value in of_image().items()} | PACES
    inside |= {"METRICS_PORT": str(free_port()), "PYTHONPATH": ""}
    (command,) = [json.loads(step) for step in steps("CMD") if "bot" in step]
    async with LocalDiscord() as local:
        process = await start_python(app, *command[1:], DISCORD_TOKEN=local.token, **inside, **addresses(local))
        try:
            await local.gateway.wait_until_identified()
            await hand_begun(local, [local.world.member(name)["user"] for name in ("ann", "bob")])
            await backed_up(local, data / "backups")
        finally:
            process.send_signal(getattr(signal, steps("STOPSIGNAL")[0]))
            ended = await end_of(process)
    assert ended.status == 0, ended.err
    assert check(data / "lowball.sqlite3") == []
    assert len(list((data / "backups").iterdir())) == 1
    assert {path.name for path in app.iterdir()} == {"bot", "cogs", "db", "pyproject.toml", "README.md"}


def copied(source: Path, target: Path) -> None:
    """Copy the source without compiled files, as the image does."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


@asynccontextmanager
async def page(alive: bool) -> AsyncIterator[int]:
    port = free_port()
    async with served(port, lambda: b"", lambda: alive):
        yield port


@pytest.mark.parametrize("alive", [True, False])
async def test_the_images_health_check_passes_only_while_the_bots_page_reports_health(alive: bool) -> None:
    (check,) = steps("HEALTHCHECK")
    _, _, command = check.partition("CMD ")
    _, option, code = json.loads(command)
    async with page(alive) as port:
        # A busy machine may need more than the image's four seconds.
        code = code.replace("9464", str(port)).replace("timeout=4", f"timeout={PATIENCE_SECONDS}")
        process = await asyncio.create_subprocess_exec(sys.executable, option, code, stderr=asyncio.subprocess.DEVNULL)
        assert (await process.wait() == 0) is alive


def test_the_commands_in_the_comments_name_existing_files() -> None:
    assert "docker build -f .deploy/Dockerfile" in DOCKERFILE
    assert "--env-file .env" in DOCKERFILE
    assert "--require-hashes -r /opt/lowball/.locks/production.txt" in UNIT
