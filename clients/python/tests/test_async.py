from __future__ import annotations

import asyncio
import unittest

import httpx

from pagemill import (
    AsyncPagemill,
    InvalidRequestError,
    JobFailedError,
    NoAnswerError,
    NotFoundError,
    WaitTimeoutError,
)
from pagemill.types import Job

from .service import KEY, LETTER, LONG, TABLE, URL, Proxy, go_on, hold_after_page


class AsyncClient(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        self.client = AsyncPagemill(URL, KEY)
        self.addAsyncCleanup(self.client.close)

    async def test_conversions_side_by_side(self) -> None:
        letter, table = await asyncio.gather(
            self.client.convert(LETTER, model='text'),
            self.client.convert(TABLE, model='tables', output='json'),
        )
        self.assertEqual(letter.text.strip(), 'a letter')
        self.assertEqual(len(table.tables()), 1)
        self.assertEqual((await self.client.usage())['plan'], 'unlimited')

    async def test_errors(self) -> None:
        with self.assertRaises(InvalidRequestError) as caught:
            await self.client.convert(LETTER, model='text', page_range='9')
        self.assertEqual(caught.exception.code, 'INVALID_PAGE_RANGE')
        with self.assertRaises(NoAnswerError):
            async with AsyncPagemill('http://127.0.0.1:1', KEY) as nobody:
                await nobody.usage()

    async def test_a_job_with_progress(self) -> None:
        hold_after_page()
        self.addCleanup(go_on)
        seen: list[int] = []

        async def on_progress(job: Job) -> None:
            seen.append(job['pages_done'])
            if job['pages_done'] > 0:
                go_on()

        result = await self.client.jobs.run(
            LONG, model='text', text_layer='never', on_progress=on_progress
        )
        self.assertTrue([pages for pages in seen if 0 < pages < 4])
        self.assertEqual((seen[-1], result.pages_used), (4, 4))

    async def test_a_job_that_is_given_up(self) -> None:
        hold_after_page()
        self.addCleanup(go_on)
        job = await self.client.jobs.create(LONG, model='text', text_layer='never')
        with self.assertRaises(WaitTimeoutError):
            await self.client.jobs.wait(job, timeout=0.3)
        await self.client.jobs.cancel(job)
        self.assertEqual((await self.client.jobs.get(job))['status'], 'failed')
        with self.assertRaisesRegex(JobFailedError, 'cancelled'):
            await self.client.jobs.wait(job)
        await self.client.jobs.delete(job)
        with self.assertRaises(NotFoundError):
            await self.client.jobs.result(job)

    async def test_faults_on_the_way(self) -> None:
        before = (await self.client.jobs.list(limit=1))['total']
        proxy = Proxy('lose', 'refuse', 'cut', 'refuse')
        self.addCleanup(proxy.close)
        async with AsyncPagemill(proxy.url, KEY) as client:
            job = await client.jobs.create(LETTER, model='text')
            done = await client.jobs.wait(job, on_progress=lambda _: None)
        self.assertEqual(done['status'], 'done')
        self.assertEqual((await self.client.jobs.list(limit=1))['total'], before + 1)

    async def test_a_batch(self) -> None:
        created = await self.client.batches.create([LETTER, TABLE], model='text')
        batch = await self.client.batches.wait(created, interval=0.1)
        self.assertEqual(batch['counts']['done'], 2)
        results = await asyncio.gather(*(self.client.jobs.result(job) for job in batch['jobs']))
        self.assertTrue(all(result.text for result in results))
        listed = await self.client.batches.list(limit=1)
        self.assertEqual(listed['batches'][0]['batch_id'], created['batch_id'])

    async def test_an_own_http_client_stays_open(self) -> None:
        async with httpx.AsyncClient() as http:
            async with AsyncPagemill(URL, KEY, http=http) as client:
                await client.usage()
            self.assertFalse(http.is_closed)
