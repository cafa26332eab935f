"""Documents as they are handed over, and the forms they are sent with."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any, Mapping, Sequence, Union

#: A path, bytes, a binary file from where it stands, or a name with one of the last two.
Document = Union[str, 'os.PathLike[str]', bytes, IO[bytes], tuple[str, Union[bytes, IO[bytes]]]]

#: Name and content; paths are opened when they are sent.
Upload = tuple[str, Union[bytes, Path]]

NAMELESS = 'document'


def upload_of(document: Document) -> Upload:
    """Reads files that are open, so that they can be sent again."""
    if isinstance(document, tuple):
        name, content = document
        return name, content if isinstance(content, bytes) else content.read()
    if isinstance(document, bytes):
        return NAMELESS, document
    if isinstance(document, (str, os.PathLike)):
        path = Path(document)
        return path.name, path
    own = getattr(document, 'name', None)
    return Path(own).name if isinstance(own, str) else NAMELESS, document.read()


def opened(
    field: str, uploads: Sequence[Upload], stack: ExitStack
) -> list[tuple[str, tuple[str, bytes | IO[bytes]]]]:
    """The uploads as httpx takes them; files are closed with the stack."""
    sent: list[tuple[str, tuple[str, bytes | IO[bytes]]]] = []
    for name, content in uploads:
        if isinstance(content, Path):
            sent.append((field, (name, stack.enter_context(content.open('rb')))))
        else:
            sent.append((field, (name, content)))
    return sent


def fields_of(kind: type, form: Mapping[str, Any]) -> dict[str, str]:
    """A form's fields as text. The service would pass over a name it does not know: TypeError."""
    if unknown := sorted(form.keys() - kind.__annotations__.keys()):
        raise TypeError(f'the form has no field {", ".join(unknown)}')
    return {
        name: str(value) if isinstance(value, (str, int)) else ','.join(value)
        for name, value in form.items()
        if value is not None
    }
