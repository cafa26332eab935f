"""What answers say that are no results: errors, and when to ask again."""

from __future__ import annotations

import random

import httpx

from .errors import BY_STATUS, APIError, NoAnswerError, ServerError


def error_in(response: httpx.Response) -> APIError:
    """The error of an answer whose body was read."""
    try:
        body = response.json()
        error = dict(body['error'])
        code, message = error['code'], error['message']
    except (ValueError, LookupError, TypeError):
        body, error = {}, {}
        code, message = 'NO_ANSWER', f'something else than pagemill answered {response.status_code}'
    status = response.status_code
    kind = BY_STATUS.get(status, ServerError if status >= 500 else APIError)
    request_id = body.get('request_id') or response.headers.get('X-Service-Request-Id')
    seconds = retry_after(response)
    return kind(
        status, code, message, request_id=request_id, retry_after=seconds, details=error
    )


def retry_after(response: httpx.Response) -> float | None:
    """Seconds after which the same request may succeed, where the service says so."""
    text = response.headers.get('Retry-After', '')
    if response.status_code not in (409, 429, 503) or not text.isdecimal():
        return None
    return float(text)


def no_answer(error: httpx.TransportError) -> NoAnswerError:
    return NoAnswerError(f'{type(error).__name__}: {error}')


def pause_of(error: APIError, tries: int, longest: float) -> float | None:
    """Seconds until the next try; None: there is none.

    What the service says, but longer each time, and not the same for all that were sent away.
    """
    if error.retry_after is None or error.retry_after > longest:
        return None
    pause: float = max(error.retry_after, 0.25 * 2**tries)
    return min(longest, pause * random.uniform(1, 1.25))
