import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { dataOf, ended, post } from './jobs.ts'
import { convert, field, file, serviceFor } from './service.ts'

const DOCUMENT = pdf([{ content: lines(['Sent by its address']) }])
const LOCAL = { allowHttp: true, allowed: ['127.0.0.1'] }
const ALLOWED = { fileUrl: true, fileUrlRules: LOCAL, fileUrlTimeout: 2000 }

/** A server of documents, good and bad. */
async function host(t: Pick<Test, 'teardown'>) {
  const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/letter%20one.pdf': (_, response) => response.end(DOCUMENT),
    '/on': (_, response) => response.writeHead(302, { Location: '/letter%20one.pdf' }).end(),
    '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
    '/inside': (_, response) => response.writeHead(302, { Location: 'http://10.0.0.7/' }).end(),
    '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    '/large': (_, response) => {
      response.writeHead(200, { 'Content-Length': 10 ** 9 })
      response.write('x')
    },
    '/endless': (_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 16))) {}
      }
      response.on('drain', write)
      write()
    },
    '/short': (_, response) => {
      response.writeHead(200, { 'Content-Length': DOCUMENT.length + 500 })
      response.write(DOCUMENT, () => response.destroy())
    },
    '/silent': () => {},
    '/zipped': (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url!]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

t.test('a document by its address: convert, jobs and batches', async (t) => {
  const service = await serviceFor(t, ALLOWED)
  const at = await host(t)
  for (const path of ['/letter%20one.pdf', '/on']) {
    const answer = await convert(service, [field('file_url', at + path), field('model', 'text')])
    t.equal(answer.status, 200, path)
    t.match(answer.headers.get('content-disposition'), /letter one\.txt/)
    t.match(await answer.text(), /Sent by its address/)
  }
  const order = [field('file_url', `${at}/letter%20one.pdf`), field('model', 'text')]
  const { request_id: id } = await dataOf(post(service, '/v1/jobs', order))
  t.match(await ended(service, id), { status: 'done', filename: 'letter one.pdf' })
  const urls = `${at}/letter%20one.pdf ${at}/none\n${at}/on`
  const batch = await dataOf(
    post(service, '/v1/batch', [
      { ...file(DOCUMENT, 'sent.pdf'), name: 'files' },
      field('file_urls', urls),
      field('model', 'text'),
    ]),
  )
  t.match(batch, {
    jobs_created: 3,
    jobs: [
      { filename: 'sent.pdf' },
      { filename: 'letter one.pdf' },
      { filename: 'letter one.pdf' },
    ],
    errors: [{ code: 'FILE_URL_REFUSED', message: /404/ }],
  })
  await Promise.all(batch.jobs.map((job: { request_id: string }) => ended(service, job.request_id)))
})

t.test('the same request with the same key is answered again', async (t) => {
  const service = await serviceFor(t, ALLOWED)
  const at = await host(t)
  const order = [field('file_url', `${at}/on`), field('model', 'text')]
  const send = () => post(service, '/v1/convert', order, { 'Idempotency-Key': 'once' })
  t.equal((await send()).headers.get('idempotency-replayed'), null)
  t.equal((await send()).headers.get('idempotency-replayed'), 'true')
})

t.test('what may not be fetched is refused, and nothing is left behind', async (t) => {
  const service = await serviceFor(t, ALLOWED)
  const at = await host(t)
  for (const [url, code, message] of [
    [`${at}/none`, 'FILE_URL_REFUSED', /404/],
    [`${at}/round`, 'FILE_URL_REFUSED', /more than 5/],
    [`${at}/inside`, 'FILE_URL_REFUSED', /not public/],
    [`${at}/file`, 'FILE_URL_REFUSED', /neither http nor https/],
    [`${at}/short`, 'FILE_URL_REFUSED', /ended before its end/],
    [`${at}/silent`, 'FILE_URL_REFUSED', /within 2 s/],
    [`${at}/zipped`, 'FILE_URL_REFUSED', /compressed/],
    [`${at}/large`, 'FILE_TOO_LARGE', /larger/],
    [`${at}/endless`, 'FILE_TOO_LARGE', /larger/],
    ['http://[::ffff:10.0.0.1]/a.pdf', 'FILE_URL_REFUSED', /not public/],
    ['http://169.254.169.254/latest/meta-data', 'FILE_URL_REFUSED', /not public/],
    ['http://localhost:1/', 'FILE_URL_REFUSED', /not public/],
    ['http://me:secret@example.com/', 'FILE_URL_REFUSED', /name or password/],
    ['no address', 'FILE_URL_REFUSED', /not a URL/],
  ] as const) {
    const answer = await convert(service, [field('file_url', url), field('model', 'text')])
    t.match(await answer.json(), { error: { code, message } }, url)
  }
  const again = await convert(service, [field('file_url', `${at}/on`), field('model', 'text')])
  t.equal(again.status, 200)
  const both = [file(DOCUMENT), field('file_url', `${at}/on`)]
  t.match(await (await convert(service, both)).json(), { error: { code: 'INVALID_PARAMETER' } })
})

t.test('nothing is fetched unless the operator says so', async (t) => {
  const service = await serviceFor(t)
  const answer = await convert(service, [field('file_url', 'https://example.com/a.pdf')])
  t.equal(answer.status, 400)
  t.match(await answer.json(), { error: { code: 'FILE_URL_REFUSED', message: /fetches no files/ } })
})
