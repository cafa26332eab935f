import t from 'tap'
import { s3For } from '../cluster/s3.ts'
import { lines, pdf } from '../engine/documents.ts'
import { ask, dataOf, ended, post } from './jobs.ts'
import { field, file, serviceFor } from './service.ts'

const DOCUMENT = pdf([{ content: lines(['One line', 'and another', 'and the last']) }])

for (const place of ['a folder', 'S3'])
  t.test(`${place}: parts of results`, async (t) => {
    const storageUrl = place === 'S3' ? (await s3For(t)).url : null
    const service = await serviceFor(t, { storageUrl })
    const parts = [file(DOCUMENT), field('model', 'text')]
    const { request_id: id } = await dataOf(post(service, '/v1/jobs', parts))
    await ended(service, id)
    const get = (headers: Record<string, string>) =>
      ask(service, `/v1/jobs/${id}/result?download=1`, 'GET', headers)

    const whole = await get({})
    const text = await whole.text()
    t.equal(whole.status, 200)
    t.equal(whole.headers.get('accept-ranges'), 'bytes')
    const etag = whole.headers.get('etag')!
    t.match(etag, /^"[0-9a-f]{64}"$/)
    const size = text.length
    for (const [range, first, last] of [
      ['bytes=0-3', 0, 3],
      ['bytes=4-', 4, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=2-${size + 500}`, 2, size - 1],
    ] as const) {
      const answer = await get({ Range: range })
      t.equal(answer.status, 206, range)
      t.equal(answer.headers.get('content-range'), `bytes ${first}-${last}/${size}`)
      t.equal(answer.headers.get('content-length'), String(last - first + 1))
      t.equal(await answer.text(), text.slice(first, last + 1), range)
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const answer = await get({ Range: range })
      t.equal(answer.status, 416, range)
      t.equal(answer.headers.get('content-range'), `bytes */${size}`)
      t.match(await answer.json(), { error: { code: 'RANGE_NOT_SATISFIABLE' } })
    }
    for (const headers of [
      { Range: 'bytes=0-1,3-4' },
      { Range: 'pages=1-2' },
      { Range: 'bytes=5-2' },
      { Range: 'bytes=-' },
      { Range: 'bytes=0-1', 'If-Range': '"another"' },
    ]) {
      const answer = await get(headers as Record<string, string>)
      t.equal(answer.status, 200, JSON.stringify(headers))
      t.equal(await answer.text(), text)
    }
    t.equal((await get({ Range: 'bytes=0-1', 'If-Range': etag })).status, 206)
    const { result_url } = await dataOf(ask(service, `/v1/jobs/${id}/result`))
    const linked = await fetch(result_url, { headers: { Range: 'bytes=0-2' } })
    t.equal(linked.status, 206)
    t.equal(await linked.text(), text.slice(0, 3))
  })
