"""Everything that the file knows of a guild, as files for its owner. Pure, and slow for a large room."""

import csv
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, get_args

Format = Literal["csv", "json"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
Rows = Sequence[Mapping[str, Any]]

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Characters that make a spreadsheet take a cell for a formula, or end a cell."""


def zipped(tables: Mapping[str, Rows], format: Format) -> bytes:
    """A zip of one ``.csv`` a table, or of one ``lowball.json``."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in files(tables, format).items():
            folder.writestr(name, text)
    return made.getvalue()


def files(tables: Mapping[str, Rows], format: Format) -> dict[str, str]:
    """File name -> text."""
    if format == "json":
        return {"lowball.json": json.dumps(tables, ensure_ascii=False, indent=1, default=str)}
    return {f"{name}.csv": csv_text(rows) for name, rows in tables.items()}


def csv_text(rows: Rows) -> str:
    """A header and a line for each row; without rows empty. Every column that any row has is there."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    if columns:
        writer.writerow([_cell(column) for column in columns])
    writer.writerows([_cell(row.get(column)) for column in columns] for row in rows)
    return text.getvalue()


def _cell(value: Any) -> str | int | float:
    """A number as it is; text so that no spreadsheet takes it for a formula; what holds more as JSON."""
    if value is None:
        return ""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return f"'{text}" if text.startswith(_FORMULA) else text
