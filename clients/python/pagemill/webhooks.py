"""Webhooks: whether they are from the service, and what they say."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, cast

from .errors import SignatureError
from .types import WebhookEvent


def verify_webhook(
    secret: str, headers: Mapping[str, str], body: bytes, *, tolerance: float = 300
) -> WebhookEvent:
    """Returns what a webhook says, once it is known to come from the service.

    ``secret`` is the one under Webhooks (``whsec_…``), ``body`` as it came, before it is parsed.
    Raises SignatureError if no signature fits, or if it was signed more than ``tolerance`` seconds
    before or after now. The same event may come more than once: remember ``webhook-id``.
    """
    given = {name.lower(): value for name, value in headers.items()}
    try:
        name, timestamp = given['webhook-id'], given['webhook-timestamp']
        signatures = given['webhook-signature'].split(' ')
        signed_at = int(timestamp)
    except (KeyError, ValueError) as error:
        raise SignatureError('the headers of a signed webhook are missing') from error
    content = f'{name}.{timestamp}.'.encode() + body
    wanted = base64.b64encode(hmac.digest(_key_in(secret), content, hashlib.sha256))
    # All are compared, so that the time says nothing of which one fits.
    fits = [hmac.compare_digest(sent.encode(), b'v1,' + wanted) for sent in signatures]
    if not any(fits):
        raise SignatureError('no signature fits: the webhook is not from here, or was changed')
    if abs(time.time() - signed_at) > tolerance:
        raise SignatureError(f'signed more than {tolerance:g} s before or after now')
    return cast(WebhookEvent, json.loads(body))


def _key_in(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix('whsec_'), validate=True)
    except binascii.Error as error:
        raise ValueError('the secret is no whsec_…') from error
