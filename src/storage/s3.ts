import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { ServiceError } from '../errors.ts'
import type { S3Place } from './s3-place.ts'
import { type LinkWish, type Part, STORAGE_KEY, type Storage, type StoredFile } from './storage.ts'

/** Milliseconds to reach the server, and to wait for an answer's next byte. */
const TO_CONNECT = 5000
const TO_ANSWER = 30_000
const TRIES = 4
/** Downloads that clients read slowly hold a connection each. */
const CONNECTIONS = 256

/** Files in a bucket of an S3-compatible server, reached by any number of machines. */
export class S3Files implements Storage {
  readonly #client: S3Client
  /** Signs links for clients, who may know the server by another address. */
  readonly #signer: S3Client
  readonly #place: S3Place

  private constructor(place: S3Place) {
    this.#place = place
    this.#client = clientOf(place, place.endpoint)
    this.#signer = clientOf(place, place.publicEndpoint ?? place.endpoint)
  }

  /** @throws naming the bucket, when it cannot be reached */
  static async open(place: S3Place): Promise<S3Files> {
    const files = new S3Files(place)
    try {
      const { bucket, prefix } = place
      await files.#client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))
    } catch (cause) {
      files.close()
      throw new Error(`the bucket ${place.bucket} cannot be used: ${reasonOf(cause)}`, { cause })
    }
    return files
  }

  put(key: string, path: string): Promise<void> {
    return orStorageError(async () => {
      const params = { ...this.#object(key), Body: createReadStream(path) }
      await new Upload({ client: this.#client, params }).done()
      await rm(path, { force: true })
    })
  }

  copy(key: string, path: string): Promise<boolean> {
    return orStorageError(async () => {
      const stored = await this.#get(key)
      if (!stored) return false
      try {
        await pipeline(stored.content, createWriteStream(path))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return true
    })
  }

  size(key: string): Promise<number | null> {
    return orStorageError(async () => {
      try {
        const head = await this.#client.send(new HeadObjectCommand(this.#object(key)))
        return head.ContentLength!
      } catch (error) {
        // Nothing comes with the answer to HEAD that says it by its name.
        if ((error as Error).name === 'NotFound') return null
        throw error
      }
    })
  }

  open(key: string, part?: Part): Promise<StoredFile | null> {
    return orStorageError(() => this.#get(key, part))
  }

  remove(key: string): Promise<void> {
    return orStorageError(async () => {
      await this.#client.send(new DeleteObjectCommand(this.#object(key)))
    })
  }

  async *list(): AsyncIterable<{ key: string; storedAt: Date }> {
    const { bucket, prefix } = this.#place
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: bucket, Prefix: prefix },
    )
    for await (const { Contents } of orStorageErrors(pages))
      for (const { Key, LastModified } of Contents ?? []) {
        const key = Key!.slice(prefix.length)
        if (STORAGE_KEY.test(key)) yield { key, storedAt: LastModified! }
      }
  }

  async link(key: string, { seconds, fileName, contentType }: LinkWish): Promise<string | null> {
    if (!this.#place.links) return null
    const command = new GetObjectCommand({
      ...this.#object(key),
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition(fileName),
    })
    return orStorageError(() => getSignedUrl(this.#signer, command, { expiresIn: seconds }))
  }

  close(): void {
    this.#client.destroy()
    this.#signer.destroy()
  }

  async #get(key: string, part?: Part): Promise<StoredFile | null> {
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({
          ...this.#object(key),
          ...(part && { Range: `bytes=${part.first}-${part.last}` }),
        }),
      )
      return { byteLength: ContentLength!, content: Body as Readable }
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null
      throw error
    }
  }

  #object(key: string): { Bucket: string; Key: string } {
    if (!STORAGE_KEY.test(key)) throw new TypeError(`'${key}' is no storage key`)
    const { bucket, prefix } = this.#place
    return { Bucket: bucket, Key: `${prefix}${key}` }
  }
}

function clientOf({ region, pathStyle, credentials }: S3Place, endpoint: string | null): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    // Many compatible servers know no other checksums than those they ask for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: TO_CONNECT,
      socketTimeout: TO_ANSWER,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  })
}

/** In the server's words, or else its status. */
function reasonOf(cause: unknown): string {
  const { name, message, $metadata } = cause as Error & { $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (message !== '' && message !== 'UnknownError') return message
  return status === undefined ? name : `it answers ${status}`
}

/** As RFC 6266 says; names of other letters than plain ones are encoded. */
const disposition = (fileName: string): string =>
  /^[\w .-]+$/.test(fileName)
    ? `attachment; filename="${fileName}"`
    : `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, hex)}`

/** RFC 8187 has fewer characters that stand for themselves. */
const hex = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`

async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw storageError(cause)
  }
}

async function* orStorageErrors<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items
  } catch (cause) {
    throw storageError(cause)
  }
}

const storageError = (cause: unknown): unknown =>
  cause instanceof TypeError
    ? cause
    : new ServiceError('STORAGE_ERROR', 'the storage does not answer', { cause })
