"""Conversion of a guild's stored data into files for its owner. No I/O; slow for a large room."""

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
"""Characters that make a spreadsheet read a cell as a formula, or that end a cell."""


def zipped(tables: Mapping[str, Rows], format: Format) -> bytes:
    """Return a zip file with one ``.csv`` per table, or one ``lowball.json``."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in files(tables, format).items():
            folder.writestr(name, text)
    return archive.getvalue()


def files(tables: Mapping[str, Rows], format: Format) -> dict[str, str]:
    """Return file name -> text of the file."""
    if format == "json":
        return {"lowball.json": json.dumps(tables, ensure_ascii=False, indent=1, default=str)}
    return {f"{name}.csv": csv_text(rows) for name, rows in tables.items()}


def csv_text(rows: Rows) -> str:
    """Return CSV text: a header with all columns that occur in any row, and a line for each row.

    Empty if there are no rows.
    """
    columns = list(dict.fromkeys(column for row in rows for column in row))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    if columns:
        writer.writerow([_cell(column) for column in columns])
    writer.writerows([_cell(row.get(column)) for column in columns] for row in rows)
    return text.getvalue()


def _cell(value: Any) -> str | int | float:
    """Return a cell's value: a number as it is, a text escaped against formulas, anything else as JSON."""
    if value is None:
        return ""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return f"'{text}" if text.startswith(_FORMULA) else text
