"""What is asked of the service, and how its answers are read; without sending anything."""

from __future__ import annotations

import uuid
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Callable, Generic, Mapping, Sequence, TypeVar, Union
from urllib.parse import quote

import httpx

from .answers import pause_of
from .documents import Document, Upload, fields_of, opened, upload_of
from .errors import APIError
from .result import Result, result_in
from .types import (
    BatchJob,
    BatchList,
    BatchWithJobs,
    ConvertForm,
    CreatedBatch,
    CreatedJob,
    Job,
    JobForm,
    JobList,
    Usage,
)

T = TypeVar('T')

USER_AGENT = 'pagemill-python/0.2.0'

#: Seconds; a conversion is answered when it is done.
TIMEOUT = httpx.Timeout(600, connect=10)

#: A job by its id, or by anything the service says of it.
JobLike = Union[str, Job, CreatedJob, BatchJob]
BatchLike = Union[str, CreatedBatch, BatchWithJobs]


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request, and what its answer is read as."""

    method: str
    path: str
    read: Callable[[httpx.Response], T]
    params: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    file_field: str = 'file'
    uploads: Sequence[Upload] = ()
    idempotency_key: str | None = None


@dataclass(frozen=True)
class Service:
    """Where calls go, by whom, and how long the same call is tried."""

    url: str
    key: str
    retries: int
    longest_pause: float

    def request(
        self,
        http: httpx.Client | httpx.AsyncClient,
        call: Call[Any],
        stack: ExitStack,
        silence: float | None = None,
    ) -> httpx.Request:
        """The call to be sent; its files are open as long as the stack is.

        ``silence``: seconds to wait for each part of the answer, not the client's own.
        """
        headers = {'X-API-Key': self.key, 'User-Agent': USER_AGENT}
        if call.idempotency_key:
            headers['Idempotency-Key'] = call.idempotency_key
        request = http.build_request(
            call.method,
            self.url + call.path,
            params=call.params,
            data=dict(call.fields),
            files=opened(call.file_field, call.uploads, stack),
            headers=headers,
        )
        if silence is not None:
            times = {**request.extensions['timeout'], 'read': silence}
            request.extensions = {**request.extensions, 'timeout': times}
        return request

    def pause(self, error: APIError, tries: int) -> float:
        """Seconds until the next try. Raises the error where there is none."""
        pause = pause_of(error, tries, self.longest_pause) if tries < self.retries else None
        if pause is None:
            raise error
        return pause


def data_in(response: httpx.Response) -> Any:
    return response.json()['data']


def convert(document: Document, form: Mapping[str, Any], key: str | None) -> Call[Result]:
    return Call(
        'POST',
        '/v1/convert',
        result_in,
        fields=fields_of(ConvertForm, form),
        uploads=[upload_of(document)],
        idempotency_key=key,
    )


def create_job(document: Document, form: Mapping[str, Any], key: str | None) -> Call[CreatedJob]:
    return Call(
        'POST',
        '/v1/jobs',
        data_in,
        fields=fields_of(JobForm, form),
        uploads=[upload_of(document)],
        idempotency_key=key or str(uuid.uuid4()),
    )


def create_batch(
    documents: Sequence[Document], form: Mapping[str, Any], key: str | None
) -> Call[CreatedBatch]:
    return Call(
        'POST',
        '/v1/batch',
        data_in,
        fields=fields_of(JobForm, form),
        file_field='files',
        uploads=[upload_of(document) for document in documents],
        idempotency_key=key or str(uuid.uuid4()),
    )


def get_job(job: JobLike) -> Call[Job]:
    return Call('GET', job_path(job), data_in)


def list_jobs(status: str | None, model: str | None, limit: int, offset: int) -> Call[JobList]:
    wanted = {'status': status, 'model': model, 'limit': str(limit), 'offset': str(offset)}
    return Call('GET', '/v1/jobs', data_in, {k: v for k, v in wanted.items() if v is not None})


def cancel_job(job: JobLike) -> Call[Job]:
    return Call('POST', f'{job_path(job)}/cancel', data_in)


def delete_job(job: JobLike) -> Call[None]:
    return Call('DELETE', job_path(job), lambda _: None)


def job_result(job: JobLike) -> Call[Result]:
    return Call('GET', f'{job_path(job)}/result', result_in, {'download': '1'})


def get_batch(batch: BatchLike) -> Call[BatchWithJobs]:
    name = batch if isinstance(batch, str) else batch['batch_id']
    return Call('GET', f'/v1/batch/{quote(name, safe="")}', data_in)


def list_batches(limit: int, offset: int) -> Call[BatchList]:
    return Call('GET', '/v1/batch', data_in, {'limit': str(limit), 'offset': str(offset)})


def usage() -> Call[Usage]:
    return Call('GET', '/v1/usage', data_in)


def job_path(job: JobLike) -> str:
    name = job if isinstance(job, str) else job['request_id']
    return f'/v1/jobs/{quote(name, safe="")}'


def job_events(job: JobLike) -> Call[None]:
    return Call('GET', f'{job_path(job)}/events', lambda _: None)


def has_ended(batch: BatchWithJobs) -> bool:
    return batch['counts']['pending'] + batch['counts']['processing'] == 0
