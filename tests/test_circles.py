"""No import cycles, and no folder with more modules than one can survey."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.harness.source_code import nodes

ROOT = Path(__file__).parents[1]
SOURCE = ("bot", "cogs", "db")
MODULES_MOST = 20


def modules(root: Path, source: Iterable[str] = SOURCE) -> dict[str, Path]:
    """Return every module by its dotted name; a package has the path of its __init__."""
    paths = sorted(path for folder in source for path in (root / folder).rglob("*.py"))
    named = {path: path.relative_to(root).with_suffix("").parts for path in paths}
    return {".".join(parts[:-1] if parts[-1] == "__init__" else parts): path for path, parts in named.items()}


def imports(name: str, path: Path, source: Mapping[str, Path]) -> set[str]:
    """Return the modules of the source that this one imports, at the top or anywhere else."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in nodes(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(_named(_origin(node, package), node, source))
    return {module for module in found if module in source}


def _origin(node: ast.ImportFrom, package: str) -> str:
    """Return the full name of the module or package that ``from ... import`` names."""
    if not node.level:
        return node.module or ""
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def _named(origin: str, node: ast.ImportFrom, source: Mapping[str, Path]) -> Iterator[str]:
    """Yield a package's module if that is what is imported, or else the package itself."""
    for alias in node.names:
        module = f"{origin}.{alias.name}"
        yield module if module in source else origin


def circles(graph: Mapping[str, Iterable[str]]) -> set[frozenset[str]]:
    """Return the largest groups of modules that all import each other, directly or through others.

    A module that imports itself is a group too.
    """
    reached = {module: reachable(module, graph) for module in graph}
    groups = {
        frozenset({module, *(other for other in reached[module] if module in reached[other])}) for module in graph
    }
    return {group for group in groups if len(group) > 1 or any(module in graph[module] for module in group)}


def reachable(start: str, graph: Mapping[str, Iterable[str]]) -> set[str]:
    """Return everything that the module imports, directly or through others."""
    found: set[str] = set()
    ahead = list(graph[start])
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead.extend(graph[module])
    return found


def crowded(root: Path, source: Iterable[str] = SOURCE) -> dict[str, int]:
    """Return each folder with more than MODULES_MOST modules, and their number."""
    folders = sorted({path.parent for path in modules(root, source).values()})
    held = {folder.relative_to(root).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}
    return {folder: count for folder, count in held.items() if count > MODULES_MOST}


def test_no_module_imports_itself_through_others() -> None:
    source = modules(ROOT)
    found = circles({name: imports(name, path, source) for name, path in source.items()})
    assert [sorted(circle) for circle in found] == []


def test_no_folder_has_too_many_modules() -> None:
    assert crowded(ROOT) == {}


def planted(root: Path, files: Mapping[str, str]) -> set[frozenset[str]]:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    source = modules(root, ["shop"])
    return circles({name: imports(name, path, source) for name, path in source.items()})


PLAIN = {"shop/__init__.py": "", "shop/till.py": "from shop.goods import Loaf", "shop/goods.py": "import ast"}


@pytest.mark.parametrize(
    ("back", "circle"),
    [
        ("import shop.till", {"shop.till", "shop.goods"}),
        ("from shop.till import Till", {"shop.till", "shop.goods"}),
        ("from shop import till as counter", {"shop.till", "shop.goods"}),
        ("from . import till", {"shop.till", "shop.goods"}),
        ("from .till import Till", {"shop.till", "shop.goods"}),
        ("if TYPE_CHECKING:\n    from shop.till import Till", {"shop.till", "shop.goods"}),
        ("def sell():\n    from shop.till import Till", {"shop.till", "shop.goods"}),
        ("import shop.goods", {"shop.goods"}),
    ],
)
def test_a_planted_import_cycle_is_found(tmp_path: Path, back: str, circle: set[str]) -> None:
    assert planted(tmp_path, PLAIN) == set()
    assert planted(tmp_path, {"shop/goods.py": back}) == {frozenset(circle)}


def test_import_cycles_through_a_third_module_and_through_a_package_are_found(tmp_path: Path) -> None:
    through_a_third = {"shop/goods.py": "import shop.oven", "shop/oven.py": "import shop.till"}
    assert planted(tmp_path, PLAIN | through_a_third) == {frozenset({"shop.till", "shop.goods", "shop.oven"})}
    of_the_package = {"shop/__init__.py": "from shop.till import Till", "shop/goods.py": "from shop import Till"}
    assert planted(tmp_path, PLAIN | of_the_package) == {frozenset({"shop", "shop.till", "shop.goods"})}


def test_a_package_that_imports_its_own_modules_is_no_cycle(tmp_path: Path) -> None:
    assert planted(tmp_path, PLAIN | {"shop/__init__.py": "from shop.till import Till"}) == set()


def test_a_folder_with_too_many_modules_is_found(tmp_path: Path) -> None:
    planted(tmp_path, {f"shop/shelf_{number}.py": "" for number in range(MODULES_MOST)})
    assert crowded(tmp_path, ["shop"]) == {}
    planted(tmp_path, {"shop/__init__.py": ""})
    assert crowded(tmp_path, ["shop"]) == {"shop": MODULES_MOST + 1}
