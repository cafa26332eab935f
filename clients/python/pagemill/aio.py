"""The client for asyncio: the same calls, to be awaited."""

from __future__ import annotations

import asyncio
import inspect
from contextlib import ExitStack
from types import TracebackType
from typing import AsyncIterator, Callable, Sequence, TypeVar, Unpack

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


class AsyncPagemill:
    """As ``Pagemill``, awaited. Callbacks of progress may be coroutines' functions.

    ``http`` is an own ``httpx.AsyncClient``; it stays open.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 3,
        longest_pause: float = 60,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        self.service = Service(base_url.rstrip('/'), api_key, retries, longest_pause)
        self._http = http or httpx.AsyncClient(timeout=TIMEOUT)
        self._is_own = http is None
        self.jobs = AsyncJobs(self)
        self.batches = AsyncBatches(self)

    async def __aenter__(self) -> AsyncPagemill:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._is_own:
            await self._http.aclose()

    async def convert(
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
        return await self.send(calls.convert(document, form, idempotency_key))

    async def usage(self) -> Usage:
        """The key's pages of this period."""
        return await self.send(calls.usage())

    async def send(self, call: Call[T]) -> T:
        tries = 0
        while True:
            with ExitStack() as files:
                request = self.service.request(self._http, call, files)
                try:
                    response = await self._http.send(request)
                except httpx.TransportError as error:
                    raise no_answer(error) from error
            if response.is_success:
                return call.read(response)
            await asyncio.sleep(self.service.pause(error_in(response), tries))
            tries += 1

    async def lines(self, call: Call[None], silence: float) -> AsyncIterator[str]:
        """An answer line by line, each within some seconds."""
        with ExitStack() as stack:
            request = self.service.request(self._http, call, stack, silence)
            try:
                response = await self._http.send(request, stream=True)
                try:
                    if not response.is_success:
                        await response.aread()
                        raise error_in(response)
                    async for line in response.aiter_lines():
                        yield line
                finally:
                    await response.aclose()
            except httpx.TransportError as error:
                raise no_answer(error) from error
        raise NoAnswerError('the answer has ended')


class AsyncJobs:
    """Conversions in the background, of files up to 50 MB."""

    def __init__(self, client: AsyncPagemill) -> None:
        self._client = client

    async def run(
        self,
        document: Document,
        *,
        on_progress: Callable[[Job], object] | None = None,
        timeout: float | None = None,
        idempotency_key: str | None = None,
        **form: Unpack[JobForm],
    ) -> Result:
        """``create``, ``wait`` and ``result`` in one."""
        job = await self.create(document, idempotency_key=idempotency_key, **form)
        await self.wait(job, on_progress=on_progress, timeout=timeout)
        return await self.result(job)

    async def create(
        self, document: Document, *, idempotency_key: str | None = None, **form: Unpack[JobForm]
    ) -> CreatedJob:
        """Orders a conversion, once, however often it has to be sent."""
        return await self._client.send(calls.create_job(document, form, idempotency_key))

    async def get(self, job: JobLike) -> Job:
        return await self._client.send(calls.get_job(job))

    async def list(
        self,
        *,
        status: JobStatus | None = None,
        model: Model | None = None,
        limit: int = 50,
        offset: int = 0,
    ) -> JobList:
        """The key's jobs, newest first."""
        return await self._client.send(calls.list_jobs(status, model, limit, offset))

    async def events(self, job: JobLike, *, timeout: float | None = None) -> AsyncIterator[Job]:
        """The job whenever it changes; the last one has ended.

        Goes on where the connection is lost. Raises WaitTimeoutError after ``timeout`` seconds, or
        with the service's next sign of life, at most 15 s later.
        """
        call = calls.job_events(job)
        events = JobEvents(timeout, self._client.service.longest_pause)
        while not events.has_ended:
            try:
                async for line in self._client.lines(call, events.silence()):
                    if news := events.take(line):
                        yield news
                    if events.has_ended:
                        return
            except (APIError, NoAnswerError) as fault:
                await asyncio.sleep(events.pause(fault))

    async def wait(
        self,
        job: JobLike,
        *,
        on_progress: Callable[[Job], object] | None = None,
        timeout: float | None = None,
    ) -> Job:
        """Returns the job when it is done; ``on_progress`` is called with it as it goes on.

        Raises JobFailedError, and WaitTimeoutError as ``events``.
        """
        async for state in self.events(job, timeout=timeout):
            await _tell(on_progress, state)
        return done(state)

    async def result(self, job: JobLike) -> Result:
        """The result of a job that is done. NotReadyError before, NotFoundError once it is gone."""
        return await self._client.send(calls.job_result(job))

    async def cancel(self, job: JobLike) -> Job:
        """A job that has not ended fails, unbilled."""
        return await self._client.send(calls.cancel_job(job))

    async def delete(self, job: JobLike) -> None:
        """Deletes the job with its files, whatever its state."""
        await self._client.send(calls.delete_job(job))


class AsyncBatches:
    """Up to 20 files ordered at once, a job for each."""

    def __init__(self, client: AsyncPagemill) -> None:
        self._client = client

    async def create(
        self,
        documents: Sequence[Document],
        *,
        idempotency_key: str | None = None,
        **form: Unpack[JobForm],
    ) -> CreatedBatch:
        """Orders conversions, once. ``errors`` of the answer names files that are refused."""
        return await self._client.send(calls.create_batch(documents, form, idempotency_key))

    async def get(self, batch: BatchLike) -> BatchWithJobs:
        return await self._client.send(calls.get_batch(batch))

    async def list(self, *, limit: int = 50, offset: int = 0) -> BatchList:
        """The key's batches, newest first."""
        return await self._client.send(calls.list_batches(limit, offset))

    async def wait(
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
            state = await self.get(batch)
            await _tell(on_progress, state)
            if calls.has_ended(state):
                return state
            await asyncio.sleep(deadline.at_most(interval))


async def _tell(on_progress: Callable[[T], object] | None, state: T) -> None:
    """The callback may be a function or a coroutine's."""
    said = on_progress(state) if on_progress else None
    if inspect.isawaitable(said):
        await said
