import type { Readable } from 'node:stream'

/** `folder/name`: lower-case letters, then letters, digits, `-`, `_`. */
export const STORAGE_KEY = /^[a-z]+\/[\w-]{1,100}$/

/** A stored file, open. Whoever asked destroys `content` when it is not read to its end. */
export interface StoredFile {
  readonly byteLength: number
  readonly content: Readable
}

/** Bytes of a file, both ends among them, from 0. */
export interface Part {
  readonly first: number
  readonly last: number
}

/** How a link presents the file behind it. */
export interface LinkWish {
  readonly seconds: number
  readonly fileName: string
  readonly contentType: string
}

/**
 * Where inputs and results lie. What `put` has resolved for survives a crash of the machine.
 * Every member throws ServiceError STORAGE_ERROR when the place itself fails.
 */
export interface Storage {
  /** Takes the local file over: it is gone from `path`. Replaces what the key held. */
  put(key: string, path: string): Promise<void>
  /** Leaves a private copy at `path`. @returns false when there is no such key */
  copy(key: string, path: string): Promise<boolean>
  /** Bytes that the key holds; null when there is no such key */
  size(key: string): Promise<number | null>
  /**
   * @param part all of it when left out; `byteLength` is then the part's
   * @returns null when there is no such key
   */
  open(key: string, part?: Part): Promise<StoredFile | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Everything stored, with the time it was. */
  list(): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>
  /** A link that the storage serves itself; null when the service has to. */
  link(key: string, wish: LinkWish): Promise<string | null>
  /** Lets go of connections. */
  close(): void
}
