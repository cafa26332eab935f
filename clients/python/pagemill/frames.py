"""Tables as pandas has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from .types import Table

if TYPE_CHECKING:
    import pandas


def frames_of(tables: Sequence[Table]) -> list[pandas.DataFrame]:
    """A DataFrame for each table. ImportError where pandas is missing."""
    try:
        import pandas
    except ImportError as error:
        way = 'pip install pandas, or apt-get install python3-pandas'
        raise ImportError(f'tables as DataFrames need pandas: {way}') from error
    frames = []
    for table in tables:
        heads, body = _parts(table)
        columns = None
        if len(heads) == 1:
            columns = pandas.Index(heads[0], dtype=object)
        elif heads:
            columns = pandas.MultiIndex.from_arrays(heads)
        frame = pandas.DataFrame(body, columns=columns)
        for name in ('title', 'pages', 'notes', 'confidence'):
            frame.attrs[name] = table[name]  # type: ignore[literal-required]
        frames.append(frame)
    return frames


def _parts(table: Table) -> tuple[list[list[str]], list[list[float | str | None]]]:
    """The header's rows, a text that spans columns in each of them, and the rows below."""
    count = table['header_rows']
    width = max((len(row) for row in table['rows']), default=0)
    heads = [[''] * width for _ in range(count)]
    body: list[list[float | str | None]] = [[None] * width for _ in table['rows'][count:]]
    for cell in table['cells']:
        row, column = cell['row'], cell['column']
        if row < count:
            for i in range(row, min(count, row + cell['row_span'])):
                for j in range(column, min(width, column + cell['column_span'])):
                    heads[i][j] = cell['text']
        else:
            value = cell['value']
            body[row - count][column] = value if value is not None else cell['text'] or None
    return heads, body
