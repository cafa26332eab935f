import fc, { type Arbitrary } from 'fast-check'
import { FILES } from './request.ts'

/** Bytes that should be a form, and how they are sent. */
export interface AnyForm {
  readonly path: string
  readonly contentType: string
  readonly body: Buffer
  /** What the request says of its length. */
  readonly framing: 'length' | 'chunked' | 'too short' | 'too long'
  /** Bytes that are written at once. */
  readonly piece: number
  /** Milliseconds between the first of them. */
  readonly pause: number
  /** Pieces after which the client leaves; null = it waits for its answer. */
  readonly leavesAfter: number | null
}

const often = <T>(usual: T, ...others: T[]): Arbitrary<T> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
  )

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('file', 'files', 'model', 'output', '', '__proto__') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)
const fileName = fc.constantFrom('a.pdf', '', 'ü.pdf', '"', '\\"', '../a', '\r\n', 'x'.repeat(9000))
const header = fc.constantFrom(
  ...['7bit', '8bit', 'binary', 'base64', 'quoted-printable', 'x', '', '\0'].map(
    (encoding) => `Content-Transfer-Encoding: ${encoding}`,
  ),
  ...['text/plain', 'application/octet-stream', 'multipart/mixed; boundary=c', ';', 'a/b; c="'].map(
    (type) => `Content-Type: ${type}`,
  ),
  ...['utf-8', 'utf-16le', 'latin1', 'base64', 'none', '"'].map(
    (charset) => `Content-Type: text/plain; charset=${charset}`,
  ),
  'Content-Disposition: attachment',
  'Content-Disposition',
  ': x',
  ' folded',
  `X-Long: ${'x'.repeat(20_000)}`,
  'X: y\r\n'.repeat(3000),
)
const content = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Uint8Array>(...Object.values(FILES)) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...['text', 'tables', 'json', '', '\r\n--', '\r\n--b', '--b--'],
        ...['\r'.repeat(300), 'x'.repeat(70_000)],
      )
      .map((text) => Buffer.from(text)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)

/** Of good parts most, so that what is wrong is wrong in one place. */
const part = fc
  .record({
    isGood: fc.boolean(),
    isFile: fc.boolean(),
    name: word,
    fileName: fc.option(fileName),
    headers: fc.array(header, { maxLength: 3 }),
    content,
    eol: often('\r\n', '\n', '\r', '\r\n\r\n'),
  })
  .map(({ isGood, isFile, name, fileName, headers, content, eol }) => {
    if (isGood && isFile)
      return [
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
        FILES.page,
        '\r\n',
      ]
    if (isGood)
      return ['--b\r\nContent-Disposition: form-data; name="model"\r\n\r\n', 'text', '\r\n']
    const named = fileName === null ? '' : `; filename="${fileName}"`
    const lines = [`Content-Disposition: form-data; name="${name}"${named}`, ...headers]
    return [`--b${eol}${lines.join(eol)}${eol}${eol}`, content, eol]
  })

const edit = fc.record({
  kind: fc.constantFrom('replace', 'insert', 'remove', 'repeat', 'cut'),
  at: fc.nat(),
  byte: fc.integer({ min: 0, max: 255 }),
  length: fc.integer({ min: 1, max: 60 }),
})

type Edit = typeof edit extends Arbitrary<infer E> ? E : never

/** Forms, changed by structure and then byte by byte. */
export const anyForm: Arbitrary<AnyForm> = fc
  .record({
    path: often('/v1/convert', '/v1/batch', '/v1/corrections', '/v1/jobs', '/v1/status'),
    contentType: often(
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="b"; charset=utf-16',
      `multipart/form-data; boundary=${'b'.repeat(250)}`,
      `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      'multipart/form-data; boundary=b; boundary=c',
      'multipart/mixed; boundary=b',
      'application/json',
    ),
    parts: fc.array(part, { maxLength: 5, size: 'max' }),
    end: often('--b--\r\n', '', '--b', '--b-', '--b--', '--b--\r\n--b\r\n', '--c--\r\n'),
    epilogue: often('', '\r\n', 'x'.repeat(5000), '\r\n--b\r\nX: y\r\n\r\n\r\n--b--'),
    edits: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Edit[]>([]) },
      { weight: 3, arbitrary: fc.array(edit, { maxLength: 6 }) },
    ),
    framing: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('length' as const, 'chunked' as const) },
      { weight: 1, arbitrary: fc.constantFrom('too short' as const, 'too long' as const) },
    ),
    piece: often(1_000_000, 1, 2, 7, 64, 1000),
    pause: often(0, 1, 30),
    leavesAfter: fc.option(fc.nat(30), { freq: 12 }),
  })
  .map(({ parts, end, epilogue, edits, ...how }) => {
    const pieces = [...parts.flat(), end, epilogue].map((piece) => Buffer.from(piece))
    return { ...how, body: edits.reduce<Buffer>(edited, Buffer.concat(pieces)) }
  })

function edited(bytes: Buffer, { kind, at, byte, length }: Edit): Buffer {
  const from = at % (bytes.length + 1)
  const [head, tail] = [bytes.subarray(0, from), bytes.subarray(from)]
  const one = Buffer.from([byte])
  switch (kind) {
    case 'replace':
      return Buffer.concat([head, one, tail.subarray(1)])
    case 'insert':
      return Buffer.concat([head, one, tail])
    case 'remove':
      return Buffer.concat([head, tail.subarray(length)])
    case 'repeat':
      return Buffer.concat([head, ...Array(length).fill(tail.subarray(0, length)), tail])
    default:
      return head
  }
}
