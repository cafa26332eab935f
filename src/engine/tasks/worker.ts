import {
  type Addon,
  loadAddon,
  type ModelFolders,
  type NativeErrorCode,
  type Reader,
} from '../native.ts'
import { OpenPdfs } from '../pdf/open-pdfs.ts'
import { boundMemory } from '../pdf/wasm-memory.ts'
import {
  type FailureCode,
  isTrap,
  type ResultOf,
  type Task,
  type TaskAnswer,
  TaskError,
} from '../task.ts'
import { collectSometimes } from './collect.ts'
import { inspect } from './inspect.ts'
import { readRun } from './read-run.ts'

/** What the pool hands a thread. */
export interface ThreadTask {
  readonly task: Task
  /** Raised (not 0) to end the task. */
  readonly cancel: Int32Array
  /** Another build of the addon than the default one. */
  readonly addon: string | null
}

let pdfs: OpenPdfs | null = null
const readers = new Map<string, Reader>()

/** The entry of a pool thread: one task, one answer. */
export default async function work({ task, cancel, addon: path }: ThreadTask): Promise<TaskAnswer> {
  const cost = costOf(task)
  try {
    const addon = loadAddon(path)
    try {
      const value = await run(task, addon, cancel)
      return { value, cpuMs: cost() }
    } finally {
      // When the answer has gone.
      setImmediate(() => collectSometimes())
    }
  } catch (error) {
    return { failure: failureOf(error), cpuMs: cost() }
  }
}

/** Types that libvips decodes, on threads of its own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['gif', 'webp', 'avif'])

/** @returns milliseconds of a processor since it was called; where others work, those that passed */
function costOf(task: Task): () => number {
  const isElsewhere = task.kind === 'draw' || (task.kind === 'read' && ELSEWHERE.has(task.type))
  const started = performance.now()
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return isElsewhere ? performance.now() - started : (user + system) / 1000
  }
}

async function run(task: Task, addon: Addon, cancel: Int32Array): Promise<ResultOf[Task['kind']]> {
  pdfs ??= new OpenPdfs(addon)
  if ('maxPixels' in task) boundMemory(task.maxPixels)
  if (task.kind === 'inspect') return inspect(task, addon, pdfs)
  // Loaded with the first that is asked for: most threads for pages never do any of these.
  if (task.kind === 'draw') return (await import('./draw-page.ts')).drawPage(task, pdfs, cancel)
  if (task.kind === 'finish') return (await import('./finish.ts')).finish(task)
  if (task.kind === 'rewrite') return (await import('./rewrite.ts')).rewrite(task)
  if (task.kind === 'hello')
    return { languages: addon.languages(task.tessdata), versions: addon.versions }
  const reader = readerOf(addon, task.models)
  return readRun(task, { addon, reader, pdfs }, cancel)
}

/** A reader keeps its language models loaded, so each thread keeps its reader. */
function readerOf(addon: Addon, models: ModelFolders): Reader {
  let reader = readers.get(models.tessdata)
  if (!reader) {
    reader = new addon.Reader(models)
    readers.set(models.tessdata, reader)
  }
  return reader
}

const NATIVE: Record<NativeErrorCode, { code: FailureCode; message: string }> = {
  CANCELLED: { code: 'CANCELLED', message: 'cancelled' },
  DEADLINE: { code: 'DEADLINE', message: 'the page took too long' },
  INVALID_PICTURE: { code: 'INVALID_FILE', message: 'the picture is damaged or cut off' },
  PICTURE_TOO_LARGE: { code: 'INVALID_FILE', message: 'the picture has too many pixels' },
  LANGUAGE_MISSING: { code: 'INVALID_PARAMETER', message: 'a language is not installed' },
  LANGUAGE_DAMAGED: {
    code: 'OCR_ERROR',
    message: 'the model of the language is damaged: install it anew',
  },
  INTERNAL: { code: 'OCR_ERROR', message: 'the page could not be read' },
}

function failureOf(error: unknown): { code: FailureCode; message: string; detail: string } {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof TaskError) return { code: error.code, message: error.message, detail }
  if (isTrap(error)) return { code: 'POISONED', message: 'the page could not be read', detail }
  const native = NATIVE[(error as { code?: NativeErrorCode }).code as NativeErrorCode]
  if (native) return { ...native, detail }
  // What the system refuses, as on a full disk, says nothing of the page: it may be read elsewhere.
  if (error instanceof Error && 'syscall' in error)
    return { code: 'STORAGE_ERROR', message: 'the work folder cannot be used', detail }
  return { code: 'OCR_ERROR', message: 'the page could not be read', detail }
}
