from __future__ import annotations

import json
import queue
import unittest
from http.server import BaseHTTPRequestHandler

from pagemill import Pagemill, SignatureError, verify_webhook

from .service import DOCUMENTS, KEY, LETTER, SECRET, URL, Server


class Webhooks(unittest.TestCase):
    def test_of_the_service(self) -> None:
        received: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()

        def note(request: BaseHTTPRequestHandler, body: bytes) -> None:
            received.put((dict(request.headers), body))
            request.send_response(204)
            request.end_headers()

        server = Server(note)
        self.addCleanup(server.close)
        with Pagemill(URL, KEY) as client:
            job = client.jobs.create(LETTER, model='text', webhook_url=f'{server.url}/hook')
        headers, body = received.get(timeout=60)
        event = verify_webhook(SECRET, headers, body)
        assert event['type'] == 'job.completed'
        self.assertEqual(event['data']['request_id'], job['request_id'])

        for changed in (body + b' ', b'', body.replace(b'done', b'gone')):
            with self.assertRaisesRegex(SignatureError, 'no signature fits'):
                verify_webhook(SECRET, headers, changed)
        with self.assertRaisesRegex(SignatureError, 'no signature fits'):
            verify_webhook('whsec_AAAA', headers, body)
        with self.assertRaisesRegex(SignatureError, 'missing'):
            verify_webhook(SECRET, {}, body)

    def test_of_other_times_and_secrets(self) -> None:
        """Signed by another program: ten minutes ago, in ten minutes, with an old secret too."""
        signed = json.loads((DOCUMENTS / 'webhooks.json').read_text())
        body = signed['body'].encode()
        for name in ('early', 'late'):
            with self.assertRaisesRegex(SignatureError, 'more than 300 s'):
                verify_webhook(SECRET, signed[name], body)
            self.assertEqual(
                verify_webhook(SECRET, signed[name], body, tolerance=3600)['type'], 'webhook.test'
            )
        self.assertEqual(verify_webhook(SECRET, signed['rotated'], body)['type'], 'webhook.test')

    def test_a_secret_that_is_none(self) -> None:
        headers = {'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,é'}
        with self.assertRaises(ValueError):
            verify_webhook('whsec_é', headers, b'')
        with self.assertRaises(SignatureError):
            verify_webhook('whsec_AAAA', headers, b'')
