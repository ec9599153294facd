"""The project's own code as text and as a tree, for tests that read it."""

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def nodes(module: ast.Module) -> Sequence[ast.AST]:
    """Return all nodes, in half the time of ``ast.walk``, which asks each node for its field names."""
    found: list[ast.AST] = [module]
    for node in found:  # which grows in the loop
        for value in vars(node).values():
            if isinstance(value, list):
                found += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST):
                found.append(value)
    return found
