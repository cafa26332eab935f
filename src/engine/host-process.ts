import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromHost, Greeting, HostSettings, HostThread, TaskAnswer, ToHost } from './task.ts'
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
  beat(host: HostProcess): void
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
}

/**
 * Each thread has a heap of its own: with V8's default the young part alone grows to 64 MB in each
 * (megabytes of one half of it). One helper thread compiles and collects beside them. Threads collect
 * their garbage themselves, too (collect.ts).
 */
const V8_FLAGS = ['--max-semi-space-size=2', '--v8-pool-size=1', '--expose-gc']

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
  residentBytes = 0
  lastBeat = performance.now()
  /** What the threads for documents work on. */
  readonly #onDocuments = new Set<Ticket>()
  /** What the spare one works on. */
  #onSpare: Ticket | null = null
  #child: ChildProcess
  #cause: HostEnd | null = null
  #reason = ''
  #lastWords = ''

  constructor(
    settings: HostSettings,
    environment: Readonly<Record<string, string | undefined>>,
    listener: HostListener,
  ) {
    this.threads = settings.threads
    this.documentThreads = settings.documentThreads
    this.#child = fork(ENTRY, [JSON.stringify(settings)], {
      env: { ...ENVIRONMENT, ...environment, OMP_THREAD_LIMIT: '1' } as NodeJS.ProcessEnv,
      execArgv: V8_FLAGS,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    // The last words of a native crash; kept for the log, never a document's text.
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-2000)
    })
    this.#child.on('message', (message: FromHost) => this.#hear(message, listener))
    this.#child.on('error', (error) => {
      this.#reason = error.message
      // A process that could not be started emits no exit.
      if (this.#child.pid === undefined) this.#end(listener, 'unable')
    })
    this.#child.on('exit', (code, signal) => {
      const how = signal ? `signal ${signal}` : `exit code ${code}`
      this.#reason ||= this.#lastWords ? `${how}: ${this.#lastWords}` : how
      this.#end(listener, signal === 'SIGKILL' ? 'killed' : this.ready ? 'crash' : 'unable')
    })
  }

  get takesTasks(): boolean {
    return this.ready && !this.retiring
  }

  /** Threads that wait for pages. */
  get free(): number {
    const busy = this.inFlight.size - this.#onDocuments.size - (this.#onSpare ? 1 : 0)
    return this.takesTasks ? this.threads - busy : 0
  }

  /** Threads that wait for documents. */
  get freeForDocuments(): number {
    return this.takesTasks ? this.documentThreads - this.#onDocuments.size : 0
  }

  /** Whether the spare thread waits. */
  get hasSpare(): boolean {
    return this.takesTasks && this.documentThreads > 0 && this.#onSpare === null
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
    this.#say({ type: 'run', id: ticket.id, task: ticket.task, thread })
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

  #hear(message: FromHost, listener: HostListener): void {
    this.lastBeat = performance.now()
    if (message.type === 'ready') {
      this.ready = true
      this.hasGreeted = true
      listener.ready(this, message.greeting)
    } else if (message.type === 'unable') {
      this.#reason = message.reason
    } else if (message.type === 'beat') {
      this.residentBytes = message.residentBytes
      listener.beat(this)
    } else {
      const ticket = this.inFlight.get(message.id)
      if (!ticket) return
      // MuPDF's module is in an unknown state after a trap: as good as a crash.
      if ('failure' in message.answer && message.answer.failure.code === 'POISONED') {
        this.kill('crash')
        return
      }
      this.inFlight.delete(message.id)
      this.#onDocuments.delete(ticket)
      if (this.#onSpare === ticket) this.#onSpare = null
      this.tasksDone++
      listener.done(this, ticket, message.answer)
    }
  }

  #ended = false
  #end(listener: HostListener, natural: HostEnd): void {
    if (this.#ended) return
    this.#ended = true
    this.ready = false
    listener.ended(this, this.#cause ?? natural, this.#reason)
  }
}
