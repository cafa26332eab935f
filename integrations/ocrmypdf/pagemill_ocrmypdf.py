"""OCRmyPDF plugin that has pages read by pagemill.

    ocrmypdf --plugin path/to/pagemill_ocrmypdf.py in.pdf out.pdf

PAGEMILL_URL and PAGEMILL_KEY name a running service; without them a local pagemill is started
(PAGEMILL_COMMAND, ``npx pagemill`` when left out) and kept for as long as OCRmyPDF runs.
"""

from __future__ import annotations

import atexit
import base64
import json
import os
import re
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

from ocrmypdf import OcrEngine, hookimpl
from ocrmypdf.exceptions import ExitCodeException
from ocrmypdf.hocrtransform import HocrTransform
from ocrmypdf.pluginspec import OrientationConfidence
from PIL import Image

VERSION = '0.2.0'
#: Where the local pagemill answers: processes that OCRmyPDF forks find it by their environment.
LOCAL = 'PAGEMILL_OCRMYPDF_LOCAL'
#: Seconds between looks at a page that is being read, and those that one request may take.
PAUSE = 0.3
LONGEST = 600


class PagemillError(ExitCodeException):
    """A page could not be read, or pagemill could not be reached."""

    exit_code = 15


def read_page(image: Path, languages: set[str]) -> bytes:
    """Returns the page as hOCR, in pixels of the image."""
    try:
        if service := os.environ.get('PAGEMILL_URL'):
            return _by_service(service.rstrip('/'), image.read_bytes(), languages)
        return _by_local(os.environ[LOCAL], image.read_bytes(), languages)
    except urllib.error.HTTPError as error:
        said = error.read().decode(errors='replace')
        raise PagemillError(f'pagemill answers {error.code}: {said}') from error
    except urllib.error.URLError as error:
        raise PagemillError(f'pagemill cannot be reached: {error.reason}') from error


def _by_service(url: str, image: bytes, languages: set[str]) -> bytes:
    fields = {'model': 'text', 'output': 'hocr', 'languages': ','.join(sorted(languages))}
    form, content_type = _form(fields, image)
    job = json.loads(_ask(f'{url}/v1/jobs', form, content_type))['data']['request_id']
    while True:
        state = json.loads(_ask(f'{url}/v1/jobs/{job}'))['data']
        if state['status'] == 'done':
            return _ask(f'{url}/v1/jobs/{job}/result?download=1')
        if state['status'] == 'failed':
            raise PagemillError(f'pagemill: {state.get("error")}')
        time.sleep(PAUSE)


def _ask(url: str, body: bytes | None = None, content_type: str = '') -> bytes:
    """Asks again where the service says that it is asked too often."""
    headers = {'X-API-Key': os.environ.get('PAGEMILL_KEY', '')}
    if body is not None:
        headers['Content-Type'] = content_type
    while True:
        try:
            request = urllib.request.Request(url, body, headers)
            with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(int(error.headers.get('Retry-After', '1')))


def _form(fields: dict[str, str], image: bytes) -> tuple[bytes, str]:
    edge = uuid.uuid4().hex
    parts = [
        f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = 'Content-Disposition: form-data; name="file"; filename="page.png"'
    parts += [f'--{edge}\r\n{head}\r\n\r\n'.encode(), image, f'\r\n--{edge}--\r\n'.encode()]
    return b''.join(parts), f'multipart/form-data; boundary={edge}'


def _by_local(url: str, image: bytes, languages: set[str]) -> bytes:
    given = {
        'content': base64.b64encode(image).decode(),
        'name': 'page.png',
        'model': 'text',
        'output': 'hocr',
        'languages': sorted(languages),
    }
    call = {'name': 'convert', 'arguments': given}
    body = {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': call}
    headers = {
        'Content-Type': 'application/json',
        'Accept': 'application/json, text/event-stream',
    }
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=LONGEST) as answer:
        events = answer.read().decode()
    result = next(
        message
        for line in events.splitlines()
        if line.startswith('data: ') and 'id' in (message := json.loads(line[6:]))
    )
    if 'error' in result:
        raise PagemillError(f'pagemill: {result["error"]["message"]}')
    content = result['result']['content'][0]
    if result['result'].get('isError'):
        raise PagemillError(f'pagemill: {content["text"]}')
    return content['resource']['text'].encode()


def _start_local() -> None:
    command = shlex.split(os.environ.get('PAGEMILL_COMMAND', 'npx pagemill'))
    child = subprocess.Popen(
        [*command, 'mcp', '--http', '0'], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    atexit.register(_stop, child, os.getpid())
    said = ''
    for line in child.stderr:
        said += line
        if found := re.search(r'listening on (\S+)', line):
            os.environ[LOCAL] = found[1]
            # What it says later must not fill the pipe.
            threading.Thread(target=child.stderr.read, daemon=True).start()
            return
    raise PagemillError(f'pagemill could not be started: {said.strip()}')


def _stop(child: subprocess.Popen, owner: int) -> None:
    if os.getpid() == owner:
        child.terminate()
        child.wait()


class PagemillEngine(OcrEngine):
    """Reads pages by pagemill, as they stand."""

    @staticmethod
    def version() -> str:
        return VERSION

    @staticmethod
    def creator_tag(options) -> str:
        return f'pagemill {VERSION}'

    def __str__(self) -> str:
        return f'pagemill {VERSION}'

    @staticmethod
    def languages(options) -> set[str]:
        return set(options.languages)

    @staticmethod
    def get_orientation(input_file: Path, options) -> OrientationConfidence:
        return OrientationConfidence(angle=0, confidence=0.0)

    @staticmethod
    def get_deskew(input_file: Path, options) -> float:
        return 0.0

    @staticmethod
    def generate_hocr(input_file: Path, output_hocr: Path, output_text: Path, options) -> None:
        hocr = read_page(Path(input_file), options.languages)
        Path(output_hocr).write_bytes(hocr)
        lines = re.findall(rb'<span class="ocr_line".*', hocr)
        text = '\n'.join(re.sub(r'<[^<>]*>', '', line.decode()) for line in lines)
        for name, sign in (('&lt;', '<'), ('&gt;', '>'), ('&quot;', '"'), ('&amp;', '&')):
            text = text.replace(name, sign)
        Path(output_text).write_text(text)

    @staticmethod
    def generate_pdf(input_file: Path, output_pdf: Path, output_text: Path, options) -> None:
        hocr = Path(output_pdf).with_suffix('.hocr')
        PagemillEngine.generate_hocr(input_file, hocr, output_text, options)
        with Image.open(input_file) as image:
            dpi = image.info['dpi'][0]
        HocrTransform(hocr_filename=hocr, dpi=dpi).to_pdf(out_filename=output_pdf)


@hookimpl
def check_options(options) -> None:
    """Before OCRmyPDF's own engine chooses its way of drawing text."""
    if options.pdf_renderer == 'auto':
        options.pdf_renderer = 'hocr'
    if not os.environ.get('PAGEMILL_URL'):
        _start_local()


@hookimpl
def get_ocr_engine() -> OcrEngine:
    return PagemillEngine()
