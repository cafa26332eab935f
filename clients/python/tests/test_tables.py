from __future__ import annotations

import sys
import unittest
from typing import Any
from unittest.mock import patch

import pandas

from pagemill import Pagemill
from pagemill.frames import frames_of
from pagemill.types import Cell, Table

from .service import KEY, TABLE, URL


def cell(row: int, column: int, text: str, **more: Any) -> Cell:
    place = {'page': 1, 'box': [0, 0, 1, 1], 'confidence': 1, 'row_span': 1, 'column_span': 1}
    return {'row': row, 'column': column, 'text': text, 'value': None, **place, **more}  # type: ignore


def table(head: int, rows: int, columns: int, *cells: Cell) -> Table:
    return {
        'page': 1,
        'pages': [1],
        'box': [0, 0, 1, 1],
        'title': 'Sales',
        'notes': [],
        'header_rows': head,
        'rows': [[''] * columns for _ in range(rows)],
        'cells': list(cells),
        'confidence': 1,
    }


class Tables(unittest.TestCase):
    def test_of_a_document(self) -> None:
        with Pagemill(URL, KEY) as client:
            [frame] = client.convert(TABLE, model='tables', output='json').tables()
            letters = client.convert(TABLE, model='invoice', output='json')
        self.assertEqual(list(frame.columns), ['Item', 'Count', 'Price'])
        self.assertEqual(list(frame['Item']), ['Pens', 'Paper'])
        self.assertEqual((frame['Count'].sum(), frame['Price'].sum()), (15, 14.75))
        self.assertEqual(frame.attrs['pages'], [1])
        with self.assertRaisesRegex(ValueError, 'finds no tables'):
            letters.tables()

    def test_heads_of_several_rows_and_cells_that_span(self) -> None:
        cells = [
            cell(0, 0, 'City', row_span=2),
            cell(0, 1, 'Sales', column_span=2),
            cell(1, 1, '2025'),
            cell(1, 2, '2026'),
            cell(2, 0, 'Rome'),
            cell(2, 1, '1.5', value=1.5, column_span=2),
        ]
        [frame] = frames_of([table(2, 3, 3, *cells)])
        heads = [('City', 'City'), ('Sales', '2025'), ('Sales', '2026')]
        self.assertEqual(list(frame.columns), heads)
        self.assertEqual(frame.iloc[0, :2].tolist(), ['Rome', 1.5])
        self.assertTrue(pandas.isna(frame.iloc[0, 2]))
        self.assertEqual(frame.attrs['title'], 'Sales')

    def test_no_head_and_no_rows(self) -> None:
        bare, empty = frames_of([table(0, 1, 1, cell(0, 0, 'a')), table(0, 0, 0)])
        self.assertEqual(bare.values.tolist(), [['a']])
        self.assertEqual(list(bare.columns), [0])
        self.assertEqual(empty.shape, (0, 0))

    def test_without_pandas(self) -> None:
        with patch.dict(sys.modules, {'pandas': None}):
            with self.assertRaisesRegex(ImportError, 'python3-pandas'):
                frames_of([])
