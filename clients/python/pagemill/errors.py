"""What can go wrong, as exceptions; all of them are a PagemillError."""

from __future__ import annotations

from typing import Any, Mapping

from .types import Job


class PagemillError(Exception):
    """Anything that pagemill, or the way to it, has to say against a call."""


class APIError(PagemillError):
    """The service answered with an error."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        request_id: str | None = None,
        retry_after: float | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(f'{code}: {message}')
        self.status = status
        """Of HTTP."""
        self.code = code
        """Stable, one of ``pagemill.types.ErrorCode``; NO_ANSWER if something else answered."""
        self.message = message
        self.request_id = request_id
        """What the service calls the request; its operator finds it in the log by this."""
        self.retry_after = retry_after
        """Seconds after which the same request may succeed."""
        self.details = dict(details or {})
        """All that the error says, such as ``needed`` and ``left``."""


class InvalidRequestError(APIError):
    """400: the file or a field is not what the service takes."""


class AuthenticationError(APIError):
    """401: no key, or none that is known."""


class PaymentRequiredError(APIError):
    """402: the account's pages are used up, or it has no plan."""


class ForbiddenError(APIError):
    """403: not allowed with this key."""


class NotFoundError(APIError):
    """404: there is no such job, batch or result, or no longer."""


class NotReadyError(APIError):
    """409: the job has no result yet, or has failed."""


class TooLargeError(APIError):
    """413: too many bytes or pages."""


class RateLimitedError(APIError):
    """429: asked too often; ``retry_after`` has the seconds to wait."""


class ServerError(APIError):
    """5xx: the service could not do it."""


class UnavailableError(ServerError):
    """503: not now; ``retry_after`` has the seconds to wait."""


BY_STATUS: Mapping[int, type[APIError]] = {
    400: InvalidRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: ForbiddenError,
    404: NotFoundError,
    409: NotReadyError,
    413: TooLargeError,
    429: RateLimitedError,
    503: UnavailableError,
}


class NoAnswerError(PagemillError):
    """No answer came: the service cannot be reached, or the connection was lost."""


class JobFailedError(PagemillError):
    """The job that was waited for has failed, or was cancelled."""

    def __init__(self, job: Job) -> None:
        super().__init__(job['error_detail'] or 'the job has failed')
        self.job = job


class WaitTimeoutError(PagemillError, TimeoutError):
    """What was waited for has not ended in time; it goes on."""


class SignatureError(PagemillError):
    """A webhook is not from the service, or is too old."""
