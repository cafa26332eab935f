import type { TaskAnswer } from '../task.ts'
import { blame } from './blame.ts'
import type { HostEnd, HostListener, HostProcess } from './host-process.ts'
import type { LaneName } from './scheduler.ts'
import type { Shares } from './shares.ts'
import {
  CANCELLED,
  cannotStart,
  explained,
  STOPPED,
  stoppedBy,
  stopTask,
  workOn,
} from './task-clock.ts'
import type { Ticket } from './ticket.ts'

/** Hosts in a row that may end before they are ready. */
const MOST_UNREADY = 3

/** How a quarantine gets hosts, and whom it tells. */
export interface QuarantineWard {
  readonly shares: Shares
  /** Resident bytes at which its host is killed. */
  readonly mostBytes: number
  startHost(threads: number, listener: HostListener): HostProcess
  ticketDone(ticket: Ticket, answer: TaskAnswer): void
  hostEnded(cause: HostEnd, reason: string): void
}

/**
 * Tasks whose host died, tried again one after the other in a host of their own: the innocent get
 * done, the guilty one breaks nobody else.
 */
export class Quarantine implements HostListener {
  readonly #ward: QuarantineWard
  readonly #suspects: Ticket[] = []
  #host: HostProcess | null = null
  #unready = 0
  #stopped: (() => void) | null = null

  constructor(ward: QuarantineWard) {
    this.#ward = ward
  }

  get host(): HostProcess | null {
    return this.#host
  }

  waiting(lane: LaneName): number {
    return this.#suspects.filter((ticket) => ticket.lane === lane).length
  }

  add(ticket: Ticket): void {
    this.#suspects.push(ticket)
    if (!this.#host) this.#host = this.#ward.startHost(1, this)
    else this.#next()
  }

  cancel(conversion: number): void {
    for (const ticket of this.#suspects.filter((t) => t.conversion === conversion)) {
      this.#suspects.splice(this.#suspects.indexOf(ticket), 1)
      this.#ward.ticketDone(ticket, { failure: CANCELLED })
    }
    const host = this.#host
    for (const ticket of host?.inFlight.values() ?? [])
      if (host && ticket.conversion === conversion && !ticket.cancelled) {
        ticket.cancelled = true
        stopTask(host, ticket)
      }
  }

  /** Ends the host; whoever waits is handed back. */
  async stop(): Promise<Ticket[]> {
    const left = this.#suspects.splice(0)
    const host = this.#host
    if (host) {
      const gone = new Promise<void>((resolve) => {
        this.#stopped = resolve
      })
      host.kill('stopped')
      await gone
    }
    return left
  }

  ready(): void {
    this.#unready = 0
    this.#next()
  }

  done(_host: HostProcess, ticket: Ticket, answer: TaskAnswer): void {
    this.#ward.ticketDone(ticket, explained(ticket, answer))
    this.#next()
  }

  beat(host: HostProcess): void {
    if (host.use.residentBytes > this.#ward.mostBytes) host.kill('memory')
  }

  ended(host: HostProcess, cause: HostEnd, reason: string): void {
    this.#host = null
    this.#ward.hostEnded(cause, reason)
    for (const ticket of host.inFlight.values()) {
      ticket.interrupt()
      const stopped = cause === 'stopped' ? STOPPED : stoppedBy(ticket)
      const failure = stopped ?? blame(ticket, cause, reason)
      if (failure) this.#ward.ticketDone(ticket, { failure })
      else this.#suspects.push(ticket)
    }
    if (!host.hasGreeted && ++this.#unready >= MOST_UNREADY) {
      this.#unready = 0
      for (const ticket of this.#suspects.splice(0))
        this.#ward.ticketDone(ticket, { failure: cannotStart(reason) })
    }
    this.#stopped?.()
    if (this.#suspects.length > 0) this.#host = this.#ward.startHost(1, this)
  }

  #next(): void {
    const host = this.#host
    if (!host || host.free < 1 || host.inFlight.size > 0) return
    const ticket = this.#suspects.shift()
    if (ticket) workOn(host, ticket, 'page', this.#ward.shares)
    else host.kill('replaced')
  }
}
