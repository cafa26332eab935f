import { EventEmitter } from 'node:events'
import { DEFAULT_OPTIONS } from '../document/extract-options.ts'
import { PageRangeError, pagesInRange } from '../document/page-range.ts'
import { ServiceError } from '../errors.ts'
import type {
  ConvertContext,
  ConvertRequest,
  ConvertResult,
  EngineSettings,
  EngineStatus,
  Inspection,
  Reading,
  Source,
} from './conversion.ts'
import { convertResult } from './convert-result.ts'
import { checkForData } from './data-file.ts'
import { type JoinSource, join } from './join.ts'
import { checkLanguages, languagesTried } from './languages.ts'
import { drawPages, type PageWork, readPages } from './page-tasks.ts'
import type { HostEnd } from './pool/host-process.ts'
import { Hosts } from './pool/hosts.ts'
import { findSandbox, type Sandbox } from './pool/sandbox.ts'
import type { Ticket } from './pool/ticket.ts'
import {
  type CostReport,
  type PageReport,
  pageReports,
  type TaskReport,
  taskReport,
} from './reports.ts'
import { Run, TaskFailed } from './run.ts'
import type { TaskAnswer } from './task.ts'
import {
  type ConversionFolder,
  emptyHostFolder,
  emptyWorkFolder,
  makeConversionFolder,
} from './work-folder.ts'

export interface EngineEvents {
  /** In the context of the conversion's caller. Not told where the caller has left. */
  task: [report: TaskReport]
  page: [report: PageReport]
  /** Of each task that was begun with, those that failed and those nobody waits for among them. */
  cost: [report: CostReport]
  /** A host is gone; a new one replaces it unless the engine stops. `reason` is for the log. */
  host: [report: { readonly cause: HostEnd; readonly reason: string }]
}

/** Files in, files out. The heart of the house; everything around it decides who may ask. */
export class Engine extends EventEmitter<EngineEvents> {
  readonly #settings: EngineSettings
  /** The walls around its hosts. */
  readonly sandbox: Sandbox
  readonly #hosts: Hosts
  readonly #active = new Set<Promise<unknown>>()
  #draining = false
  #stopped: Promise<void> | null = null
  #done = 0
  #failed = 0
  #cancelled = 0
  /** Running mean of a page's working milliseconds. */
  #pageMs = 200

  private constructor(settings: EngineSettings, sandbox: Sandbox) {
    super()
    this.#settings = settings
    this.sandbox = sandbox
    this.#hosts = new Hosts(settings, sandbox)
    this.#hosts.on('ticket', (ticket, answer) => this.#count(ticket, answer))
    this.#hosts.on('hostEnded', (cause, reason) => this.emit('host', { cause, reason }))
  }

  /**
   * With a first host that is ready, or could not start, see `begun`.
   *
   * @throws as `begin`
   */
  static async start(settings: EngineSettings): Promise<Engine> {
    const engine = await Engine.begin(settings)
    await engine.begun
    return engine
  }

  /**
   * Starts its processes, and does not wait for them.
   *
   * @throws when a sandbox is required and this machine refuses it, or its folders cannot be made
   */
  static async begin(settings: EngineSettings): Promise<Engine> {
    const sandbox = await findSandbox(settings.sandbox)
    await emptyWorkFolder(settings.workFolder)
    await emptyHostFolder(settings.hostFolder)
    return new Engine(settings, sandbox)
  }

  /**
   * Resolves when the first host is ready, or could not start: then `status().ready` is false,
   * `unableReason` says why, and further tries go on with growing pauses.
   */
  get begun(): Promise<void> {
    return this.#hosts.begun
  }

  get unableReason(): string | null {
    return this.#hosts.unableReason
  }

  /**
   * What a file is and which pages the request selects, before any page is read.
   *
   * @throws ServiceError UNSUPPORTED_FILE_TYPE, INVALID_FILE, INVALID_PAGE_RANGE, TOO_MANY_PAGES,
   * SERVICE_BUSY, SERVICE_NOT_READY; the signal's reason
   */
  inspect(source: Source, request: ConvertRequest, context: ConvertContext): Promise<Inspection> {
    return this.#call(context, (run) => this.#inspect(run, source, request, context))
  }

  /**
   * Inspect, read each page, extract, write.
   *
   * @param inspection from `inspect` with the same arguments, to save doing it again
   * @throws ServiceError as `inspect`, and UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT,
   * INVALID_PARAMETER, OCR_ERROR; the signal's reason
   */
  convert(
    source: Source,
    request: ConvertRequest,
    context: ConvertContext,
    inspection?: Inspection,
  ): Promise<ConvertResult> {
    return this.#call(context, async (run, makeFolder) => {
      const { type, pages } = inspection ?? (await this.#inspect(run, source, request, context))
      this.#admit(context, pages.length)
      const work = { run, settings: this.#settings, source, type, folder: await makeFolder() }
      const reading = await this.#read(work, request, context, pages)
      const result = await join(work, request, [reading])
      // Data stand on no page that could be drawn.
      if (!request.debug || type === 'xml') return result
      return { ...result, views: await drawPages(work, request, reading.pagesRead) }
    })
  }

  /**
   * Reads some of a document's pages, for `join`. Their files live until `dispose()`.
   *
   * @param inspected the file's type, and the pages to read
   * @throws ServiceError as `convert`, though not where no page can be read: that is told
   */
  read(
    source: Source,
    request: ConvertRequest,
    context: ConvertContext,
    { type, pages }: Pick<Inspection, 'type' | 'pages'>,
  ): Promise<Reading & { dispose(): Promise<void> }> {
    return this.#call(context, async (run, makeFolder) => {
      this.#admit(context, pages.length)
      const work = { run, settings: this.#settings, source, type, folder: await makeFolder() }
      const reading = await this.#read(work, request, context, pages)
      return { ...reading, dispose: work.folder.remove }
    })
  }

  /**
   * What `convert` makes of a document whose pages were read before, in one process or many.
   *
   * @param source `name` is what the document was called
   * @param type of its file, as inspected
   * @param readings in the order of the request, all of its pages
   * @throws ServiceError as `convert`
   */
  join(
    source: JoinSource,
    request: ConvertRequest,
    context: ConvertContext,
    type: string,
    readings: readonly Reading[],
  ): Promise<ConvertResult> {
    return this.#call(context, async (run, makeFolder) => {
      this.#admit(context, 1)
      const work = { run, settings: this.#settings, source, type, folder: await makeFolder() }
      return join(work, request, readings)
    })
  }

  /**
   * Writes a JSON result that a person has corrected as another file; no page is read.
   *
   * @param source the JSON; `name` is what the document was called
   * @throws ServiceError INVALID_FILE, UNSUPPORTED_MODEL, UNSUPPORTED_OUTPUT, SERVICE_BUSY,
   * SERVICE_NOT_READY; the signal's reason
   */
  rewrite(
    source: Source,
    request: Pick<ConvertRequest, 'model' | 'output' | 'options'>,
    context: ConvertContext,
  ): Promise<ConvertResult> {
    return this.#call(context, async (run, makeFolder) => {
      this.#admit(context, 1)
      const folder = await makeFolder()
      const { model, output } = request
      const options = { ...DEFAULT_OPTIONS, ...request.options }
      const { path } = source
      const { result: target } = folder
      const task = { kind: 'rewrite', path, model, output, options, target } as const
      return convertResult(source, await run.do(task), 0, [], run, folder)
    })
  }

  status(): EngineStatus {
    return {
      ready: this.#hosts.ready && !this.#draining,
      threads: this.#settings.threads,
      hosts: this.#hosts.count,
      waiting: {
        interactive: this.#hosts.waiting('interactive'),
        bulk: this.#hosts.waiting('bulk'),
      },
      working: this.#hosts.working,
      pagesDone: this.#done,
      pagesFailed: this.#failed,
      pagesCancelled: this.#cancelled,
      hostsRestarted: this.#hosts.restarts,
      languages: this.#hosts.languages,
    }
  }

  /** Refuses new conversions; resolves when those in flight have ended. */
  async drain(): Promise<void> {
    this.#draining = true
    while (this.#active.size > 0) await Promise.allSettled(this.#active)
  }

  /** Ends at once: conversions in flight fail with SERVICE_NOT_READY. `drain()` first for grace. */
  stop(): Promise<void> {
    this.#draining = true
    this.#stopped ??= this.#hosts.stop()
    return this.#stopped.then(() => this.drain())
  }

  async #inspect(
    run: Run,
    source: Source,
    request: ConvertRequest,
    context: ConvertContext,
  ): Promise<Inspection> {
    this.#admit(context, 1)
    checkLanguages(request.languages, this.#hosts.languages)
    const { path } = source
    const { password } = request
    const { maxPixels } = this.#settings
    const { type, pageCount } = await run.do({ kind: 'inspect', path, password, maxPixels })
    if (type === 'xml') checkForData(request)
    const pages = selected(request.pageRange, pageCount)
    if (pages.length > context.maxPages)
      throw new ServiceError(
        'TOO_MANY_PAGES',
        `${pages.length} pages are selected, at most ${context.maxPages} are allowed`,
      )
    return { type, pageCount, pages }
  }

  /** A bounded queue keeps the waiting short; beyond it callers come back later. */
  #admit(context: ConvertContext, pages: number): void {
    if (this.#draining || !this.#hosts.usable)
      throw new ServiceError('SERVICE_NOT_READY', 'the engine is not ready', {
        retryAfter: 5,
        cause: this.#hosts.unableReason ?? undefined,
      })
    if (context.lane === 'bulk') return
    const { maxWaiting } = this.#settings
    const waiting = this.#hosts.waiting('interactive')
    const own = this.#hosts.waitingOf(context.owner, 'interactive')
    // Who has taken all places leaves as many to others, of whom each may have half of them.
    const fitsBeside = own + pages <= maxWaiting / 2 && waiting + pages <= 2 * maxWaiting
    if (waiting === 0 || waiting + pages <= maxWaiting || fitsBeside) return
    const seconds = (waiting * this.#pageMs) / this.#settings.threads / 1000
    throw new ServiceError('SERVICE_BUSY', 'too many pages are waiting', {
      retryAfter: Math.min(60, Math.max(1, Math.ceil(seconds))),
    })
  }

  #read(
    work: PageWork,
    request: ConvertRequest,
    { lane, onProgress }: ConvertContext,
    pages: readonly number[],
  ): Promise<Reading> {
    const { languages } = this.#hosts
    const tried = languagesTried(request.languages, this.#settings.languages, languages)
    return readPages(work, { request, lane }, pages, tried, onProgress)
  }

  /**
   * What every call is: a run that ends with it, and, where it asks for one, a folder, which stays when all
   * goes well.
   */
  async #call<T>(
    context: ConvertContext,
    recipe: (run: Run, makeFolder: () => Promise<ConversionFolder>) => Promise<T>,
  ): Promise<T> {
    if (this.#draining) throw new ServiceError('SERVICE_NOT_READY', 'the engine is stopping')
    return this.#later(this.#run(context, recipe))
  }

  async #run<T>(
    context: ConvertContext,
    recipe: (run: Run, makeFolder: () => Promise<ConversionFolder>) => Promise<T>,
  ): Promise<T> {
    const run = new Run(this.#hosts, context, this.#settings.pageDeadline, (ticket, answer) =>
      this.emit('task', taskReport(ticket, answer)),
    )
    let folder: ConversionFolder | undefined
    try {
      return await recipe(run, async () => {
        folder = await makeConversionFolder(this.#settings.workFolder)
        return folder
      })
    } catch (error) {
      // Threads may still write there until their flag reaches them.
      if (folder) this.#later(run.end().then(folder.remove))
      throw error instanceof TaskFailed ? error.toServiceError() : error
    } finally {
      this.#later(run.end())
    }
  }

  /** `drain` waits for it. */
  #later<T>(promise: Promise<T>): Promise<T> {
    const kept: Promise<unknown> = promise.then(
      () => this.#active.delete(kept),
      () => this.#active.delete(kept),
    )
    this.#active.add(kept)
    return promise
  }

  #count(ticket: Ticket, answer: TaskAnswer): void {
    const { owner, task, cpuMs } = ticket
    if (cpuMs > 0) this.emit('cost', { owner, kind: task.kind, cpuMs })
    if (ticket.task.kind !== 'read') return
    for (const report of pageReports(ticket, answer)) {
      const { outcome, workingMs } = report
      if (outcome === 'done') {
        this.#done++
        this.#pageMs += (workingMs - this.#pageMs) / 20
      } else if (outcome === 'failed') this.#failed++
      else this.#cancelled++
      this.emit('page', report)
    }
  }
}

function selected(range: string | null, pageCount: number): number[] {
  try {
    return pagesInRange(range, pageCount)
  } catch (error) {
    if (error instanceof PageRangeError) throw new ServiceError('INVALID_PAGE_RANGE', error.message)
    throw error
  }
}
