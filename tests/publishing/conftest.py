"""Fixtures shared with the drawing tests: strict phrases, and a bot on a simulated Discord."""

from tests.ui.conftest import bodies_are_valid as bodies_are_valid
from tests.ui.conftest import hall as hall
from tests.ui.conftest import simcord_bot as simcord_bot
from tests.ui.conftest import simcord_env as simcord_env
from tests.ui.conftest import stage as stage
from tests.ui.conftest import strict_phrases as strict_phrases
from tests.ui.conftest import studio as studio
