import {
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Task, TaskError } from '../task.ts'

/**
 * Milliseconds for which a document stays after its last task: its next page follows at once, and the
 * host has it open as long (open-pdfs.ts).
 */
const IDLE = 1000
/** Files that are handed over before others get a turn. */
const IN_A_ROW = 50

interface Handed {
  uses: number
  /** While it is being copied. */
  copied: Promise<void> | null
  timer: NodeJS.Timeout | undefined
}

/**
 * What a host behind walls sees of the world's documents: those of its tasks, by a second name in a
 * folder that it reads, and a folder that it writes. Results are moved out of there.
 */
export class HostFolder {
  readonly #path: string
  /** Files it may read. */
  readonly inputs: string
  /** Files it may write. */
  readonly outputs: string
  readonly #handed = new Map<string, Handed>()
  /** Names each task was given, by its id. */
  readonly #names = new Map<number, readonly string[]>()

  /** @throws when it cannot be made */
  constructor(parent: string) {
    this.#path = mkdtempSync(join(parent, 'host-'))
    this.inputs = join(this.#path, 'in')
    this.outputs = join(this.#path, 'out')
    for (const folder of [this.inputs, this.outputs]) mkdirSync(folder, { mode: 0o700 })
  }

  /**
   * Hands over the files of a task.
   *
   * @returns the task as the host sees it
   * @throws when a file is not there, or the disk is full
   */
  async admit(id: number, task: Task): Promise<Task> {
    if (task.kind === 'hello') return task
    const names: string[] = []
    this.#names.set(id, names)
    const hand = async (path: string): Promise<string> => {
      const name = await this.#hand(path, names)
      if (names.length % IN_A_ROW === 0) await setImmediate()
      return join(this.inputs, name)
    }
    if (task.kind === 'inspect') return { ...task, path: await hand(task.path) }
    const target = this.#target(id)
    const handAll = async (paths: readonly string[]): Promise<string[]> => {
      const handed: string[] = []
      for (const path of paths) handed.push(await hand(path))
      return handed
    }
    if (task.kind === 'finish') {
      const pages = await handAll(task.pages)
      const { document } = task
      if (!document) return { ...task, target, pages }
      return { ...task, target, pages, document: { ...document, path: await hand(document.path) } }
    }
    const path = await hand(task.path)
    if (task.kind === 'draw')
      return { ...task, target, path, pageFiles: await handAll(task.pageFiles) }
    return { ...task, target, path }
  }

  /**
   * Moves what a task has written to where it belongs.
   *
   * @throws TaskError when that is no plain file
   */
  collect(id: number, task: Task): void {
    if (!('target' in task)) return
    // First out of the host's reach, then looked at: a link would lead readers anywhere.
    renameSync(this.#target(id), task.target)
    if (lstatSync(task.target).isFile()) return
    rmSync(task.target, { recursive: true, force: true })
    throw new TaskError('OCR_ERROR', 'the page could not be read')
  }

  /** A task is over: its files go. */
  release(id: number, task: Task): void {
    const names = this.#names.get(id) ?? []
    this.#names.delete(id)
    rmSync(this.#target(id), { recursive: true, force: true })
    for (const name of names) {
      const handed = this.#handed.get(name)
      if (!handed || --handed.uses > 0) continue
      const remove = (): void => {
        this.#handed.delete(name)
        rmSync(join(this.inputs, name), { force: true })
      }
      if (task.kind === 'finish') remove()
      else handed.timer = setTimeout(remove, IDLE).unref()
    }
  }

  /** The host is gone. What cannot be removed now is at the next start. */
  remove(): void {
    for (const { timer } of this.#handed.values()) clearTimeout(timer)
    this.#handed.clear()
    try {
      rmSync(this.#path, { recursive: true, force: true })
    } catch {}
  }

  #target(id: number): string {
    return join(this.outputs, String(id))
  }

  /** Named by what it is: the host knows a file that comes again, and takes no other one for it. */
  async #hand(path: string, names: string[]): Promise<string> {
    const { dev, ino, mtimeNs, uid } = statSync(path, { bigint: true })
    const name = [dev, ino, mtimeNs].join('-')
    let handed = this.#handed.get(name)
    if (handed) clearTimeout(handed.timer)
    else {
      handed = { uses: 0, copied: null, timer: undefined }
      this.#handed.set(name, handed)
      // Without privileges a host reads what belongs to its user, even where that is root.
      const isOwn = Number(uid) === process.geteuid?.()
      const target = join(this.inputs, name)
      if (!isOwn || !linked(path, target))
        handed.copied = copyFile(path, target, constants.COPYFILE_FICLONE)
    }
    handed.uses++
    names.push(name)
    try {
      await handed.copied
    } catch (error) {
      this.#handed.delete(name)
      throw error
    }
    return name
  }
}

/** @returns false where files cannot have a second name: on another disk, or another user's */
function linked(path: string, target: string): boolean {
  try {
    linkSync(path, target)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    return false
  }
}
