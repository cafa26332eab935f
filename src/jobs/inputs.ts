import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

/** A copy of an input on this machine. */
export interface Input {
  readonly path: string
  /** The last one removes the copy. */
  release(): Promise<void>
}

interface Copy {
  readonly path: string
  readonly made: Promise<boolean>
  users: number
}

/** Inputs of attempts: one copy of each file, however many of its parts are worked on. */
export class Inputs {
  readonly #storage: Storage
  readonly #folder: string
  readonly #copies = new Map<string, Copy>()
  #count = 0

  constructor(storage: Storage, folder: string) {
    this.#storage = storage
    this.#folder = folder
  }

  /** @throws ServiceError STORAGE_ERROR, and OCR_ERROR when the file is gone */
  async take(key: string): Promise<Input> {
    const copy = this.#copies.get(key) ?? this.#copy(key)
    copy.users++
    const release = async (): Promise<void> => {
      if (--copy.users > 0) return
      this.#forget(key, copy)
      await rm(copy.path, { force: true })
    }
    try {
      if (!(await copy.made)) throw new ServiceError('OCR_ERROR', 'the file to convert is gone')
      return { path: copy.path, release }
    } catch (error) {
      // The next one tries anew.
      this.#forget(key, copy)
      await release()
      throw error
    }
  }

  #copy(key: string): Copy {
    const path = join(this.#folder, `input-${++this.#count}`)
    const copy: Copy = { path, made: this.#storage.copy(key, path), users: 0 }
    this.#copies.set(key, copy)
    return copy
  }

  #forget(key: string, copy: Copy): void {
    if (this.#copies.get(key) === copy) this.#copies.delete(key)
  }
}
