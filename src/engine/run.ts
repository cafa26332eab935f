import { ServiceError } from '../errors.ts'
import type { ConvertContext } from './conversion.ts'
import type { Hosts } from './pool/hosts.ts'
import { Ticket } from './pool/ticket.ts'
import type { ResultOf, Task, TaskAnswer, TaskFailure } from './task.ts'

/**
 * One call of the engine for one caller: sends its tasks, keeps its two clocks, and ends when the
 * caller's signal or the deadline says so.
 */
export class Run {
  static #count = 0
  readonly #conversion = ++Run.#count
  readonly #hosts: Hosts
  readonly #context: ConvertContext
  /** Milliseconds one task may be worked on. */
  readonly taskDeadline: number
  readonly #settled: (ticket: Ticket, answer: TaskAnswer) => void
  readonly #stopped = Promise.withResolvers<never>()
  readonly #timer: NodeJS.Timeout | undefined
  readonly #startedAt = performance.now()
  /** Wall time during which at least one of its tasks was worked on. */
  #busyMs = 0
  #busySince = 0
  #working = 0
  #open = 0
  /** A thread has begun with more than looking at the file. */
  #begun = false
  #ended = false
  readonly #idle = Promise.withResolvers<void>()

  /**
   * @param taskDeadline milliseconds one task may be worked on
   * @param settled told of each task, in the caller's context
   */
  constructor(
    hosts: Hosts,
    context: ConvertContext,
    taskDeadline: number,
    settled: (ticket: Ticket, answer: TaskAnswer) => void,
  ) {
    this.#settled = settled
    context.signal.throwIfAborted()
    this.#hosts = hosts
    this.#context = context
    this.taskDeadline = taskDeadline
    this.#stopped.promise.catch(() => {})
    context.signal.addEventListener('abort', this.#abort, { once: true })
    if (context.deadline !== null) this.#timer = setTimeout(this.#expire, context.deadline)
  }

  /**
   * Rejects when the caller leaves or the deadline passes, whatever the task does.
   *
   * @param deadline milliseconds the task may be worked on
   */
  async do<K extends Task['kind']>(
    task: Task & { kind: K },
    deadline = this.taskDeadline,
  ): Promise<ResultOf[K]> {
    const { ticket, settled } = this.#send(task, deadline)
    const answer = await Promise.race([settled, this.#stopped.promise])
    this.#settled(ticket, answer)
    if ('failure' in answer) throw new TaskFailed(answer.failure, ticket.task)
    return answer.value as ResultOf[K]
  }

  /** Milliseconds waited without any work, and worked (wall time), until now. */
  get timings(): { waitingMs: number; workingMs: number } {
    const now = performance.now()
    const workingMs = this.#busyMs + (this.#working > 0 ? now - this.#busySince : 0)
    return { waitingMs: Math.max(0, now - this.#startedAt - workingMs), workingMs }
  }

  /** Gives up what is still open. Resolves when no thread works for this run any more. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    this.#context.signal.removeEventListener('abort', this.#abort)
    this.#ended = true
    if (this.#open === 0) return
    this.#hosts.cancel(this.#conversion)
    if (this.#open > 0) await this.#idle.promise
  }

  #send(task: Task, deadline: number): { ticket: Ticket; settled: Promise<TaskAnswer> } {
    const { promise, resolve } = Promise.withResolvers<TaskAnswer>()
    const { lane, owner } = this.#context
    const place = { lane, owner, conversion: this.#conversion, urgent: task.kind !== 'read' }
    this.#open++
    const ticket = new Ticket(
      { ...place, task, deadline },
      {
        started: () => {
          this.#begun ||= task.kind !== 'inspect'
          this.#work(1)
        },
        interrupted: () => this.#work(-1),
        settled: (answer) => {
          resolve(answer)
          if (--this.#open === 0 && this.#ended) this.#idle.resolve()
        },
      },
    )
    this.#hosts.submit(ticket)
    return { ticket, settled: promise }
  }

  #work(change: 1 | -1): void {
    const now = performance.now()
    if (this.#working === 0) this.#busySince = now
    this.#working += change
    if (this.#working === 0) this.#busyMs += now - this.#busySince
  }

  readonly #abort = (): void => {
    this.#stopped.reject(this.#context.signal.reason)
    this.#hosts.cancel(this.#conversion)
  }

  readonly #expire = (): void => {
    const seconds = Math.round((this.#context.deadline ?? 0) / 100) / 10
    this.#stopped.reject(
      this.#begun
        ? new ServiceError('OCR_ERROR', `the conversion took longer than ${seconds} s`)
        : new ServiceError('SERVICE_BUSY', `no thread was free for ${seconds} s`, {
            retryAfter: Math.max(1, Math.ceil(seconds)),
          }),
    )
    this.#hosts.cancel(this.#conversion)
  }
}

/** A task's failure on its way up to the recipe. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
  readonly failure: TaskFailure
  /** As it was tried last, where it was tried. */
  readonly task: Task | null

  constructor(failure: TaskFailure, task: Task | null = null) {
    super(failure.message)
    this.failure = failure
    this.task = task
  }

  /** As the caller is told. */
  toServiceError(prefix = ''): ServiceError {
    const { code, message, detail } = this.failure
    const cause = detail ?? message
    if (code === 'CANCELLED' || code === 'DEADLINE' || code === 'POISONED')
      return new ServiceError('OCR_ERROR', prefix + message, { cause })
    const retryAfter = code === 'SERVICE_NOT_READY' ? 5 : undefined
    return new ServiceError(code, prefix + message, { cause, ...(retryAfter && { retryAfter }) })
  }
}
