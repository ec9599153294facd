"""The tests with their benches and soaks; they need the tools of the group ``dev``."""

from importlib.util import find_spec
from typing import Final

TOOLS: Final = ("pytest", "pytest_asyncio", "xdist", "hypothesis", "pokerkit", "simcord", "playwright", "jsonschema")
MISSING: Final = [name for name in TOOLS if find_spec(name) is None]

if MISSING:
    raise SystemExit(f"The tests need {', '.join(MISSING)}: start them with `uv run --group dev pytest`.")
