import { randomUUID } from 'node:crypto'
import {
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, parse, relative } from 'node:path'
import { alsoName, placeFile } from '../place-file.ts'
import type { Places } from './places.ts'

/** Kept from when the whole result lies beside its place: what is left is to give it a name. */
interface Written {
  readonly partial: string
  readonly wished: string
}

const NOTE = 'written.json'

/**
 * A document in hand: a folder of its own, which holds it under the folders that it lay in. Whoever
 * comes after a fault sees from that alone how far it came. Each step happens at once or not at all,
 * and may be done again: the document moves in; its result is written beside its place; a note says
 * so; the result gets its name; the document gets its name among those that are done, or those that
 * are set aside; the folder goes.
 */
export class InHand {
  readonly #folder: string
  readonly #places: Places
  /** Folders between the inbox and the document; '' for none. */
  readonly #below: string
  readonly name: string

  private constructor(folder: string, places: Places, below: string, name: string) {
    this.#folder = folder
    this.#places = places
    this.#below = below
    this.name = name
  }

  /**
   * Takes a document out of the inbox.
   *
   * @returns null when it is gone
   */
  static async take(path: string, places: Places): Promise<InHand | null> {
    const folder = join(places.hand, randomUUID())
    const hand = new InHand(folder, places, relative(places.inbox, dirname(path)), basename(path))
    await mkdir(dirname(hand.path), { recursive: true })
    try {
      await rename(path, hand.path)
      return hand
    } catch (error) {
      await rm(folder, { recursive: true })
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Those that a process had when it was ended, without those that have their result: these are done. */
  static async left(places: Places): Promise<InHand[]> {
    const hands: InHand[] = []
    const folders = await readdir(places.hand, { withFileTypes: true })
    for (const { name } of folders.filter((entry) => entry.isDirectory())) {
      const folder = join(places.hand, name)
      const held = join(folder, 'held')
      const entries = await readdir(held, { recursive: true, withFileTypes: true }).catch(() => [])
      const file = entries.find((entry) => !entry.isDirectory())
      if (!file) {
        await rm(folder, { recursive: true })
        continue
      }
      const hand = new InHand(folder, places, relative(held, file.parentPath), file.name)
      if (!(await hand.#hasResult())) hands.push(hand)
    }
    return hands
  }

  /** Where the document lies now. */
  get path(): string {
    return join(this.#folder, 'held', this.#below, this.name)
  }

  /** Where it lay. */
  get origin(): string {
    return join(this.#places.inbox, this.#below, this.name)
  }

  /** Changes with the document: somebody may write on without seeing that it moved. */
  async state(): Promise<string> {
    const { size, mtimeMs } = await lstat(this.path)
    return `${size} ${mtimeMs}`
  }

  /**
   * Puts the result in its place under a free name, and the document with those that are done.
   *
   * @param extension without a dot
   * @returns the result's path
   */
  async finish(result: string, extension: string): Promise<string> {
    const folder = join(this.#places.out, this.#below)
    await mkdir(folder, { recursive: true })
    const partial = join(folder, `.${basename(this.#folder)}.part`)
    const wished = join(folder, `${parse(this.name).name}.${extension}`)
    try {
      await copyFile(result, partial)
      await flush(partial)
      await this.#note({ partial, wished })
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    const target = await nameResult({ partial, wished })
    await this.#moveOut(this.#places.done, null)
    return target
  }

  /** Puts the document aside under a free name, with the reason beside it: `name.reason.txt`. */
  async setAside(reason: string): Promise<void> {
    await this.#moveOut(this.#places.failed, reason)
  }

  async #note(written: Written): Promise<void> {
    const draft = join(this.#folder, 'draft.json')
    await writeFile(draft, JSON.stringify(written))
    await flush(draft)
    await rename(draft, join(this.#folder, NOTE))
  }

  /** Goes on from the note, where there is one. */
  async #hasResult(): Promise<boolean> {
    const note = await readFile(join(this.#folder, NOTE), 'utf8').catch(() => null)
    if (note === null) return false
    const written: Written = JSON.parse(note)
    if (await lstat(written.partial).catch(() => null)) await nameResult(written)
    await this.#moveOut(this.#places.done, null)
    return true
  }

  async #moveOut(to: string, reason: string | null): Promise<void> {
    const wished = join(to, this.#below, this.name)
    await mkdir(dirname(wished), { recursive: true })
    const path = await alsoName(this.path, wished).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      return placeFile(this.path, wished)
    })
    if (reason !== null) await writeFile(`${path}.reason.txt`, `${reason}\n`)
    // First the document: without its note it would be one that has no result.
    await rm(this.path)
    await rm(this.#folder, { recursive: true })
  }
}

async function nameResult({ partial, wished }: Written): Promise<string> {
  const target = await alsoName(partial, wished)
  await rm(partial)
  return target
}

async function flush(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
