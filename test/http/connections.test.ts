import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { bodyOf, exchange, type RawAnswer } from './raw.ts'
import { leftovers, metric, type Service, serviceFor } from './service.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

/** An error in the envelope, with one id, at which the connection ended. */
function isRefusal(t: Test, answer: RawAnswer, status: number, code = 'INVALID_PARAMETER'): void {
  t.equal(answer.status, status)
  const body = bodyOf(answer)
  t.match(body, { success: false, error: { code, message: /\w/ } })
  t.match(body.request_id, UUID)
  t.equal(answer.headers.get('x-service-request-id'), body.request_id)
  t.equal(answer.headers.get('connection')?.toLowerCase(), 'close')
}

t.test('what is no request is answered in the envelope', async (t) => {
  const service = await serviceFor(t, { requestTimeout: 3000 })
  for (const [name, status, sent] of [
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['another protocol', 400, Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['a method nobody knows', 400, 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header that is none', 400, 'GET / HTTP/1.1\r\nHost: x\r\nwhat is this\r\n\r\n'],
    ['NUL in a header', 400, get('/v1/status', 'X-API-Key: a\0b')],
    ['NUL in a path', 400, get('/v1/jobs/a\0b')],
    [
      'two lengths',
      400,
      `POST /v1/convert HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    ],
    [
      'length and chunks',
      400,
      'POST /v1/convert HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers beyond all measure', 431, get('/v1/status', `X-Long: ${'x'.repeat(60_000)}`)],
    ['an address beyond all measure', 431, get(`/v1/jobs/${'x'.repeat(20_000)}`)],
    [
      'chunk extensions beyond all measure',
      413,
      `POST /v1/convert HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nX-API-Key: ${service.key}\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
    ],
    ['headers that do not end', 408, 'GET /v1/status HTTP/1.1\r\nHost: x\r\n'],
    ['no Host', 400, 'GET /v1/status HTTP/1.1\r\n\r\n'],
    ['two Hosts', 400, 'GET /v1/status HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ] as const)
    await t.test(name, async (t) => isRefusal(t, await exchange(service, sent), status))
  const tunnel = await exchange(service, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n')
  isRefusal(t, tunnel, 405, 'METHOD_NOT_ALLOWED')
  t.equal((await fetch(`${service.url}/healthz`)).status, 200)
  t.same(leftovers(service), [])
})

t.test('paths are taken as they are', async (t) => {
  const service = await serviceFor(t)
  const key = `X-API-Key: ${service.key}`
  for (const path of [
    '/v1/jobs/',
    '/v1//jobs',
    '/V1/status',
    '/v1/status/',
    '/v1/jobs/%zz',
    '/v1/jobs/%',
    '/v1/jobs/%00',
    '/v1/jobs/%c3%28',
    '/v1/jobs/..%2f..%2fhealthz',
    '/v1/jobs/%2e%2e/status/x/y',
    `/v1/jobs/${'x'.repeat(5000)}`,
    '//v1/status/x',
  ]) {
    const answer = await exchange(service, get(path, key))
    t.equal(answer.status, 404, path.slice(0, 40))
    t.match(bodyOf(answer), { success: false, error: { code: 'NOT_FOUND' } })
  }
  const whole = await exchange(service, get('http://elsewhere/v1/status'))
  t.equal(whole.status, 200, 'an address in its absolute form (RFC 9112, 3.2.2)')
  t.equal((await exchange(service, 'GET /v1/status HTTP/1.0\r\n\r\n')).status, 200)
})

t.test('queries and headers that are given twice', async (t) => {
  const service = await serviceFor(t)
  const status = async (path: string, ...headers: string[]) =>
    (await exchange(service, get(path, ...headers))).status
  const key = `X-API-Key: ${service.key}`
  t.equal(await status('/v1/jobs?limit=1&limit=2', key), 400)
  t.equal(await status('/v1/jobs?status=done&status=done', key), 400)
  t.equal(await status('/v1/jobs?limit[]=1&unknown=1&unknown=2', key), 200, 'others do not matter')
  t.equal(await status('/v1/jobs?limit=%zz', key), 400)
  t.equal(await status('/v1/jobs?__proto__=1&constructor=2', key), 200)
  t.equal(await status('/v1/jobs', key, 'X-API-Key: another'), 401, 'two keys are none')
})

t.test('forms and bodies in unusual clothes', async (t) => {
  const service = await serviceFor(t)
  const page = pdf([{ content: lines(['in chunks']) }])
  const form = (ofField = '', ofFile = '') =>
    Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="model"\r\n${ofField}\r\ntext\r\n` +
          `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n${ofFile}\r\n`,
      ),
      page,
      Buffer.from('\r\n--b--\r\n'),
    ])
  const send = (headers: string[], body: Buffer) =>
    exchange(
      service,
      Buffer.concat([
        Buffer.from(
          `${['POST /v1/convert HTTP/1.1', 'Host: x', 'Connection: close', `X-API-Key: ${service.key}`, ...headers].join('\r\n')}\r\n\r\n`,
        ),
        body,
      ]),
    )
  const multipart = 'Content-Type: multipart/form-data; boundary=b'
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  const whole = form()
  const length = `Content-Length: ${whole.length}`
  const chunked = Buffer.concat([
    chunk(whole.subarray(0, 100)),
    chunk(whole.subarray(100)),
    Buffer.from('0\r\n\r\n'),
  ])
  const typed = form('Content-Type: text/plain; charset=utf-8\r\n', 'Content-Type: text/plain\r\n')
  const packed = gzipSync(whole)
  const ofTyped = `Content-Length: ${typed.length}`
  for (const [name, status, answer] of [
    ['fields that say their type', 200, send([multipart, ofTyped], typed)],
    ['chunks without a length', 200, send([multipart, 'Transfer-Encoding: chunked'], chunked)],
    ['Expect: 100-continue', 100, send([multipart, length, 'Expect: 100-continue'], whole)],
    ['another expectation', 200, send([multipart, length, 'Expect: a-miracle'], whole)],
    ['a charset beside', 200, send([`${multipart}; charset=utf-8`, length], whole)],
    [
      'a quoted boundary',
      200,
      send(['content-type: Multipart/Form-Data; BOUNDARY="b"', length], whole),
    ],
    ['no boundary', 400, send(['Content-Type: multipart/form-data', length], whole)],
    [
      'another boundary',
      400,
      send(['Content-Type: multipart/form-data; boundary=c', length], whole),
    ],
    ['another type', 400, send(['Content-Type: application/pdf', length], whole)],
    ['no type', 400, send([length], whole)],
    ['no body', 400, send([multipart, 'Content-Length: 0'], Buffer.alloc(0))],
    [
      'packed',
      400,
      send([multipart, `Content-Length: ${packed.length}`, 'Content-Encoding: gzip'], packed),
    ],
  ] as const) {
    const { status: found, text } = await answer
    t.equal(found, status, `${name}: ${text.slice(0, 200)}`)
    if (status === 100) t.match(text, /^HTTP\/1.1 200/, 'and then the answer')
  }
  const json = (type: string, body: string) =>
    fetch(`${service.url}/v1/session/log-in`, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: service.url },
      body,
    })
  const login = '{"email":"a@example.com","password":"x"}'
  for (const [type, body, status] of [
    ['application/json; charset=utf-8', login, 401],
    ['application/vnd.own+json', login, 400],
    // Always UTF-8 (RFC 8259, 8.1).
    ['application/json; charset=utf-16', login, 401],
    ['application/json', `{"email":"a@example.com","password":"${'x'.repeat(20_000)}"}`, 400],
    ['application/json', '{"email":"a@example.com","password":"\\u0000"}', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['text/plain', login, 400],
  ] as const)
    t.equal((await json(type, body)).status, status, `${type} ${body.slice(0, 40)}`)
  t.same(leftovers(service), [])
})

/** More than a megabyte. */
const LARGE = '/docs/swagger-ui-bundle.js'

/** A connection that asks and then reads nothing. */
function deaf({ url }: Service, sent: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(sent))
  socket.on('error', () => {})
  return socket.pause()
}

t.test('who never reads his answer is dropped after a time', async (t) => {
  const service = await serviceFor(t, { requestTimeout: 3000 })
  // More than the system's own buffers hold.
  const socket = deaf(service, `GET ${LARGE} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(30))
  const gone = await metric(service, 'pagemill_http_clients_gone_total')
  const end = performance.now() + 20_000
  while ((await metric(service, 'pagemill_http_clients_gone_total')) === gone) {
    if (performance.now() > end) throw new Error('it is still there')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  socket.destroy()
  const read = await fetch(service.url + LARGE)
  t.ok((await read.arrayBuffer()).byteLength > 1_000_000, 'who reads gets all of it')
})
