"""Client of pagemill's HTTP interface: documents in; spreadsheets, text and JSON out."""

from .aio import AsyncPagemill
from .client import Pagemill
from .documents import Document
from .errors import (
    APIError,
    AuthenticationError,
    ForbiddenError,
    InvalidRequestError,
    JobFailedError,
    NoAnswerError,
    NotFoundError,
    NotReadyError,
    PagemillError,
    PaymentRequiredError,
    RateLimitedError,
    ServerError,
    SignatureError,
    TooLargeError,
    UnavailableError,
    WaitTimeoutError,
)
from .result import Result, ResultWarning
from .webhooks import verify_webhook

__all__ = [
    'APIError',
    'AsyncPagemill',
    'AuthenticationError',
    'Document',
    'ForbiddenError',
    'InvalidRequestError',
    'JobFailedError',
    'NoAnswerError',
    'NotFoundError',
    'NotReadyError',
    'Pagemill',
    'PagemillError',
    'PaymentRequiredError',
    'RateLimitedError',
    'Result',
    'ResultWarning',
    'ServerError',
    'SignatureError',
    'TooLargeError',
    'UnavailableError',
    'WaitTimeoutError',
    'verify_webhook',
]
