import { once } from 'node:events'
import { lstat, mkdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FSWatcher, watch } from 'chokidar'
import { hold } from '../../db/sqlite.ts'
import type { ConvertRequest } from '../../engine/conversion.ts'
import type { Engine } from '../../engine/engine.ts'
import { type ConversionOptions, requestOf } from '../conversion-options.ts'
import { CONTEXT, openEngine, stopSignal } from '../open-engine.ts'
import { print } from '../print.ts'
import { faultOf, textOf } from '../report.ts'
import { Hands } from './hands.ts'
import { InHand } from './in-hand.ts'
import { isIgnored, type Places, placesOf } from './places.ts'

export interface WatchOptions extends ConversionOptions {
  readonly out: string
  readonly done?: string
  readonly failed?: string
  /** Seconds a file has to stand still. */
  readonly settle: number
  readonly poll?: boolean
  readonly threads?: number
}

/**
 * Converts documents as they come into a folder, until it is stopped. What another process had in
 * hand when it was ended is gone on with first.
 *
 * @returns the exit code
 * @throws when the folder cannot be watched, by somebody else's watching for one
 */
export async function watchFolder(inbox: string, options: WatchOptions): Promise<number> {
  const request = requestOf(options)
  if (!(await stat(inbox)).isDirectory()) throw new Error(`${inbox} is no folder`)
  const places = placesOf(inbox, options)
  for (const folder of [places.hand, places.out]) await mkdir(folder, { recursive: true })
  const letGo = hold(join(places.hand, 'lock'))
  if (!letGo) throw new Error(`another process watches ${inbox}`)
  const leaving = stopSignal()
  const { signal } = leaving
  try {
    const { engine, close } = await openEngine(options.threads ?? null)
    // One more than there are threads: while one file is inspected or written, pages are read.
    const hands = new Hands(engine.status().threads + 1)
    let watcher: FSWatcher | undefined
    try {
      const desk = { engine, request, places, settle: options.settle * 1000, signal }
      for (const hand of await InHand.left(places)) hands.add(() => convert(hand, desk))
      watcher = watchInbox(places, options, (path) => hands.add(() => takeUp(path, desk)))
      const ended = signal.aborted ? Promise.resolve() : once(signal, 'abort')
      await Promise.race([once(watcher, 'ready'), ended])
      if (!signal.aborted) process.stderr.write(`pagemill: watching ${inbox}\n`)
      if (!signal.aborted) await Promise.race([ended, faultOfWatcher(watcher)])
    } finally {
      await watcher?.close()
      await hands.stop()
      await close()
    }
    return 0
  } finally {
    leaving.close()
    letGo()
  }
}

/** What a document is converted with. */
interface Desk {
  readonly engine: Engine
  readonly request: ConvertRequest
  readonly places: Places
  /** Milliseconds a file has to stand still. */
  readonly settle: number
  readonly signal: AbortSignal
}

/** @param found told of each file that stands still, maybe more than once */
function watchInbox(
  places: Places,
  { settle, poll = false }: WatchOptions,
  found: (path: string) => void,
): FSWatcher {
  return watch(places.inbox, {
    ignored: (path) => isIgnored(path, places),
    followSymlinks: false,
    ignorePermissionErrors: true,
    usePolling: poll,
    interval: 1000,
    awaitWriteFinish: { stabilityThreshold: settle * 1000, pollInterval: 200 },
  })
    .on('add', found)
    .on('change', found)
}

async function faultOfWatcher(watcher: FSWatcher): Promise<never> {
  const [error] = await once(watcher, 'error')
  throw error
}

async function takeUp(path: string, desk: Desk): Promise<void> {
  if (desk.signal.aborted) return
  try {
    if (!(await lstat(path)).isFile()) return say(path, 'passed over: no file')
    const hand = await InHand.take(path, desk.places)
    if (hand) await convert(hand, desk)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') say(path, textOf(faultOf(error)))
  }
}

/** Converts a document, and again when it changed meanwhile. Stopped, it stays in hand. */
async function convert(hand: InHand, desk: Desk): Promise<void> {
  try {
    let state: string
    let fault: unknown
    do {
      if (fault !== undefined) await sleep(desk.settle, undefined, { signal: desk.signal })
      state = await hand.state()
      fault = await attempt(hand, desk, state)
      if (desk.signal.aborted) return
    } while (fault !== undefined && state !== (await hand.state()))
    if (fault === undefined) return
    const reason = textOf(faultOf(fault))
    await hand.setAside(reason)
    say(hand.origin, reason)
  } catch (error) {
    // It is come back to at the next start.
    if (!desk.signal.aborted) say(hand.origin, textOf(faultOf(error)))
  }
}

/** @returns why it has no result; undefined when it has */
async function attempt(
  hand: InHand,
  { engine, request, signal }: Desk,
  state: string,
): Promise<unknown> {
  try {
    const made = await engine.convert(hand, request, { ...CONTEXT, signal })
    try {
      if (state !== (await hand.state())) return new Error('it changed while it was read')
      print([hand.origin, await hand.finish(made.path, extname(made.fileName).slice(1))])
      for (const { page, reason } of made.failedPages) say(hand.origin, `page ${page}: ${reason}`)
      return undefined
    } finally {
      await made.dispose()
    }
  } catch (error) {
    return error
  }
}

const say = (path: string, text: string): void => {
  process.stderr.write(`${path}: ${text}\n`)
}
