import base64
import hashlib
import hmac
import time


def is_genuine(secret, headers, body):
    """Whether a delivery's raw body (bytes) is what pagemill sent, in the last five minutes."""
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{message_id}.{timestamp}.".encode() + body
    wanted = base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()
    signatures = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(sent, f"v1,{wanted}") for sent in signatures)
