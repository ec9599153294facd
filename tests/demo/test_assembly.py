"""The demo as its user starts it: the command, the start page, a second start, a taken port."""

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.harness.demo.process import DemoProcess
from tests.harness.processes import PATIENCE_SECONDS

pytestmark = pytest.mark.xdist_group("demo")


def get(url: str, host: str | None = None) -> tuple[int, str]:
    request = urllib.request.Request(url, headers={"Host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def links(demo: DemoProcess) -> list[str]:
    return re.findall(r"href='(/[^']+)'", get(f"{demo.url}/")[1])


def test_the_start_page_links_the_room_and_the_table_and_the_direct_messages_of_each_person(
    one_demo: DemoProcess,
) -> None:
    found = set(links(one_demo))
    for person in ("maya", "ada", "ben", "cleo", "dora", "emil"):
        assert {f"/{person}/poker", f"/{person}/dm"} <= found
        assert any(re.fullmatch(rf"/{person}/\d+", link) for link in found)
    for link in found:
        status, page = get(one_demo.url + link)
        assert status == 200
        assert "Lowball Club" in page


def test_requests_for_unknown_people_or_places_or_hosts_are_refused(one_demo: DemoProcess) -> None:
    assert get(f"{one_demo.url}/mallory/poker")[0] == 404
    assert get(f"{one_demo.url}/ada/12345")[0] == 404
    assert get(f"{one_demo.url}/api/state")[0] == 401
    assert get(f"{one_demo.url}/", host="poker.example")[0] == 403


@pytest.mark.parametrize("end", ["close", "kill"])
def test_the_demo_player_ben_waits_at_a_table_and_a_second_start_keeps_all_channels(
    demo: DemoProcess, end: str
) -> None:
    before = json.loads(get(f"{demo.url}/demo/places/ben")[1])["places"]
    assert [place["kind"] for place in before] == ["room", "table", "dm"]
    assert before[1]["label"].startswith("Table 1")
    assert before[1]["detail"].startswith("1 of ")
    getattr(demo, end)()
    demo.open()
    after = json.loads(get(f"{demo.url}/demo/places/ben")[1])["places"]
    assert [(place["href"], place["label"], place["detail"]) for place in after] == [
        (place["href"], place["label"], place["detail"]) for place in before
    ]
    assert "Traceback" not in demo.log()


def test_the_command_serves_the_page_until_it_is_terminated(closed_demo: DemoProcess) -> None:
    """This test starts the real command; all other tests of the page fork their program."""
    arguments, environment = closed_demo.command()
    with (
        (closed_demo.folder / "log").open("w") as log,
        subprocess.Popen(
            arguments, cwd=closed_demo.folder, env=environment, stdout=subprocess.PIPE, stderr=log
        ) as started,
    ):
        assert started.stdout is not None
        try:
            assert closed_demo.url in started.stdout.readline().decode(), closed_demo.log()
            assert get(f"{closed_demo.url}/")[0] == 200
        finally:
            started.terminate()
    assert started.returncode == 0
    assert "Traceback" not in closed_demo.log()


def test_a_taken_port_prints_one_line_and_returns_status_2(one_demo: DemoProcess, tmp_path: Path) -> None:
    arguments, environment = DemoProcess(tmp_path, one_demo.port).command()
    second = environment | {"DEMO_DATABASE": str(tmp_path / "another.sqlite3")}
    done = subprocess.run(arguments, cwd=tmp_path, env=second, capture_output=True, text=True, timeout=PATIENCE_SECONDS)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert str(one_demo.port) in done.stderr
    assert "DEMO_PORT" in done.stderr
    assert done.stderr.count("(Address already in use)") == done.stderr.count("127.0.0.1") == 1


def test_a_missing_simcord_prints_one_line_and_returns_status_2(closed_demo: DemoProcess) -> None:
    """An install without the default groups has no simcord."""
    _, environment = closed_demo.command()
    hide = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; sys.exit(main([]))"
    done = subprocess.run(
        [sys.executable, "-c", hide],
        cwd=closed_demo.folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "simcord" in done.stderr
    assert "DISCORD_TOKEN" in done.stderr
