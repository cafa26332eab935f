"""The service that tests talk to, and what stands around it; the program that runs them starts it."""

from __future__ import annotations

import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Callable

import httpx

URL = os.environ['PAGEMILL_URL']
KEY = os.environ['PAGEMILL_KEY']
SECRET = os.environ['PAGEMILL_SECRET']
CONTROL = os.environ['PAGEMILL_CONTROL']
DOCUMENTS = Path(os.environ['PAGEMILL_DOCUMENTS'])

LETTER = DOCUMENTS / 'letter.pdf'
LONG = DOCUMENTS / 'long.pdf'
TABLE = DOCUMENTS / 'table.pdf'


def hold_after_page() -> None:
    """The engine stands still once it has read another page."""
    httpx.post(f'{CONTROL}/hold').raise_for_status()


def go_on() -> None:
    httpx.post(f'{CONTROL}/release').raise_for_status()


class Server:
    """An HTTP server of this process, on a free port. ``answer`` handles each request."""

    def __init__(self, answer: Callable[[BaseHTTPRequestHandler, bytes], None]) -> None:
        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                body = self.rfile.read(int(self.headers.get('Content-Length', 0)))
                answer(self, body)
                self.close_connection = True

            do_GET = do_POST = do_DELETE = handle_any

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        self.url = f'http://127.0.0.1:{self._server.server_port}'
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Proxy(Server):
    """Stands before the service, as a load balancer does, and has faults in the given order.

    ``refuse``: 503 instead of the service's answer, which never sees the request; ``lose``: 503
    when it has answered; ``cut``: the answer ends after its first lines.
    """

    def __init__(self, *faults: str) -> None:
        self._faults = list(faults)
        super().__init__(self._answer)

    def _answer(self, request: BaseHTTPRequestHandler, body: bytes) -> None:
        fault = self._faults.pop(0) if self._faults else None
        if fault == 'refuse':
            return self._unavailable(request)
        headers = {k: v for k, v in request.headers.items() if k.lower() != 'host'}
        with httpx.stream(
            request.command, URL + request.path, headers=headers, content=body, timeout=60
        ) as answer:
            if fault == 'lose':
                answer.read()
                return self._unavailable(request)
            request.send_response(answer.status_code)
            for name, value in answer.headers.items():
                if name.lower() not in ('connection', 'transfer-encoding'):
                    request.send_header(name, value)
            request.end_headers()
            for chunk in answer.iter_raw():
                request.wfile.write(chunk)
                request.wfile.flush()
                if fault == 'cut':
                    return

    def _unavailable(self, request: BaseHTTPRequestHandler) -> None:
        request.send_response(503)
        request.send_header('Retry-After', '0')
        request.end_headers()
