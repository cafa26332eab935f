import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import t, { type Test } from 'tap'
import { ServiceError } from '../../src/errors.ts'
import { readForm } from '../../src/http/form.ts'
import { folderFor, lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { bodyOf, exchange, type RawAnswer } from './raw.ts'
import { convert, field, file, leftovers, type Service, serviceFor } from './service.ts'

const page = pdf([{ content: lines(['sent in a form']) }])

const part = (headers: readonly string[], content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const disposition = (rest: string): string => `Content-Disposition: form-data; ${rest}`
const model = part([disposition('name="model"')], 'text')
const good = part([disposition('name="file"; filename="a.pdf"')], page)
const end = Buffer.from('--b--\r\n')

/** A form as it is, in chunks without a length. */
function send(service: Service, ...pieces: readonly Buffer[]): Promise<RawAnswer> {
  const head =
    `POST /v1/convert HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-API-Key: ${service.key}\r\n` +
    'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunks = pieces.map((piece) =>
    Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  )
  return exchange(service, Buffer.concat([Buffer.from(head), ...chunks, Buffer.from('0\r\n\r\n')]))
}

async function isRefused(
  t: Test,
  answer: Promise<RawAnswer>,
  words: RegExp,
  code = 'INVALID_PARAMETER',
): Promise<void> {
  const refusal = await answer
  t.equal(refusal.status, code === 'FILE_TOO_LARGE' ? 413 : 400)
  t.match(bodyOf(refusal), {
    success: false,
    error: { code: new RegExp(`^${code}$`), message: words },
  })
}

t.test('parts that nobody reads, larger than any buffer, in one piece', async (t) => {
  const large = 'x'.repeat(300_000)
  const unnamed = part(['X: y'], large)
  const bare = part([], large)
  const filed = part([disposition('name="file"; filename="a.pdf"')], large)
  for (const [sent, count] of [
    [[unnamed], 0],
    [[bare], 0],
    [[unnamed, filed], 1],
    [[filed, unnamed], 1],
    [[filed, bare, unnamed, filed], 2],
  ] as const) {
    const body = Readable.from([Buffer.concat([...sent, end])], { objectMode: false })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const { files } = await readForm(Object.assign(body, { headers }) as never as IncomingMessage, {
      folder: folderFor(t),
      isHashed: false,
      fileField: 'file',
      fileBytes: 2_000_000,
      tooLarge: () => new ServiceError('FILE_TOO_LARGE', 'too large'),
      left: new AbortController().signal,
    })
    t.same(
      files.map(({ byteLength }) => byteLength),
      Array(count).fill(large.length),
    )
  }
})

t.test('a file that is refused while the next bytes are waited for', async (t) => {
  // A process that ends at rejections nobody waits for would end here.
  const unseen: unknown[] = []
  const note = (fault: unknown) => unseen.push(fault)
  process.on('unhandledRejection', note)
  t.teardown(() => process.off('unhandledRejection', note))
  const body = new Readable({ read() {} })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  let isTooLarge = false
  const form = readForm(Object.assign(body, { headers }) as never as IncomingMessage, {
    folder: folderFor(t),
    isHashed: false,
    fileField: 'file',
    fileBytes: 3,
    tooLarge: () => {
      isTooLarge = true
      return new ServiceError('FILE_TOO_LARGE', 'too large')
    },
    left: new AbortController().signal,
  })
  const refused = t.rejects(form, { code: 'FILE_TOO_LARGE' })
  const head = `--b\r\n${disposition('name="file"; filename="a.pdf"')}\r\n\r\n`
  body.push(Buffer.from(`${head}${'x'.repeat(100)}`))
  await until(() => isTooLarge)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  body.push(null)
  await refused
  t.same(unseen, [])
})

t.test('forms that want too much', async (t) => {
  const service = await serviceFor(t)
  const works = async (): Promise<boolean> =>
    /sent in a form/.test((await send(service, model, good, end)).text)

  await t.test('encodings that leave a part as it is, and one that does not', async (t) => {
    for (const encoding of ['7bit', '8bit', 'binary', 'BINARY']) {
      const coded = [`Content-Transfer-Encoding: ${encoding}`]
      const named = part([disposition('name="model"'), ...coded], 'text')
      const filed = part([disposition('name="file"; filename="a.pdf"'), ...coded], page)
      t.match(await send(service, named, filed, end), { status: 200, text: /sent in a form/ })
    }
    for (const encoding of ['base64', 'quoted-printable', 'x-own']) {
      const coded = [disposition('name="model"'), `Content-Transfer-Encoding: ${encoding}`]
      await isRefused(t, send(service, part(coded, 'dGV4dA=='), good, end), /encoded as/)
    }
  })

  // What takes the square of it would not come to an end within the test's time.
  await t.test('a header of the same word three hundred thousand times', async (t) => {
    const header = disposition(`name="file"; ${'filename="'.repeat(300_000)}`)
    const answer = await send(service, model, part([header], page), end)
    t.equal(answer.status, 200, 'its beginning names a file')
  })

  await t.test('headers without end', async (t) => {
    const endless = Buffer.alloc(6_000_000, 'X-A: b ')
    await isRefused(
      t,
      send(service, Buffer.from('--b\r\n'), endless),
      /larger than/,
      'FILE_TOO_LARGE',
    )
    const lines = Buffer.from(`--b\r\n${'X-A: b\r\n'.repeat(800_000)}`)
    await isRefused(t, send(service, lines), /larger than/, 'FILE_TOO_LARGE')
  })

  await t.test('what belongs to no part', async (t) => {
    const noise = Buffer.alloc(6_000_000, 'noise ')
    await isRefused(t, send(service, noise, model, good, end), /larger than/, 'FILE_TOO_LARGE')
    await isRefused(t, send(service, model, good, end, noise), /larger than/, 'FILE_TOO_LARGE')
    const parts = Buffer.concat(Array.from({ length: 200 }, () => part(['X-A: b'], '')))
    await isRefused(t, send(service, parts, model, good, end), /too many parts/)
    for (const nothing of ['--b--\r\n', '--b--\r\n--b\r\n', '--b--\r\n--b--', '--b--'])
      await isRefused(
        t,
        send(service, Buffer.from(nothing)),
        /no file|not valid/,
        '(MISSING_FILE|INVALID_PARAMETER)',
      )
    // Parts that begin behind the end are none, in whatever pieces they come.
    for (const pieces of [[Buffer.concat([model, end, good, good])], [model, end, good, good]])
      await isRefused(t, send(service, ...pieces), /no file/, 'MISSING_FILE')
  })

  await t.test('fields and files without number, names without measure', async (t) => {
    const many = (count: number, header: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => part([disposition(header(i))], 'x'))
    await isRefused(t, send(service, ...many(51, (i) => `name="f${i}"`), good, end), /fields/)
    await isRefused(t, send(service, ...many(31, () => 'name="file"; filename="a"'), end), /files/)
    const long = part([disposition(`name="${'n'.repeat(101)}"`)], 'x')
    await isRefused(t, send(service, long, good, end), /name/)
    // The whole request has no longer headers than this.
    const folded = part([disposition('name="model"'), `X-A: ${'x'.repeat(20_000)}`], 'text')
    t.equal((await send(service, folded, good, end)).status, 200, 'others are not read')
    const halves = ['a', 'b'].map((name) =>
      part([disposition(`name="${name}"`)], 'x'.repeat(40_000)),
    )
    await isRefused(t, send(service, ...halves, good, end), /too large fields/)
  })

  await t.test('a form in single bytes', async (t) => {
    const bytes = [...Buffer.concat([model, good, end])].map((byte) => Buffer.from([byte]))
    t.match(await send(service, ...bytes), { status: 200, text: /sent in a form/ })
  })

  await t.test('boundaries that are none', async (t) => {
    for (const boundary of ['', '""', 'x'.repeat(300), '"a', 'b; boundary=c'])
      for (const body of ['', '--b\r\n', '--c--\r\n']) {
        const answer = await fetch(`${service.url}/v1/convert`, {
          method: 'POST',
          headers: {
            'X-API-Key': service.key,
            'Content-Type': `multipart/form-data; boundary=${boundary}`,
          },
          body,
        })
        t.equal(answer.status, 400, `${boundary.slice(0, 20)} ${body}`)
      }
  })

  t.ok(await works(), 'the next form is read')
  t.same(leftovers(service), [])
})

t.test('a refused form whose rest still comes is answered, and not read for ever', async (t) => {
  const service = await serviceFor(t)
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  t.teardown(() => socket.destroy())
  let said = ''
  socket.on('data', (data) => (said += data))
  socket.on('error', () => {})
  socket.write(
    `POST /v1/convert HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n',
  )
  socket.write(part([disposition('name="a"'), 'Content-Transfer-Encoding: base64'], 'x'))
  socket.write(part([disposition('name="b"')], 'x'))
  await until(() => /"success":false/.test(said))
  t.match(said, /^HTTP\/1.1 400 /)
  // The connection serves on when the rest has come.
  socket.write(Buffer.alloc(5_000_000 - 200))
  const rest =
    200 - part([disposition('name="a"'), 'Content-Transfer-Encoding: base64'], 'x').length
  socket.write(Buffer.alloc(rest - part([disposition('name="b"')], 'x').length))
  said = ''
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => /HTTP\/1.1 200 /.test(said))
  t.pass('it is heard')
})

t.test('a body may come slowly, and may not stand still', async (t) => {
  const service = await serviceFor(t, { requestTimeout: 1500 })
  const begin = (length: number) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    t.teardown(() => socket.destroy())
    const answer = { said: '', isOver: false }
    socket.on('data', (data) => (answer.said += data))
    socket.on('error', () => {})
    socket.on('close', () => {
      answer.isOver = true
    })
    socket.write(
      `POST /v1/convert HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
    )
    return { socket, answer }
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, 500))

  // Three times as long as a body may stand still.
  const padded = Buffer.concat([page, Buffer.alloc(450_000, ' ')])
  const whole = Buffer.concat([
    model,
    part([disposition('name="file"; filename="a.pdf"')], padded),
    end,
  ])
  const slow = begin(whole.length)
  for (let at = 0; at < whole.length; at += 50_000) {
    slow.socket.write(whole.subarray(at, at + 50_000))
    await pause()
  }
  await until(() => /sent in a form/.test(slow.answer.said))
  t.match(slow.answer.said, /^HTTP\/1.1 200 /)

  // Signs of life are not enough.
  const dripping = begin(1_000_000)
  dripping.socket.write(whole.subarray(0, 1000))
  const drip = setInterval(() => dripping.socket.write('x'), 100)
  t.teardown(() => clearInterval(drip))
  await until(() => dripping.answer.isOver)
  t.match(dripping.answer.said, /^HTTP\/1.1 408 .*"INVALID_PARAMETER"/s)
  await until(() => leftovers(service).length === 0)
  t.equal((await convert(service, [file(page), field('model', 'text')])).status, 200)
})
