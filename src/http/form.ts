import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { ServiceError } from '../errors.ts'
import { FIELD_BYTES, FORM_FIELDS, FORM_FILES, FRAME_BYTES } from './limits.ts'
import { ClientGone } from './state.ts'

/** Bytes of a part's header that are kept, and lines of it. */
const HEADER_BYTES = 8192
const HEADER_LINES = 20
/** UTF-16 units of a field's name. */
const LONGEST_NAME = 100
/**
 * Bytes the parser is given at once. One that passes over a part waits for ever once the part's buffer
 * is full in the same write that ends it, so a write fills no buffer.
 */
const PIECE_BYTES = 16_384

/** What encodings leave as it is (RFC 7578, 4.7, advises against all others). */
const PLAIN = /^(7bit|8bit|binary)?$/i

/** A file of a form, stored. */
export interface FormFile {
  readonly field: string
  /** As the client calls it. */
  readonly name: string
  readonly path: string
  readonly byteLength: number
  /** SHA-256, hex, where it was wanted. */
  readonly hash: string | null
}

export interface Form {
  readonly fields: ReadonlyMap<string, string>
  /** In the order in which they were sent. */
  readonly files: readonly FormFile[]
}

export interface FormBounds {
  /** Where files go; it is the caller's to remove. */
  readonly folder: string
  readonly isHashed: boolean
  /** The only field that may have files, and any number of fields that nobody reads. */
  readonly fileField: string
  /** Of all files together. */
  readonly fileBytes: number
  readonly tooLarge: () => ServiceError
  /** Aborts when nobody waits for the form any more. */
  readonly left: AbortSignal
}

/**
 * Reads a multipart form to its end, at most as much of it as `bounds` and the limits allow: bytes
 * of the body, of files and fields, of part headers and names; parts of each kind.
 *
 * @throws ServiceError INVALID_PARAMETER, `tooLarge`, STORAGE_ERROR; ClientGone; why it is `left`. Nothing is being
 * written any more by then.
 */
export function readForm(request: IncomingMessage, bounds: FormBounds): Promise<Form> {
  return new FormReader(bounds, request.headers['content-type'] ?? '').read(request)
}

class FormReader {
  readonly #bounds: FormBounds
  readonly #parser: BusboyInstance
  readonly #fields = new Map<string, string>()
  readonly #files: Promise<FormFile>[] = []
  readonly #over = new AbortController()
  #fieldBytes = 0
  #fileBytes = 0
  #fault: unknown = null
  /** Whether the parser has seen the end, behind which there is nothing of interest. */
  #isFinished = false
  /** End what is being waited for. */
  #interrupt: (fault: unknown) => void = () => {}
  #goOn: () => void = () => {}

  constructor(bounds: FormBounds, type: string) {
    this.#bounds = bounds
    this.#parser = parserOf(type)
    this.#parser.on('finish', () => {
      this.#isFinished = true
      this.#goOn()
    })
    this.#parser.on('error', (cause) => this.#fail(invalid('is not valid', cause)))
    this.#parser.on('fieldsLimit', () => this.#fail(invalid(`has more than ${FORM_FIELDS} fields`)))
    this.#parser.on('filesLimit', () => this.#fail(invalid('has too many files')))
    this.#parser.on('partsLimit', () => this.#fail(invalid('has too many parts')))
    this.#parser.on('field', (name, value, _, isCut, encoding) =>
      this.#takeField(name ?? '', value, isCut, encoding),
    )
    this.#parser.on('file', (field, content, name, encoding) =>
      this.#takeFile(field ?? '', content, name ?? '', encoding),
    )
  }

  async read(request: IncomingMessage): Promise<Form> {
    const { left } = this.#bounds
    const leave = (): void => {
      this.#fail(left.reason)
      this.#over.abort()
    }
    left.addEventListener('abort', leave, { once: true })
    if (left.aborted) leave()
    try {
      await this.#feed(request)
      if (!this.#isFinished) await this.#step(() => void this.#parser.end())
      const files = await Promise.all(this.#files)
      if (this.#fault) throw this.#fault
      return { fields: this.#fields, files }
    } finally {
      left.removeEventListener('abort', leave)
      this.#over.abort()
      await Promise.allSettled(this.#files)
    }
  }

  async #feed(request: IncomingMessage): Promise<void> {
    const most = this.#bounds.fileBytes + FIELD_BYTES + FRAME_BYTES
    let bytes = 0
    // Who is refused is still to be answered on this connection.
    for await (const chunk of chunksOf(request)) {
      bytes += chunk.length
      if (bytes > most) throw this.#bounds.tooLarge()
      for (let at = 0; at < chunk.length && !this.#isFinished; at += PIECE_BYTES)
        await this.#write(chunk.subarray(at, at + PIECE_BYTES))
    }
  }

  #write(piece: Buffer): Promise<void> {
    return this.#step((done, fail) =>
      this.#parser.write(piece, (error) => (error ? fail(error) : done())),
    )
  }

  /** Waits for something, at most until there is a fault; what the parser throws is one. */
  async #step(begin: (done: () => void, fail: (fault: unknown) => void) => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#interrupt = reject
      this.#goOn = resolve
      try {
        begin(resolve, reject)
      } catch (cause) {
        this.#fail(invalid('is not valid', cause))
      }
      if (this.#fault) reject(this.#fault)
    })
    if (this.#fault) throw this.#fault
  }

  #fail(fault: unknown): void {
    this.#fault ??= fault
    this.#interrupt(this.#fault)
  }

  #takeField(name: string, value: string, isCut: boolean, encoding: string): void {
    this.#fieldBytes += Buffer.byteLength(value)
    if (isCut || this.#fieldBytes > FIELD_BYTES) this.#fail(invalid('has too large fields'))
    else if (this.#checkPart(name, encoding) && name !== this.#bounds.fileField) {
      if (this.#fields.has(name))
        this.#fail(new ServiceError('INVALID_PARAMETER', `the field '${name}' is given twice`))
      this.#fields.set(name, value)
    }
  }

  #takeFile(field: string, content: BusboyFileStream, name: string, encoding: string): void {
    // The parser may report to it once more when nobody reads it any longer.
    content.on('error', () => {})
    if (!this.#checkPart(field, encoding)) return
    if (field !== this.#bounds.fileField) {
      const message = `a file in the field '${field}' is not expected`
      this.#fail(new ServiceError('INVALID_PARAMETER', message))
      return
    }
    const path = join(this.#bounds.folder, `file-${this.#files.length}`)
    const file = this.#store(content, path).then((stored) => ({ field, name, ...stored }))
    // It may fail while the next bytes are waited for, and nobody waits for it yet.
    file.catch((fault) => this.#fail(fault))
    this.#files.push(file)
  }

  #checkPart(name: string, encoding: string): boolean {
    if (name.length > LONGEST_NAME) this.#fail(invalid('has a field of too long a name'))
    else if (!PLAIN.test(encoding))
      this.#fail(
        invalid(`has a part that is encoded as ${encoding.slice(0, 40)}; send it as it is`),
      )
    return this.#fault === null
  }

  async #store(
    content: BusboyFileStream,
    path: string,
  ): Promise<Pick<FormFile, 'path' | 'byteLength' | 'hash'>> {
    const { isHashed, fileBytes, tooLarge } = this.#bounds
    const hash = isHashed ? createHash('sha256') : null
    let byteLength = 0
    const counted = new Transform({
      transform: (chunk: Buffer, _, done) => {
        byteLength += chunk.length
        this.#fileBytes += chunk.length
        if (this.#fileBytes > fileBytes) {
          const fault = tooLarge()
          // Known before the file is closed: until then the body may end, and would be refused for that.
          this.#fail(fault)
          return done(fault)
        }
        hash?.update(chunk)
        done(null, chunk)
      },
    })
    const target = createWriteStream(path)
    try {
      await pipeline(content, counted, target, { signal: this.#over.signal })
    } catch (cause) {
      if (cause instanceof ServiceError) throw cause
      throw new ServiceError('STORAGE_ERROR', 'the upload cannot be stored', { cause })
    } finally {
      // What is still being opened would come into a folder that is being removed.
      if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve))
    }
    return { path, byteLength, hash: hash?.digest('hex') ?? null }
  }
}

/** What has a file's name is a file, what has none is a field, whatever else it says of itself. */
function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // Only its last part counts, which is not this parser's to find.
      preservePath: true,
      fileHwm: 4 * PIECE_BYTES,
      isPartAFile: (_, __, name) => name !== undefined,
      limits: {
        headerSize: HEADER_BYTES,
        headerPairs: HEADER_LINES,
        fieldSize: FIELD_BYTES,
        fields: FORM_FIELDS,
        files: FORM_FILES,
        parts: FORM_FIELDS + FORM_FILES,
      },
    })
  } catch (cause) {
    throw invalid('is not valid', cause)
  }
}

/** Leaves the connection open, whoever stops reading. @throws ClientGone */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = request.iterator({ destroyOnReturn: false })
  try {
    yield* chunks
  } catch {
    throw new ClientGone('the client has left')
  }
}

const invalid = (what: string, cause?: unknown): ServiceError =>
  new ServiceError('INVALID_PARAMETER', `the multipart/form-data ${what}`, { cause })
