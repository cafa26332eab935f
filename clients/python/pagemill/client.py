"""The client that waits for what it asks."""

from __future__ import annotations

import time
from contextlib import ExitStack
from types import TracebackType
from typing import Callable, Iterator, Sequence, TypeVar, Unpack

import httpx

from . import calls
from .answers import error_in, no_answer
from .calls import TIMEOUT, BatchLike, Call, JobLike, Service
from .documents import Document
from .errors import APIError, NoAnswerError
from .events import Deadline, JobEvents, done
from .result import Result
from .types import (
    BatchList,
    BatchWithJobs,
    ConvertForm,
    CreatedBatch,
    CreatedJob,
    Job,
    JobForm,
    JobList,
    JobStatus,
    Model,
    Usage,
)

T = TypeVar('T')


class Pagemill:
    """A pagemill service.

    Calls that the service puts off (429, 503 with Retry-After) are sent again up to ``retries``
    times, never before the seconds it names; where these are more than ``longest_pause``, the error
    is raised at once. Errors are in ``pagemill.errors``. ``http`` is an own ``httpx.Client``, for
    proxies, certificates or times; it stays open. One client serves many threads.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 3,
        longest_pause: float = 60,
        http: httpx.Client | None = None,
    ) -> None:
        self.service = Service(base_url.rstrip('/'), api_key, retries, longest_pause)
        self._http = http or httpx.Client(timeout=TIMEOUT)
        self._is_own = http is None
        self.jobs = Jobs(self)
        self.batches = Batches(self)

    def __enter__(self) -> Pagemill:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._is_own:
            self._http.close()

    def convert(
        self,
        document: Document,
        *,
        idempotency_key: str | None = None,
        **form: Unpack[ConvertForm],
    ) -> Result:
        """Converts one small file at once. The form's fields are those of ``POST /v1/convert``.

        The service keeps the answer to an ``idempotency_key`` for a day, so none is sent unless it
        is given.
        """
        return self.send(calls.convert(document, form, idempotency_key))

    def usage(self) -> Usage:
        """The key's pages of this period."""
        return self.send(calls.usage())

    def send(self, call: Call[T]) -> T:
        tries = 0
        while True:
            with ExitStack() as files:
                request = self.service.request(self._http, call, files)
                try:
                    response = self._http.send(request)
                except httpx.TransportError as error:
                    raise no_answer(error) from error
            if response.is_success:
                return call.read(response)
            time.sleep(self.service.pause(error_in(response), tries))
            tries += 1

    def lines(self, call: Call[None], silence: float) -> Iterator[str]:
        """An answer line by line, each within some seconds."""
        with ExitStack() as stack:
            request = self.service.request(self._http, call, stack, silence)
            try:
                response = self._http.send(request, stream=True)
                stack.callback(response.close)
                if not response.is_success:
                    response.read()
                    raise error_in(response)
                yield from response.iter_lines()
            except httpx.TransportError as error:
                raise no_answer(error) from error
        raise NoAnswerError('the answer has ended')


class Jobs:
    """Conversions in the background, of files up to 50 MB."""

    def __init__(self, client: Pagemill) -> None:
        self._client = client

    def run(
        self,
        document: Document,
        *,
        on_progress: Callable[[Job], object] | None = None,
        timeout: float | None = None,
        idempotency_key: str | None = None,
        **form: Unpack[JobForm],
    ) -> Result:
        """``create``, ``wait`` and ``result`` in one."""
        job = self.create(document, idempotency_key=idempotency_key, **form)
        self.wait(job, on_progress=on_progress, timeout=timeout)
        return self.result(job)

    def create(
        self, document: Document, *, idempotency_key: str | None = None, **form: Unpack[JobForm]
    ) -> CreatedJob:
        """Orders a conversion, once, however often it has to be sent."""
        return self._client.send(calls.create_job(document, form, idempotency_key))

    def get(self, job: JobLike) -> Job:
        return self._client.send(calls.get_job(job))

    def list(
        self,
        *,
        status: JobStatus | None = None,
        model: Model | None = None,
        limit: int = 50,
        offset: int = 0,
    ) -> JobList:
        """The key's jobs, newest first."""
        return self._client.send(calls.list_jobs(status, model, limit, offset))

    def events(self, job: JobLike, *, timeout: float | None = None) -> Iterator[Job]:
        """The job whenever it changes; the last one has ended.

        Goes on where the connection is lost. Raises WaitTimeoutError after ``timeout`` seconds, or
        with the service's next sign of life, at most 15 s later.
        """
        call = calls.job_events(job)
        events = JobEvents(timeout, self._client.service.longest_pause)
        while not events.has_ended:
            try:
                for line in self._client.lines(call, events.silence()):
                    if news := events.take(line):
                        yield news
                    if events.has_ended:
                        return
            except (APIError, NoAnswerError) as fault:
                time.sleep(events.pause(fault))

    def wait(
        self,
        job: JobLike,
        *,
        on_progress: Callable[[Job], object] | None = None,
        timeout: float | None = None,
    ) -> Job:
        """Returns the job when it is done; ``on_progress`` is called with it as it goes on.

        Raises JobFailedError, and WaitTimeoutError as ``events``.
        """
        for state in self.events(job, timeout=timeout):
            if on_progress:
                on_progress(state)
        return done(state)

    def result(self, job: JobLike) -> Result:
        """The result of a job that is done. NotReadyError before, NotFoundError once it is gone."""
        return self._client.send(calls.job_result(job))

    def cancel(self, job: JobLike) -> Job:
        """A job that has not ended fails, unbilled."""
        return self._client.send(calls.cancel_job(job))

    def delete(self, job: JobLike) -> None:
        """Deletes the job with its files, whatever its state."""
        self._client.send(calls.delete_job(job))


class Batches:
    """Up to 20 files ordered at once, a job for each."""

    def __init__(self, client: Pagemill) -> None:
        self._client = client

    def create(
        self,
        documents: Sequence[Document],
        *,
        idempotency_key: str | None = None,
        **form: Unpack[JobForm],
    ) -> CreatedBatch:
        """Orders conversions, once. ``errors`` of the answer names files that are refused."""
        return self._client.send(calls.create_batch(documents, form, idempotency_key))

    def get(self, batch: BatchLike) -> BatchWithJobs:
        return self._client.send(calls.get_batch(batch))

    def list(self, *, limit: int = 50, offset: int = 0) -> BatchList:
        """The key's batches, newest first."""
        return self._client.send(calls.list_batches(limit, offset))

    def wait(
        self,
        batch: BatchLike,
        *,
        on_progress: Callable[[BatchWithJobs], object] | None = None,
        timeout: float | None = None,
        interval: float = 3,
    ) -> BatchWithJobs:
        """Returns the batch when all its jobs have ended, well or not: each has its status.

        Asks every ``interval`` seconds. Raises WaitTimeoutError after ``timeout`` seconds.
        """
        deadline = Deadline(timeout)
        while True:
            state = self.get(batch)
            if on_progress:
                on_progress(state)
            if calls.has_ended(state):
                return state
            time.sleep(deadline.at_most(interval))
