"""Results of conversions."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from email.message import Message
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import httpx

from . import frames
from .types import Extraction

if TYPE_CHECKING:
    import pandas


@dataclass(frozen=True)
class ResultWarning:
    """What to know of a result. Only results as JSON say more than the code."""

    code: str
    message: str | None = None
    page: int | None = None
    box: list[float] | None = None


@dataclass(frozen=True)
class Result:
    """A converted document."""

    content: bytes = field(repr=False)
    content_type: str
    filename: str | None
    """As the service would name it."""
    model: str
    pages_used: int
    """Pages billed."""
    failed_pages: list[int]
    """Pages that could not be read; they are not billed."""
    warnings: list[ResultWarning]
    request_id: str

    @property
    def text(self) -> str:
        """The content as text. UnicodeDecodeError where it is none, as a spreadsheet is."""
        kind = Message()
        kind['Content-Type'] = self.content_type
        return self.content.decode(str(kind.get_param('charset', 'utf-8')))

    def json(self) -> Extraction:
        """What was read, of ``output='json'``; ``['model']`` says which of the types it is."""
        if _bare(self.content_type) != 'application/json':
            raise ValueError(f'the result is {self.content_type}: ask for output="json"')
        return cast(Extraction, json.loads(self.content))

    def tables(self) -> list[pandas.DataFrame]:
        """The tables of ``model='tables', output='json'``, a DataFrame each. Needs pandas.

        Columns are named by the header's rows, a MultiIndex where there are several. Cells are
        numbers and ISO dates where they are read as such, text otherwise, None where empty.
        ``attrs`` of each has title, pages, notes and confidence.
        """
        extraction = self.json()
        if extraction['model'] != 'tables':
            raise ValueError(f'model {self.model} finds no tables: ask for model="tables"')
        return frames.frames_of(extraction['tables'])

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the content to a file; one that is there is replaced."""
        target = Path(path)
        target.write_bytes(self.content)
        return target


def result_in(response: httpx.Response) -> Result:
    """A file is the body as it came; JSON is in the envelope, with its warnings."""
    if _bare(response.headers.get('Content-Type', '')) != 'application/json':
        return _result(response, response.content, [])
    envelope = response.json()
    content = json.dumps(envelope['data'], ensure_ascii=False).encode()
    return _result(response, content, envelope.get('warnings', []))


def _result(response: httpx.Response, content: bytes, warnings: list[dict[str, Any]]) -> Result:
    headers = response.headers
    said = [
        ResultWarning(one['code'], one['message'], one.get('page'), one.get('box'))
        for one in warnings
    ]
    codes = [ResultWarning(code) for code in _listed(headers.get('X-Service-Warning', ''))]
    disposition = Message()
    disposition['Content-Disposition'] = headers.get('Content-Disposition', '')
    return Result(
        content=content,
        content_type=headers.get('Content-Type', ''),
        filename=disposition.get_filename(),
        model=headers['X-Service-Model'],
        pages_used=int(headers['X-Service-Pages-Used']),
        failed_pages=[int(page) for page in _listed(headers.get('X-Service-Failed-Pages', ''))],
        warnings=said or codes,
        request_id=headers['X-Service-Request-Id'],
    )


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(',') if part.strip()]


def _bare(content_type: str) -> str:
    return content_type.split(';')[0].strip().lower()
