"""The files in .deploy for several processes: a service template, a manifest and a NATS configuration."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.__main__ import parser
from bot.fleet.part import Part
from bot.operating.metrics_page import served
from bot.settings import Settings
from tests.harness.kubernetes import wrong_fields
from tests.harness.processes import PATIENCE_SECONDS, ROOT, free_port

pytestmark = pytest.mark.xdist_group("programs")

DEPLOY = ROOT / ".deploy"
ALONE = (DEPLOY / "lowball.service").read_text()
TEMPLATE = (DEPLOY / "lowball@.service").read_text()
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
MANIFEST = (DEPLOY / "kubernetes.yaml").read_text()
OBJECTS: dict[str, dict[str, Any]] = {each["kind"]: each for each in yaml.safe_load_all(MANIFEST)}
SETTINGS = {name.upper() for name in Settings.model_fields}
INSTALLED = "/opt/lowball"


def lines_of(unit: str) -> list[str]:
    return [line for line in unit.splitlines() if line and not line.startswith("#")]


def of_template(name: str) -> str:
    (value,) = re.findall(rf"^{name}=(.*)$", TEMPLATE, re.MULTILINE)
    return str(value)


# The template


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not there to verify the unit")
def test_systemd_accepts_the_template(tmp_path: Path) -> None:
    unit = tmp_path / "lowball@.service"
    unit.write_text(TEMPLATE.replace(f"{INSTALLED}/.venv/bin/python", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_service_template_has_the_same_restrictions_as_the_unit_for_one_process() -> None:
    """They differ only in their description, their folders and their command, and in the limit for a small host."""
    own = {re.split("=", line)[0] for line in set(lines_of(TEMPLATE)) ^ set(lines_of(ALONE))}
    assert own - {"MemoryMax"} == {
        "Description",
        "Documentation",
        "After",
        "WorkingDirectory",
        "ExecStart",
        "StateDirectory",
    }
    assert of_template("WorkingDirectory") == f"/var/lib/{of_template('StateDirectory')}" == "/var/lib/lowball/%i"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sh")
@pytest.mark.parametrize(("instance", "port"), [("0", "9464"), ("3", "9467"), ("63", "9527")])
def test_each_process_runs_its_own_part_at_its_own_port(instance: str, port: str) -> None:
    shell, option, quoted = of_template("ExecStart").split(" ", 2)
    code = 'import os, sys; print(os.environ["SHARD"], os.environ["METRICS_PORT"], sys.argv[1:])'
    told = f"{sys.executable} -c '{code}'"
    script = quoted.strip("'").replace("$$", "$").replace("%i", instance)
    assert f"{INSTALLED}/.venv/bin/python -m bot" in script
    script = script.replace(f"{INSTALLED}/.venv/bin/python -m bot", told)
    settings = {"PARTS": "64", "METRICS_PORT": "0", "PATH": "/usr/bin:/bin"}
    done = subprocess.run([shell, option, script], env=settings, capture_output=True, text=True, check=True)
    shard, at, command = done.stdout.split(" ", 2)
    assert Part.parse(shard) == Part(int(instance), 64)
    assert at == port
    assert parser().parse_args(json.loads(command.replace("'", '"'))).command == "run"


def test_every_named_file_exists() -> None:
    for text in (TEMPLATE, MANIFEST, (DEPLOY / "nats-server.conf").read_text()):
        named = re.findall(r"(?:^|[ /])((?:\.locks|\.deploy|\.docs)/[\w.@-]*[\w])", text)
        assert named
        assert [name for name in named if not (ROOT / name).is_file()] == []
    assert "LOCK=fleet" in MANIFEST
    assert (ROOT / ".locks/fleet.txt").is_file()
    assert "--require-hashes -r /tmp/locks/$LOCK.txt" in DOCKERFILE


# The manifest


def pod() -> dict[str, Any]:
    return dict(OBJECTS["StatefulSet"]["spec"]["template"]["spec"])


def container() -> dict[str, Any]:
    (one,) = pod()["containers"]
    return dict(one)


def environment() -> dict[str, str]:
    return {each["name"]: each["value"] for each in container()["env"] if "value" in each}


@pytest.mark.parametrize("kind", OBJECTS)
def test_the_manifest_has_only_fields_that_kubernetes_knows(kind: str) -> None:
    assert wrong_fields(OBJECTS[kind], kind) == []


def test_misspelled_and_misplaced_fields_are_found() -> None:
    wrong = yaml.safe_load(MANIFEST.split("---\n")[-1].replace("replicas:", "replica:").replace('"9464"', "9464"))
    wrong["spec"]["template"]["spec"]["readinessProbe"] = {}
    assert sorted(wrong_fields(wrong, "StatefulSet")) == [
        ".spec.replica",
        ".spec.template.spec.containers[0].env[4].value",
        ".spec.template.spec.readinessProbe",
    ]


def test_a_pods_number_is_the_number_of_its_part() -> None:
    pods = OBJECTS["StatefulSet"]["spec"]["replicas"]
    number = next(each for each in container()["env"] if each["name"] == "PART")
    assert number["valueFrom"] == {"fieldRef": {"fieldPath": "metadata.labels['apps.kubernetes.io/pod-index']"}}
    parts = [Part.parse(environment()["SHARD"].replace("$(PART)", str(pod))) for pod in range(pods)]
    assert parts == [Part(pod, pods) for pod in range(pods)]
    names = [each["name"] for each in container()["env"]]
    assert names.index("PART") < names.index("SHARD")


def test_parts_start_together_and_are_evicted_one_at_a_time() -> None:
    stateful, budget = OBJECTS["StatefulSet"]["spec"], OBJECTS["PodDisruptionBudget"]["spec"]
    assert stateful["podManagementPolicy"] == "Parallel"
    assert stateful["updateStrategy"] == {"type": "RollingUpdate"}
    assert budget["maxUnavailable"] == 1
    labels = stateful["template"]["metadata"]["labels"]
    service = OBJECTS["Service"]
    assert labels == stateful["selector"]["matchLabels"] == budget["selector"]["matchLabels"]
    assert labels == service["spec"]["selector"]
    assert stateful["serviceName"] == service["metadata"]["name"]
    assert service["spec"]["clusterIP"] == "None"


def test_each_part_has_its_own_volume_for_its_file_and_backups() -> None:
    (claim,) = OBJECTS["StatefulSet"]["spec"]["volumeClaimTemplates"]
    places = {mount["name"]: mount["mountPath"] for mount in container()["volumeMounts"]}
    data = places[claim["metadata"]["name"]]
    assert environment()["DATABASE"] == f"{data}/lowball.sqlite3"
    assert environment()["BACKUP_FOLDER"].startswith(f"{data}/")
    assert claim["spec"]["accessModes"] == ["ReadWriteOnce"]
    assert places["tmp"] == "/tmp"
    assert set(places) == {claim["metadata"]["name"], *(volume["name"] for volume in pod()["volumes"])}


def test_every_variable_is_a_setting_and_secret_settings_come_from_a_secret_object() -> None:
    names = {each["name"] for each in container()["env"]}
    assert names - {"PART"} <= SETTINGS
    secret = {each["name"] for each in container()["env"] if "secretKeyRef" in each.get("valueFrom", {})}
    assert secret == {"DISCORD_TOKEN", "NATS_URL"}
    given = {name.lower(): value for name, value in environment().items() if name != "SHARD"}
    assert str(Settings(_env_file=None, **given).metrics_address) == "0.0.0.0"  # type: ignore[call-arg,arg-type]  # as they stand in the environment


def test_a_pod_has_few_privileges_and_runs_as_the_images_user() -> None:
    (user,) = re.findall(r"useradd .*--uid (\d+)", DOCKERFILE)
    assert (pod()["securityContext"]["runAsUser"], pod()["securityContext"]["fsGroup"]) == (int(user), int(user))
    assert pod()["securityContext"]["runAsNonRoot"] is True
    assert pod()["automountServiceAccountToken"] is False
    own = container()["securityContext"]
    assert (own["allowPrivilegeEscalation"], own["readOnlyRootFilesystem"]) == (False, True)
    assert own["capabilities"] == {"drop": ["ALL"]}
    assert pod()["terminationGracePeriodSeconds"] == int(of_template("TimeoutStopSec"))


async def probed(name: str, *, alive: bool, saves: bool) -> bool:
    """Run the probe's command against the page that is really served."""
    python, *arguments = container()[name]["exec"]["command"]
    assert python == "python"
    code, port = arguments.pop(), free_port()
    # A busy machine may need more than the pod's four seconds.
    code = code.replace(environment()["METRICS_PORT"], str(port)).replace("timeout=4", f"timeout={PATIENCE_SECONDS}")
    async with served(port, lambda: b"", lambda: alive, lambda: saves):
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, code, stderr=asyncio.subprocess.DEVNULL
        )
        return await process.wait() == 0


@pytest.mark.parametrize("probe", ["startupProbe", "livenessProbe"])
async def test_a_pod_counts_as_alive_while_its_file_can_be_written(probe: str) -> None:
    assert await probed(probe, alive=False, saves=True)
    assert not await probed(probe, alive=False, saves=False)


async def test_a_pod_is_ready_once_it_is_connected_to_discord() -> None:
    assert await probed("readinessProbe", alive=True, saves=True)
    assert not await probed("readinessProbe", alive=False, saves=True)


def test_the_startup_probe_outlasts_the_longest_wait_after_failed_starts() -> None:
    """After failed starts the bot waits up to ten minutes before it serves its page."""
    probe = container()["startupProbe"]
    assert probe["failureThreshold"] * probe["periodSeconds"] >= 600 + 120


# The server where they meet


@pytest.mark.skipif(shutil.which("nats-server") is None, reason="nats-server is not there to read its configuration")
def test_the_nats_server_accepts_its_configuration_only_with_a_password() -> None:
    server = shutil.which("nats-server")
    assert server is not None
    for more, status in (({"NATS_PASSWORD": "secret"}, 0), ({}, 1)):
        done = subprocess.run(
            [server, "-t", "-c", str(DEPLOY / "nats-server.conf")],
            env={"PATH": "/usr/bin", **more},
            capture_output=True,
        )
        assert done.returncode == status, done.stderr
