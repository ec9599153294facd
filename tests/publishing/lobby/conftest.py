"""Fixtures shared with the tests of whole evenings: a server on a simulated Discord."""

from tests.discord.conftest import club as club
from tests.discord.conftest import hand as hand
from tests.discord.conftest import played as played
from tests.discord.conftest import room as room
from tests.discord.conftest import table as table
from tests.harness.local_discord.simulated import bodies_are_valid as bodies_are_valid
