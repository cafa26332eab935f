"""A job's way to its end, as server-sent events."""

from __future__ import annotations

import json
import time
from typing import cast

from .errors import APIError, JobFailedError, NoAnswerError, NotFoundError, WaitTimeoutError
from .types import Job

#: Seconds without a sign of life after which a stream is lost: the service gives one every 15.
SILENCE = 45.0

#: Streams that may be lost one after the other without news between, and the first pause.
LOST = 6
PAUSE = 0.5


class Deadline:
    """Until when something is waited for."""

    def __init__(self, timeout: float | None) -> None:
        self._ends_at = None if timeout is None else time.monotonic() + timeout

    def at_most(self, seconds: float) -> float:
        """These seconds, or those that are left. Raises WaitTimeoutError if there are none."""
        if self._ends_at is None:
            return seconds
        left = self._ends_at - time.monotonic()
        if left <= 0:
            raise WaitTimeoutError('what was waited for has not ended in time')
        return min(seconds, left)


class JobEvents:
    """What the lines of a stream say. A stream that was lost is followed by another one."""

    def __init__(self, timeout: float | None, longest_pause: float) -> None:
        self.has_ended = False
        self._deadline = Deadline(timeout)
        self._longest_pause = longest_pause
        self._lost = 0
        self._last: Job | None = None
        self._name = ''

    def silence(self) -> float:
        """Seconds to wait for a line at most. Raises WaitTimeoutError."""
        return self._deadline.at_most(SILENCE)

    def take(self, line: str) -> Job | None:
        """The job where the line has news of it. Raises NotFoundError, WaitTimeoutError."""
        self.silence()
        name, _, value = line.rstrip('\r\n').partition(': ')
        if name == 'event':
            self._name = value
        if name != 'data':
            return None
        if self._name == 'deleted':
            raise NotFoundError(404, 'NOT_FOUND', 'the job was deleted')
        job = cast(Job, json.loads(value))
        self.has_ended = self._name in ('done', 'failed')
        self._lost = 0
        if job == self._last:
            return None
        self._last = job
        return job

    def pause(self, fault: APIError | NoAnswerError) -> float:
        """Seconds until another stream is opened. Raises the fault where that is of no use."""
        self._lost += 1
        seconds = fault.retry_after if isinstance(fault, APIError) else 0
        if seconds is None or seconds > self._longest_pause or self._lost > LOST:
            raise fault
        return self._deadline.at_most(max(seconds, PAUSE * 2 ** (self._lost - 1)))


def done(job: Job) -> Job:
    """A job that has ended well. Raises JobFailedError otherwise."""
    if job['status'] == 'failed':
        raise JobFailedError(job)
    return job
