import { EventEmitter } from 'node:events'
import type { EngineSettings } from '../conversion.ts'
import type { Greeting, TaskAnswer, TaskFailure } from '../task.ts'
import { blame } from './blame.ts'
import { type HostEnd, type HostListener, HostProcess } from './host-process.ts'
import { Quarantine } from './quarantine.ts'
import type { Sandbox } from './sandbox.ts'
import type { LaneName } from './scheduler.ts'
import { Shares } from './shares.ts'
import { CANCELLED, cannotStart, explained, STOPPED, stoppedBy, stopTask } from './task-clock.ts'
import type { Ticket } from './ticket.ts'
import { WaitingRoom } from './waiting-room.ts'

/** Without a sign of life for this long a host is dead; starting may take longer. */
const SILENCE = 15_000
const START_LIMIT = 60_000
const WATCH = 1000
/** Delays between hosts that cannot start. */
const FIRST_DELAY = 100
const LONGEST_DELAY = 10_000
/** A host that lived shorter and did nothing counts as one that could not start. */
const SHORT_LIFE = 1000
/** Starts in a row that may fail before those who wait are told. */
const PATIENCE = 3
/**
 * Processor time, for each thread, after which a host is replaced by a fresh one: whatever has got into
 * it does not stay. The kernel ends it after twice that.
 */
const CPU_SECONDS = 7200
/**
 * Memory that V8 and MuPDF's module set aside and mostly do not use: for a host, and for each of its
 * threads. 1.0 and 0.7 GB were measured.
 */
const SET_ASIDE = { host: 2 ** 31, thread: 2 ** 30 }
/** Pages are read by this many threads for each one that looks at files and makes results. */
const PAGE_THREADS = 2

export interface HostsEvents {
  ticket: [ticket: Ticket, answer: TaskAnswer]
  hostEnded: [cause: HostEnd, reason: string]
}

/**
 * The engine's host processes: hands them tasks and replaces them. When a host dies, fresh ones go
 * on with what waits, and each task it was working on is tried again in quarantine.
 */
export class Hosts extends EventEmitter<HostsEvents> {
  readonly #settings: EngineSettings
  readonly #sandbox: Sandbox
  readonly #shares: Shares
  readonly #waiting: WaitingRoom
  readonly #hosts = new Set<HostProcess>()
  readonly #quarantine: Quarantine
  readonly #firstOutcome = Promise.withResolvers<void>()
  readonly #watch: NodeJS.Timeout
  readonly #delays = new Set<NodeJS.Timeout>()
  #lastWatch = performance.now()
  #greeting: Greeting | null = null
  /** As of the last sign of life. */
  #languages: readonly string[] = []
  #failedStarts = 0
  #stopped: (() => void) | null = null
  #stopping = false
  restarts = 0
  /** Why there is no host, in words for the operator. */
  unableReason: string | null = null

  constructor(settings: EngineSettings, sandbox: Sandbox) {
    super()
    this.#settings = settings
    this.#sandbox = sandbox
    const { ownerThreads } = settings
    // One more than there are threads for documents to so many for pages: the spare one.
    const documents = Math.ceil(ownerThreads / PAGE_THREADS) + 1
    this.#shares = new Shares({ pages: ownerThreads, documents })
    this.#waiting = new WaitingRoom(this.#shares)
    this.#quarantine = new Quarantine({
      shares: this.#shares,
      mostBytes: 2 * settings.maxHostBytes,
      startHost: (threads, listener) => this.#start(threads, 0, listener),
      ticketDone: (ticket, answer) => this.#settle(ticket, answer),
      hostEnded: (cause, reason) => this.#count(cause, reason),
    })
    const hosts = Math.min(settings.hosts, settings.threads)
    for (let i = 0; i < hosts; i++) this.#startMain(Math.floor((settings.threads + i) / hosts))
    this.#watch = setInterval(() => this.#lookAround(), WATCH).unref()
  }

  /** Resolves when a first host is ready, or could not start. */
  get begun(): Promise<void> {
    return this.#firstOutcome.promise
  }

  get ready(): boolean {
    return [...this.#hosts].some((host) => host.ready)
  }

  /** False when work would only wait for a host that does not come. */
  get usable(): boolean {
    return this.ready || (this.#greeting !== null && this.#failedStarts < PATIENCE)
  }

  get count(): number {
    return this.#hosts.size
  }

  get languages(): readonly string[] {
    return this.#languages
  }

  get working(): number {
    return this.#all().reduce((sum, host) => sum + host.inFlight.size, 0)
  }

  waiting(lane: LaneName): number {
    return this.#waiting.count(lane) + this.#quarantine.waiting(lane)
  }

  waitingOf(owner: string, lane: LaneName): number {
    return this.#waiting.countOf(lane, owner)
  }

  submit(ticket: Ticket): void {
    if (this.#stopping) this.#settle(ticket, { failure: STOPPED })
    else this.#waiting.add(ticket)
    this.#assign()
  }

  /** Takes out what waits, raises the flags of what is worked on. */
  cancel(conversion: number): void {
    for (const ticket of this.#waiting.removeConversion(conversion))
      this.#settle(ticket, { failure: CANCELLED })
    this.#quarantine.cancel(conversion)
    for (const host of this.#hosts)
      for (const ticket of host.inFlight.values())
        if (ticket.conversion === conversion && !ticket.cancelled) {
          ticket.cancelled = true
          stopTask(host, ticket)
        }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    for (const delay of this.#delays) clearTimeout(delay)
    const suspects = this.#quarantine.stop()
    this.#settleAll(STOPPED)
    if (this.#hosts.size > 0)
      await new Promise<void>((resolve) => {
        this.#stopped = resolve
        for (const host of this.#hosts) host.kill('stopped')
      })
    for (const ticket of await suspects) this.#settle(ticket, { failure: STOPPED })
  }

  // What main hosts tell.

  #hostReady(host: HostProcess, greeting: Greeting): void {
    this.#greeting = greeting
    this.#languages = greeting.languages
    this.#failedStarts = 0
    this.unableReason = null
    // Whoever this host replaces may go, one for one.
    const old = [...this.#hosts].find((other) => other.hasSuccessor && !other.retiring)
    if (old && old !== host) this.#retire(old)
    this.#firstOutcome.resolve()
    this.#assign()
  }

  #hostDone(host: HostProcess, ticket: Ticket, answer: TaskAnswer): void {
    this.#settle(ticket, explained(ticket, answer))
    if (host.retiring) this.#retire(host)
    this.#assign()
  }

  #hostBeat(host: HostProcess): void {
    const { maxHostBytes } = this.#settings
    const { residentBytes, cpuSeconds } = host.use
    const isUsedUp = residentBytes > maxHostBytes || cpuSeconds > CPU_SECONDS * host.threads
    if (residentBytes > 2 * maxHostBytes) host.kill('memory')
    else if (isUsedUp && !host.hasSuccessor && !this.#stopping) {
      host.hasSuccessor = true
      this.#startMain(host.threads)
    }
    this.#assign()
  }

  #hostEnded(host: HostProcess, cause: HostEnd, reason: string): void {
    this.#hosts.delete(host)
    this.#count(cause, reason)
    for (const ticket of host.inFlight.values()) this.#rescue(ticket, cause, reason)
    if (this.#stopping) {
      if (this.#hosts.size === 0) this.#stopped?.()
      return
    }
    const useless =
      cause === 'unable' ||
      !host.hasGreeted ||
      (host.tasksDone === 0 && performance.now() - host.startedAt < SHORT_LIFE)
    if (useless) this.#couldNotStart(reason)
    if (!host.hasSuccessor) this.#startMainAfter(useless ? this.#delay() : 0, host.threads)
  }

  /** A task loses its host. */
  #rescue(ticket: Ticket, cause: HostEnd, reason: string): void {
    ticket.interrupt()
    const stopped = this.#stopping ? STOPPED : stoppedBy(ticket)
    // Killed for another task's sake: nothing speaks against this one.
    const isInnocent = !stopped && cause === 'deadline'
    const failure = stopped ?? (isInnocent ? null : blame(ticket, cause, reason))
    if (failure) this.#settle(ticket, { failure })
    else if (isInnocent) this.#waiting.putBack(ticket)
    else this.#quarantine.add(ticket)
  }

  #retire(host: HostProcess): void {
    host.retiring = true
    if (host.inFlight.size === 0) host.kill('replaced')
  }

  #couldNotStart(reason: string): void {
    this.#failedStarts++
    this.unableReason = /^.*Error\b.*$/m.exec(reason)?.[0] ?? reason
    this.#firstOutcome.resolve()
    if (this.ready || this.#failedStarts < PATIENCE) return
    this.#settleAll(cannotStart(reason))
  }

  #delay(): number {
    return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failedStarts)
  }

  #startMainAfter(delay: number, threads: number): void {
    if (delay === 0) {
      this.#startMain(threads)
      return
    }
    const timer = setTimeout(() => {
      this.#delays.delete(timer)
      this.#startMain(threads)
    }, delay)
    this.#delays.add(timer)
  }

  #startMain(threads: number): void {
    const { documentThreads = true } = this.#settings
    const forDocuments = documentThreads ? Math.ceil(threads / PAGE_THREADS) : 0
    const host = this.#start(threads, forDocuments, this.#listener)
    this.#hosts.add(host)
  }

  #start(threads: number, documentThreads: number, listener: HostListener): HostProcess {
    const { models, addon = null, environment, hostFolder, maxHostBytes } = this.#settings
    const { tessdata, second, degraded, figures = null } = models
    const libraries = environment.LD_LIBRARY_PATH?.split(':') ?? []
    return new HostProcess(
      {
        settings: { threads, documentThreads, tessdata, addon },
        environment,
        sandbox: this.#sandbox,
        read: [tessdata, second, degraded, figures, addon, ...libraries].filter(
          (path) => !!path,
        ) as string[],
        hostFolder,
        mostBytes:
          2 * maxHostBytes + SET_ASIDE.host + SET_ASIDE.thread * (threads + documentThreads + 1),
        mostCpuSeconds: 2 * CPU_SECONDS * threads,
      },
      listener,
    )
  }

  #assign(): void {
    this.#waiting.assignTo([...this.#hosts])
  }

  #lookAround(): void {
    const now = performance.now()
    // After a pause of this process the hosts' messages are still on their way.
    const late = now - this.#lastWatch > 5 * WATCH
    this.#lastWatch = now
    for (const host of this.#all()) {
      if (late) host.lastBeat = now
      const limit = host.ready ? SILENCE : START_LIMIT
      if (now - host.lastBeat > limit) host.kill('silent')
    }
  }

  #settle(ticket: Ticket, answer: TaskAnswer): void {
    ticket.settle(answer)
    this.emit('ticket', ticket, answer)
  }

  /** All that wait. */
  #settleAll(failure: TaskFailure): void {
    for (const ticket of this.#waiting.drain()) this.#settle(ticket, { failure })
  }

  #count(cause: HostEnd, reason: string): void {
    if (cause === 'stopped') return
    this.restarts++
    this.emit('hostEnded', cause, reason)
  }

  #all(): HostProcess[] {
    return this.#quarantine.host ? [...this.#hosts, this.#quarantine.host] : [...this.#hosts]
  }

  readonly #listener: HostListener = {
    ready: (host, greeting) => this.#hostReady(host, greeting),
    done: (host, ticket, answer) => this.#hostDone(host, ticket, answer),
    beat: (host, languages) => {
      this.#languages = languages
      this.#hostBeat(host)
    },
    ended: (host, cause, reason) => this.#hostEnded(host, cause, reason),
  }
}
