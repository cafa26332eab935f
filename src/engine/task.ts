import type { ExtractOptions } from '../document/extract-options.ts'
import type { Warning } from '../document/extraction.ts'
import type { PageFailure, PageSource } from '../document/page.ts'
import type { ErrorCode } from '../errors.ts'
import type { ModelFolders } from './native.ts'

/** Which barcodes are looked for: every kind, or those that bills are paid by. */
export type CodesWanted = 'all' | 'payment'

/** What every thread task knows of the file it works on. */
interface FileTask {
  readonly path: string
  readonly password: string | null
  readonly maxPixels: number
}

/** What kind of file is it, and how many pages has it? */
export interface InspectTask extends FileTask {
  readonly kind: 'inspect'
}

/** Read one page and leave it as a file. */
export interface ReadTask extends FileTask {
  readonly kind: 'read'
  /** As `inspect` found it. */
  readonly type: string
  /** 1-based. */
  readonly page: number
  /**
   * Pages that are read into the same file behind it, one after the other, while all of them take but
   * a moment. One that cannot be read is left, with all behind it.
   */
  readonly further?: readonly number[]
  /** Where the page file goes. */
  readonly target: string
  readonly languages: readonly string[]
  readonly textLayer: 'auto' | 'never' | 'always'
  readonly dpi: number | null
  /** Which barcodes are looked for; left out = none. */
  readonly codes?: CodesWanted
  readonly models: ModelFolders
  /** Milliseconds the page may be worked on. */
  readonly deadline: number
}

/** Draw a page that was read, with what its tables were found by. */
export interface DrawTask extends FileTask {
  readonly kind: 'draw'
  /** As `inspect` found it. */
  readonly type: string
  readonly model: string
  readonly options: ExtractOptions
  /** Of all pages that were read, in their order. */
  readonly pageFiles: readonly string[]
  /** 1-based. */
  readonly page: number
  /** Where the SVG file goes. */
  readonly target: string
}

/** The document's file, as it was sent. */
export interface SentFile extends FileTask {
  /** As who sent it calls it. */
  readonly name: string
  /** As `inspect` found it. */
  readonly type: string
}

/** Make the page files of a conversion one result file. */
export interface FinishTask {
  readonly kind: 'finish'
  readonly model: string
  readonly output: string
  readonly options: ExtractOptions
  /** Files of pages, in the order of the request. */
  readonly pages: readonly string[]
  readonly failures: readonly PageFailure[]
  readonly target: string
  /** For outputs that write on it, and models that read files it carries. */
  readonly document?: SentFile
}

/** Write the JSON result that a person has corrected as another file. */
export interface RewriteTask {
  readonly kind: 'rewrite'
  /** The JSON. */
  readonly path: string
  readonly model: string
  readonly output: string
  readonly options: ExtractOptions
  readonly target: string
}

/** Which languages does the folder hold? Also proves that the addon loads. */
export interface HelloTask {
  readonly kind: 'hello'
  readonly tessdata: string
}

export type Task = InspectTask | ReadTask | DrawTask | FinishTask | RewriteTask | HelloTask

export interface Inspected {
  readonly type: string
  readonly pageCount: number
}

export interface ReadDone {
  readonly source: PageSource
  /** Of each of the further pages that was read: the first ones of them. */
  readonly further: readonly PageSource[]
}

export interface Drawn {
  readonly byteLength: number
}

export interface Finished {
  readonly byteLength: number
  readonly contentType: string
  readonly extension: string
  readonly output: string
  readonly warnings: readonly Warning[]
}

export interface Greeting {
  readonly languages: readonly string[]
  readonly versions: Readonly<Record<string, string>>
}

export interface ResultOf {
  inspect: Inspected
  read: ReadDone
  draw: Drawn
  finish: Finished
  rewrite: Finished
  hello: Greeting
}

/** Why a task failed: an error for the caller, or one of the engine's own reasons. */
export type FailureCode = ErrorCode | 'CANCELLED' | 'DEADLINE' | 'POISONED'

export interface TaskFailure {
  readonly code: FailureCode
  /** Fit for the user. */
  readonly message: string
  /** For the log alone. */
  readonly detail?: string
}

/** What a thread answers; it never throws. */
export type TaskAnswer = (
  | { readonly value: ResultOf[keyof ResultOf] }
  | { readonly failure: TaskFailure }
) & {
  /** Milliseconds of a processor that it took, where the thread could measure them. */
  readonly cpuMs?: number
}

/** Thrown inside a thread to end a task with a code. */
export class TaskError extends Error {
  override readonly name = 'TaskError'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.code = code
  }
}

/** A trap in a WebAssembly module, which leaves the module unusable. */
export const isTrap = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RuntimeError'

/** Ends a task with CANCELLED when its flag is raised. */
export function throwIfCancelled(flag: Int32Array): void {
  if (Atomics.load(flag, 0) !== 0) throw new TaskError('CANCELLED', 'cancelled')
}

/**
 * A host has threads for pages, which can do any task, and threads for documents: they look at files
 * and make results of the pages that were read. Where these have long work, a spare one is started,
 * which ends again; and where all threads for pages have long work, one for a guest: somebody of whom
 * nothing is worked on.
 */
export type HostThread = 'page' | 'document' | 'spare' | 'guest'

/** Parent → host. */
export type ToHost =
  | { readonly type: 'run'; readonly id: number; readonly task: Task; readonly thread: HostThread }
  | { readonly type: 'cancel'; readonly id: number }

/** Host → parent. */
export type FromHost =
  | { readonly type: 'ready'; readonly greeting: Greeting }
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'done'; readonly id: number; readonly answer: TaskAnswer }
  | {
      readonly type: 'beat'
      readonly residentBytes: number
      /** Installed by now. */
      readonly languages: readonly string[]
    }

/** How a host is set up; handed over as its one argument, in JSON. */
export interface HostSettings {
  /** For pages. */
  readonly threads: number
  /** For documents; 0 = the threads for pages do all. */
  readonly documentThreads: number
  readonly tessdata: string
  /** Another build of the addon than the default one. */
  readonly addon: string | null
}
