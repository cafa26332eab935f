import type { ExtractOptions } from '../document/extract-options.ts'
import type { Warning } from '../document/extraction.ts'
import type { ModelFolders } from './native.ts'
import type { TaskFailure } from './task.ts'

/** `auto`: as much as the kernel allows; `required`: all or nothing starts; `off`: none. */
export type SandboxMode = 'auto' | 'required' | 'off'

/** A file to convert: where its bytes lie and what the caller called it. */
export interface Source {
  readonly path: string
  readonly name: string
}

/** What to make of a file. Every field is validated before it gets here. */
export interface ConvertRequest {
  readonly model: string
  readonly output: string
  /** As written by the caller; null = every page. */
  readonly pageRange: string | null
  /** Tesseract codes; null, or `auto` alone, to let the engine choose. */
  readonly languages: readonly string[] | null
  readonly textLayer: 'auto' | 'never' | 'always'
  /** Resolution to render PDF pages at; null = as the page needs. */
  readonly dpi: number | null
  readonly password: string | null
  /** Draw each page with what its tables were found by. */
  readonly debug?: boolean
  /** What differs from the defaults; left out = nothing. */
  readonly options?: Partial<ExtractOptions>
}

/** How a conversion is run: who waits for it, how long, and how to stop it. */
export interface ConvertContext {
  /** Interactive pages go first; a full interactive lane answers SERVICE_BUSY. */
  readonly lane: 'interactive' | 'bulk'
  /** Whose account it is: who has had least of the processors is next. */
  readonly owner: string
  readonly maxPages: number
  /** Milliseconds for the whole conversion, waiting included; null = none. */
  readonly deadline: number | null
  readonly signal: AbortSignal
  readonly onProgress?: (pagesDone: number, pagesTotal: number) => void
}

/** What is known of a file before any page is read. */
export interface Inspection {
  /** File type by content: 'pdf', 'png', … */
  readonly type: string
  readonly pageCount: number
  /** 1-based pages the request selects. */
  readonly pages: readonly number[]
}

/** A page that could not be read. */
export interface PageFault {
  /** 1-based. */
  readonly page: number
  readonly failure: TaskFailure
}

/** Pages of a document, read. */
export interface Reading {
  /** Files of pages, in the order of the request. */
  readonly files: readonly string[]
  /** 1-based, in the same order. */
  readonly pagesRead: readonly number[]
  readonly faults: readonly PageFault[]
}

/** Where the debug view of a page lies. */
export interface PageView {
  /** 1-based. */
  readonly page: number
  readonly path: string
}

/** A finished conversion. Its file lives until `dispose()`. */
export interface ConvertResult {
  readonly path: string
  readonly byteLength: number
  /** Media type with charset where it is text. */
  readonly contentType: string
  /** The input's name with the output's ending. */
  readonly fileName: string
  /** 'txt' for model text where it has not what was asked. */
  readonly output: string
  readonly pagesUsed: number
  readonly failedPages: readonly { page: number; reason: string }[]
  readonly warnings: readonly Warning[]
  /** SVG files that live as long as the result; none unless asked for. */
  readonly views?: readonly PageView[]
  readonly timings: { readonly waitingMs: number; readonly workingMs: number }
  dispose(): Promise<void>
}

export interface EngineStatus {
  readonly ready: boolean
  readonly threads: number
  readonly hosts: number
  readonly waiting: Readonly<Record<'interactive' | 'bulk', number>>
  readonly working: number
  readonly pagesDone: number
  readonly pagesFailed: number
  readonly pagesCancelled: number
  readonly hostsRestarted: number
  readonly languages: readonly string[]
}

/** How an engine is set up; from `config.ts`. */
export interface EngineSettings {
  /** Engine host processes, at least 1. */
  readonly hosts: number
  /** Threads over all hosts. */
  readonly threads: number
  /** Most threads that one owner may have at once. */
  readonly ownerThreads: number
  /** False: threads for pages look at files and make results as well; left out = others do. */
  readonly documentThreads?: boolean
  readonly models: ModelFolders
  /** Tried when a request names no language; `auto` stands for all that are installed. */
  readonly languages: readonly string[]
  /** Folder for one short-lived folder a conversion; emptied at start. */
  readonly workFolder: string
  /** Folder for one folder a host; emptied at start. No other engine's. */
  readonly hostFolder: string
  /** What walls there are to be around hosts. */
  readonly sandbox: SandboxMode
  /** Milliseconds one page may be worked on. */
  readonly pageDeadline: number
  /** Most pixels one page may have. */
  readonly maxPixels: number
  /** Interactive pages that may wait before SERVICE_BUSY. */
  readonly maxWaiting: number
  /** Resident bytes at which a host is replaced once it is idle; at twice that it is killed. */
  readonly maxHostBytes: number
  /** Environment of the host processes. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Path of another build of the addon; the package's own when left out. */
  readonly addon?: string
}
