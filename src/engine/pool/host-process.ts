import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type FromHost,
  type Greeting,
  type HostSettings,
  type HostThread,
  type TaskAnswer,
  TaskError,
  type TaskFailure,
  type ToHost,
} from '../task.ts'
import { HostFolder } from './host-folder.ts'
import { type ProcessUse, useOf } from './process-use.ts'
import { launch, type Sandbox } from './sandbox.ts'
import type { Ticket } from './ticket.ts'

/**
 * Why a host ended. `crash`: by itself; `killed`: by SIGKILL from somebody else, as the kernel does
 * when memory is short; `deadline`: killed for a task that did not stop; `memory`: killed for what
 * it held; `silent`: killed for giving no sign of life; `replaced`: ended idle, a fresh one has taken
 * over; `unable`: never became ready; `stopped`: with the engine.
 */
export type HostEnd =
  | 'crash'
  | 'killed'
  | 'deadline'
  | 'memory'
  | 'silent'
  | 'replaced'
  | 'unable'
  | 'stopped'

export interface HostListener {
  ready(host: HostProcess, greeting: Greeting): void
  done(host: HostProcess, ticket: Ticket, answer: TaskAnswer): void
  /** @param languages installed by now */
  beat(host: HostProcess, languages: readonly string[]): void
  /** Once per host, after the process is gone. */
  ended(host: HostProcess, cause: HostEnd, reason: string): void
}

const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'
const ENTRY = fileURLToPath(new URL(`./host${ending}`, import.meta.url))

/**
 * Read when the C library starts. Pictures go back to the system when they are done with, so that
 * they leave no holes between what stays; huge pages make that cheap. Few arenas, as a thread that
 * frees a little keeps its whole arena. OMP_THREAD_LIMIT keeps Tesseract's OpenMP threads from
 * fighting the pool's own.
 */
const ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '3',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  // There is nothing to configure, and the usual file may be closed to a host.
  OPENSSL_CONF: '/dev/null',
}

/** Should memory run out, the kernel is to end a host and not the service. Linux alone knows of it. */
const OOM_SCORE = '500'

/**
 * Each thread has a heap of its own: with V8's default the young part alone grows to 64 MB in each
 * (megabytes of one half of it). One helper thread compiles beside them. Each thread collects its garbage
 * itself: pages already have a thread for each core, and to hand a part of a young collection to the helper and
 * to wait for it takes longer than the collection, an eighth of what a page with a text layer costs. It also does so
 * when V8 would not (collect.ts). A page's objects all die with the page: where V8 learns
 * that they outlive a young collection in its midst, and from then on makes them old at once, each page
 * leaves half a megabyte that only long collections find; a third of the processor time went into those. A heap
 * is collected when it has grown by a part of what was alive, not to several times that: it is in the caches then.
 */
export const V8_FLAGS = [
  '--max-semi-space-size=2',
  '--v8-pool-size=1',
  '--expose-gc',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=40',
]

/** How a host is to be started. */
export interface HostStart {
  readonly settings: HostSettings
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly sandbox: Sandbox
  /** Models and libraries it reads, beside the package's and the system's own. */
  readonly read: readonly string[]
  /** Where its folder goes. */
  readonly hostFolder: string
  /** Bytes and seconds of processor time at which the kernel refuses more. */
  readonly mostBytes: number
  readonly mostCpuSeconds: number
}

/** An engine host process as its parent sees it. */
export class HostProcess {
  /** For pages. */
  readonly threads: number
  readonly documentThreads: number
  readonly startedAt = performance.now()
  readonly inFlight = new Map<number, Ticket>()
  ready = false
  /** Was ready once. */
  hasGreeted = false
  /** Takes no more tasks; ends when the last one is done. */
  retiring = false
  /** A successor has been started. */
  hasSuccessor = false
  tasksDone = 0
  /** As of its last sign of life. */
  use: ProcessUse = { residentBytes: 0, cpuSeconds: 0 }
  lastBeat = performance.now()
  /** What the threads for documents work on. */
  readonly #onDocuments = new Set<Ticket>()
  /** What the spare one works on. */
  #onSpare: Ticket | null = null
  /** What the guests' one works on. */
  #onGuest: Ticket | null = null
  readonly #child: ChildProcess
  /** null = it sees all files. */
  readonly #folder: HostFolder | null
  readonly #listener: HostListener
  #cause: HostEnd | null = null
  #reason = ''
  #lastWords = ''

  constructor(start: HostStart, listener: HostListener) {
    const { settings, environment, sandbox, mostBytes, mostCpuSeconds } = start
    this.threads = settings.threads
    this.documentThreads = settings.documentThreads
    this.#listener = listener
    this.#folder = sandbox.state === 'whole' ? new HostFolder(start.hostFolder) : null
    const [command = process.execPath, ...words] = launch(sandbox, {
      read: [...start.read, ...(this.#folder ? [this.#folder.inputs] : [])],
      write: this.#folder ? [this.#folder.outputs] : [],
      bytes: mostBytes,
      cpuSeconds: mostCpuSeconds,
    })
    const walls = words.length > 0 ? [...words, process.execPath] : []
    this.#child = fork(ENTRY, [JSON.stringify(settings)], {
      env: { ...ENVIRONMENT, ...environment, OMP_THREAD_LIMIT: '1' } as NodeJS.ProcessEnv,
      execPath: command,
      execArgv: [...walls, ...V8_FLAGS],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    writeFile(`/proc/${this.#child.pid}/oom_score_adj`, OOM_SCORE).catch(() => {})
    // The last words of a native crash; kept for the log, never a document's text.
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-2000)
    })
    this.#child.on('message', (message: FromHost) => this.#hear(message))
    this.#child.on('error', (error) => {
      this.#reason = error.message
      // A process that could not be started emits no exit.
      if (this.#child.pid === undefined) this.#end('unable')
    })
    this.#child.on('exit', (code, signal) => {
      const how = signal ? `signal ${signal}` : `exit code ${code}`
      this.#reason ||= this.#lastWords ? `${how}: ${this.#lastWords}` : how
      this.#end(signal === 'SIGKILL' ? 'killed' : this.ready ? 'crash' : 'unable')
    })
  }

  get takesTasks(): boolean {
    return this.ready && !this.retiring
  }

  /** Threads that wait for pages. */
  get free(): number {
    return this.takesTasks ? this.threads - this.#onPages.length : 0
  }

  get #onPages(): Ticket[] {
    return [...this.inFlight.values()].filter(
      (ticket) =>
        !this.#onDocuments.has(ticket) && ticket !== this.#onSpare && ticket !== this.#onGuest,
    )
  }

  /** Threads that wait for documents. */
  get freeForDocuments(): number {
    return this.takesTasks ? this.documentThreads - this.#onDocuments.size : 0
  }

  /** Whether the spare thread waits. */
  get hasSpare(): boolean {
    return this.takesTasks && this.documentThreads > 0 && this.#onSpare === null
  }

  /** Whether the guests' thread waits. */
  get hasGuestThread(): boolean {
    return this.takesTasks && this.#onGuest === null
  }

  /** Milliseconds for which each thread for pages has worked on what it has; 0 when one waits. */
  get pagesBusyMs(): number {
    const working = this.#onPages
    if (working.length < this.threads) return 0
    return Math.min(...working.map(({ runningMs }) => runningMs))
  }

  /**
   * Milliseconds for which each thread for documents, and the spare one if it works, has worked on
   * what it has; 0 when one waits.
   */
  get documentsBusyMs(): number {
    if (this.#onDocuments.size < this.documentThreads) return 0
    const working = [...this.#onDocuments, ...(this.#onSpare ? [this.#onSpare] : [])]
    return Math.min(...working.map(({ runningMs }) => runningMs))
  }

  run(ticket: Ticket, thread: HostThread): void {
    this.inFlight.set(ticket.id, ticket)
    if (thread === 'document') this.#onDocuments.add(ticket)
    else if (thread === 'spare') this.#onSpare = ticket
    else if (thread === 'guest') this.#onGuest = ticket
    void this.#send(ticket, thread)
  }

  async #send(ticket: Ticket, thread: HostThread): Promise<void> {
    const { id, task } = ticket
    if (!this.#folder) {
      this.#say({ type: 'run', id, task, thread })
      return
    }
    try {
      const seen = await this.#folder.admit(id, task)
      this.#say({ type: 'run', id, task: seen, thread })
      // Its flag was raised before there was one.
      if (ticket.cancelled || ticket.overdue) this.cancel(ticket)
    } catch (error) {
      if (!this.#ended) this.#done(ticket, { failure: storageFailure(error) })
    }
  }

  /** Raises the task's flag; its thread sees it within 250 ms. */
  cancel(ticket: Ticket): void {
    this.#say({ type: 'cancel', id: ticket.id })
  }

  kill(cause: HostEnd): void {
    this.#cause ??= cause
    this.retiring = true
    this.#child.kill('SIGKILL')
  }

  #say(message: ToHost): void {
    // When the channel is gone the exit is on its way, and settles what is in flight.
    if (this.#child.connected) this.#child.send(message, () => {})
  }

  #hear(message: FromHost): void {
    this.lastBeat = performance.now()
    if (message.type === 'ready') {
      this.ready = true
      this.hasGreeted = true
      this.#listener.ready(this, message.greeting)
    } else if (message.type === 'unable') {
      this.#reason = message.reason
    } else if (message.type === 'beat') {
      this.use = useOf(this.#child.pid) ?? { residentBytes: message.residentBytes, cpuSeconds: 0 }
      this.#listener.beat(this, message.languages)
    } else {
      const ticket = this.inFlight.get(message.id)
      if (!ticket) return
      // MuPDF's module is in an unknown state after a trap: as good as a crash.
      if ('failure' in message.answer && message.answer.failure.code === 'POISONED') {
        this.kill('crash')
        return
      }
      this.#done(ticket, this.#collected(ticket, message.answer))
    }
  }

  #done(ticket: Ticket, answer: TaskAnswer): void {
    this.#folder?.release(ticket.id, ticket.task)
    this.inFlight.delete(ticket.id)
    this.#onDocuments.delete(ticket)
    if (this.#onSpare === ticket) this.#onSpare = null
    if (this.#onGuest === ticket) this.#onGuest = null
    this.tasksDone++
    this.#listener.done(this, ticket, answer)
  }

  /** The answer, with what was written where it belongs. */
  #collected({ id, task }: Ticket, answer: TaskAnswer): TaskAnswer {
    if (!this.#folder || 'failure' in answer) return answer
    try {
      this.#folder.collect(id, task)
      return answer
    } catch (error) {
      return { failure: storageFailure(error) }
    }
  }

  #ended = false
  #end(natural: HostEnd): void {
    if (this.#ended) return
    this.#ended = true
    this.ready = false
    this.#folder?.remove()
    this.#listener.ended(this, this.#cause ?? natural, this.#reason)
  }
}

/** A file could not be handed over, or taken back. */
function storageFailure(error: unknown): TaskFailure {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof TaskError) return { code: error.code, message: error.message, detail }
  return { code: 'STORAGE_ERROR', message: 'the work folder cannot be used', detail }
}
