from __future__ import annotations

import io
import unittest
import uuid

import httpx

from pagemill import (
    AuthenticationError,
    Document,
    InvalidRequestError,
    JobFailedError,
    NoAnswerError,
    NotFoundError,
    NotReadyError,
    Pagemill,
    RateLimitedError,
    TooLargeError,
    UnavailableError,
    WaitTimeoutError,
)
from pagemill.types import BatchWithJobs, Job

from .service import KEY, LETTER, LONG, TABLE, URL, Proxy, go_on, hold_after_page


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Pagemill(URL, KEY)
        self.addCleanup(self.client.close)


class Conversions(ClientTest):
    def test_documents_of_all_kinds(self) -> None:
        content = LETTER.read_bytes()
        with LETTER.open('rb') as file:
            documents: tuple[tuple[Document, str], ...] = (
                (LETTER, 'letter.txt'),
                (str(LETTER), 'letter.txt'),
                (file, 'letter.txt'),
                (io.BytesIO(content), 'document.txt'),
                (content, 'document.txt'),
                (('März 1.pdf', content), 'März 1.txt'),
                (('b.pdf', io.BytesIO(content)), 'b.txt'),
            )
            for document, name in documents:
                result = self.client.convert(document, model='text')
                self.assertEqual(result.text.strip(), 'a letter')
                self.assertEqual(result.filename, name)

    def test_result_as_a_file(self) -> None:
        result = self.client.convert(LONG, model='text', output='md', page_range='2')
        self.assertEqual(result.content_type.split(';')[0], 'text/markdown')
        self.assertEqual((result.model, result.pages_used, result.failed_pages), ('text', 1, []))
        uuid.UUID(result.request_id)
        with self.assertRaisesRegex(ValueError, 'ask for output="json"'):
            result.json()

    def test_result_as_json_with_warnings(self) -> None:
        result = self.client.convert(
            LETTER, model='fields', output='json', fields=['Number', 'Due date'], include='words'
        )
        extraction = result.json()
        assert extraction['model'] == 'fields'
        self.assertEqual(list(extraction['records'][0]['fields']), ['Number', 'Due date'])
        page = extraction['pages'][0]
        assert 'words' in page and 'width' in page
        self.assertEqual([word['text'] for word in page['words']], ['a', 'letter'])

        empty = self.client.convert(LETTER, model='tables', output='json')
        self.assertEqual([warning.code for warning in empty.warnings], ['NOTHING_FOUND'])
        self.assertTrue(empty.warnings[0].message)
        file = self.client.convert(LETTER, model='tables', output='csv')
        self.assertEqual([warning.code for warning in file.warnings], ['NOTHING_FOUND'])
        self.assertIsNone(file.warnings[0].message)

    def test_fields_that_no_form_has(self) -> None:
        with self.assertRaisesRegex(TypeError, 'no field page_rage'):
            self.client.convert(LETTER, model='text', page_rage='1')  # type: ignore[call-arg]

    def test_usage(self) -> None:
        self.assertEqual(self.client.usage()['plan'], 'unlimited')


class Errors(ClientTest):
    def test_of_a_request(self) -> None:
        with self.assertRaises(InvalidRequestError) as caught:
            self.client.convert(LETTER, model='text', page_range='9')
        error = caught.exception
        self.assertEqual((error.status, error.code), (400, 'INVALID_PAGE_RANGE'))
        uuid.UUID(error.request_id or '')
        with self.assertRaises(NotFoundError):
            self.client.jobs.get('../jobs')
        with self.assertRaises(TooLargeError) as large:
            self.client.convert(b'%PDF-1.7' + bytes(6_000_000), model='text')
        self.assertEqual(large.exception.code, 'FILE_TOO_LARGE')

    def test_of_a_key_and_of_asking_too_often(self) -> None:
        stranger = Pagemill(URL, 'sk_live_x', longest_pause=0)
        self.addCleanup(stranger.close)
        with self.assertRaises(AuthenticationError) as caught:
            stranger.usage()
        self.assertEqual(caught.exception.code, 'INVALID_API_KEY')
        with self.assertRaises(RateLimitedError) as limited:
            stranger.usage()
        self.assertGreaterEqual(limited.exception.retry_after or 0, 1)

    def test_where_nothing_or_something_else_answers(self) -> None:
        with self.assertRaises(NoAnswerError), Pagemill('http://127.0.0.1:1', KEY) as nobody:
            nobody.usage()
        proxy = Proxy('refuse')
        self.addCleanup(proxy.close)
        with self.assertRaises(UnavailableError) as caught:
            with Pagemill(proxy.url, KEY, retries=0) as client:
                client.usage()
        self.assertEqual((caught.exception.code, caught.exception.retry_after), ('NO_ANSWER', 0))


class Retries(ClientTest):
    def test_a_call_that_is_put_off_is_sent_again(self) -> None:
        proxy = Proxy('refuse', 'refuse')
        self.addCleanup(proxy.close)
        with Pagemill(proxy.url, KEY) as client:
            self.assertEqual(client.convert(LETTER, model='text').text.strip(), 'a letter')

    def test_a_job_whose_answer_was_lost_is_ordered_once(self) -> None:
        before = self.client.jobs.list(limit=1)['total']
        proxy = Proxy('lose')
        self.addCleanup(proxy.close)
        with Pagemill(proxy.url, KEY) as client:
            job = client.jobs.create(LETTER, model='text')
        self.client.jobs.wait(job)
        after = self.client.jobs.list(limit=1)
        self.assertEqual(after['total'], before + 1)
        self.assertEqual(after['jobs'][0]['request_id'], job['request_id'])

    def test_a_conversion_that_is_named_is_done_once(self) -> None:
        first, again = (
            self.client.convert(LETTER, model='text', idempotency_key='one') for _ in range(2)
        )
        self.assertEqual(first.request_id, again.request_id)
        with self.assertRaises(InvalidRequestError):
            self.client.convert(LONG, model='text', idempotency_key='one')

    def test_progress_goes_on_where_its_stream_was_cut(self) -> None:
        proxy = Proxy('cut', 'refuse')
        self.addCleanup(proxy.close)
        job = self.client.jobs.create(LETTER, model='text')
        with Pagemill(proxy.url, KEY) as client:
            self.assertEqual(client.jobs.wait(job)['status'], 'done')


class Jobs(ClientTest):
    def test_progress_and_result(self) -> None:
        hold_after_page()
        self.addCleanup(go_on)
        seen: list[tuple[str, int]] = []

        def on_progress(job: Job) -> None:
            seen.append((job['status'], job['pages_done']))
            if job['pages_done'] > 0:
                go_on()

        result = self.client.jobs.run(
            LONG, model='text', text_layer='never', on_progress=on_progress
        )
        pages = [pages for _, pages in seen]
        self.assertEqual(pages, sorted(pages))
        self.assertEqual(seen[-1], ('done', 4))
        self.assertIn('processing', [status for status, pages in seen if 0 < pages < 4])
        self.assertEqual((result.filename, result.pages_used), ('long.txt', 4))
        self.assertIn('page 4', result.text)

    def test_one_that_is_not_over_yet(self) -> None:
        hold_after_page()
        self.addCleanup(go_on)
        job = self.client.jobs.create(LONG, model='text', text_layer='never')
        with self.assertRaises(TimeoutError) as caught:
            self.client.jobs.wait(job, timeout=0.3)
        self.assertIsInstance(caught.exception, WaitTimeoutError)
        with self.assertRaises(NotReadyError):
            self.client.jobs.result(job)
        self.assertEqual(self.client.jobs.cancel(job)['status'], 'failed')
        with self.assertRaisesRegex(JobFailedError, 'cancelled') as failed:
            self.client.jobs.wait(job)
        self.assertEqual(failed.exception.job['request_id'], job['request_id'])
        self.client.jobs.delete(job)
        with self.assertRaises(NotFoundError):
            self.client.jobs.wait(job)

    def test_json_result(self) -> None:
        result = self.client.jobs.run(TABLE, model='tables', output='json')
        extraction = result.json()
        assert extraction['model'] == 'tables'
        self.assertEqual(extraction['tables'][0]['rows'][0], ['Item', 'Count', 'Price'])


class Batches(ClientTest):
    def test_a_job_for_each_good_file(self) -> None:
        seen: list[BatchWithJobs] = []
        created = self.client.batches.create(
            [LETTER, ('no.pdf', b'none'), TABLE], model='text', output='txt'
        )
        self.assertEqual([one['code'] for one in created['errors']], ['UNSUPPORTED_FILE_TYPE'])
        batch = self.client.batches.wait(created, on_progress=seen.append, interval=0.1)
        self.assertEqual(seen[-1], batch)
        self.assertEqual(batch['counts']['done'], 2)
        texts = {job['filename']: self.client.jobs.result(job).text for job in batch['jobs']}
        self.assertEqual(texts['letter.pdf'].strip(), 'a letter')
        self.assertIn('Item', texts['table.pdf'])
        listed = self.client.batches.list(limit=1)
        self.assertEqual(listed['batches'][0]['batch_id'], created['batch_id'])


class OwnHttpClient(unittest.TestCase):
    def test_stays_open(self) -> None:
        with httpx.Client() as http:
            with Pagemill(URL + '/', KEY, http=http) as client:
                client.usage()
            self.assertFalse(http.is_closed)
