import type { Task, TaskAnswer, TaskFailure } from '../task.ts'
import type { Waiting } from './scheduler.ts'
import type { Most, Shares } from './shares.ts'

/** A task on its way through the engine, with its two clocks. Settled exactly once. */
export class Ticket implements Waiting {
  static #count = 0
  readonly id = ++Ticket.#count
  readonly lane: Waiting['lane']
  readonly owner: string
  readonly conversion: number
  readonly urgent: boolean
  /** As it is to be worked on now. */
  task: Task
  /** Milliseconds the task may be worked on. */
  readonly deadline: number
  /** Hosts that crashed while they worked on it. */
  crashes = 0
  /** Hosts that somebody else killed while they worked on it. */
  kills = 0
  cancelled = false
  /** Over its deadline: its host is being killed for it. */
  overdue = false
  waitingMs = 0
  workingMs = 0
  /** Milliseconds of a processor; where nobody measured them, those it was worked on. */
  cpuMs = 0
  /** Runs while the task is worked on: deadline, then grace. */
  timer: NodeJS.Timeout | undefined
  #since = performance.now()
  #started = false
  #settled = false
  #listener: TicketListener
  #share: { readonly shares: Shares; readonly kind: keyof Most } | null = null

  constructor(fields: Waiting & { task: Task; deadline: number }, listener: TicketListener) {
    this.lane = fields.lane
    this.owner = fields.owner
    this.conversion = fields.conversion
    this.urgent = fields.urgent
    this.task = fields.task
    this.deadline = fields.deadline
    this.#listener = listener
  }

  /** Milliseconds since it was last begun; 0 when it waits. */
  get runningMs(): number {
    return this.#started ? performance.now() - this.#since : 0
  }

  /**
   * From waiting to working.
   *
   * @param shares told of the work when it is over
   */
  start(shares: Shares, kind: keyof Most): void {
    shares.begin(this.owner, kind)
    this.#share = { shares, kind }
    const now = performance.now()
    this.waitingMs += now - this.#since
    this.#since = now
    this.#started = true
    this.#listener.started()
  }

  /** From working back to waiting, after its host died: pages are tried one by one from then on. */
  interrupt(): void {
    if (this.task.kind === 'read') this.task = { ...this.task, further: [] }
    this.#stopClock()
    this.#listener.interrupted()
  }

  settle(answer: TaskAnswer): void {
    if (this.#settled) return
    this.#settled = true
    clearTimeout(this.timer)
    const wasWorking = this.#started
    this.#stopClock(answer.cpuMs)
    if (wasWorking) this.#listener.interrupted()
    this.#listener.settled(answer)
  }

  fail(failure: TaskFailure): void {
    this.settle({ failure })
  }

  #stopClock(measured?: number): void {
    const now = performance.now()
    if (this.#started) {
      const worked = now - this.#since
      const cpuMs = measured ?? worked
      this.workingMs += worked
      this.cpuMs += cpuMs
      this.#share?.shares.end(this.owner, this.#share.kind, cpuMs)
    } else this.waitingMs += now - this.#since
    this.#since = now
    this.#started = false
    clearTimeout(this.timer)
  }
}

export interface TicketListener {
  started(): void
  /** No longer worked on, for whatever reason. */
  interrupted(): void
  settled(answer: TaskAnswer): void
}
