import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import type { ConvertContext } from '../engine/conversion.ts'
import { Engine } from '../engine/engine.ts'
import { engineSettings } from '../engine-settings.ts'

/** How a command converts: no deadline, and as many pages as there are. */
export const CONTEXT = {
  lane: 'bulk',
  owner: 'cli',
  maxPages: 100_000,
  deadline: null,
} as const satisfies Partial<ConvertContext>

/**
 * Starts an engine that works in a temporary folder of its own.
 *
 * @param threads null = as configured
 * @param documents that will be converted; of a single one nothing is read while it is looked at or
 * written, and a thread less is started
 * @returns with `close`, which also removes the folder
 * @throws when it cannot start
 */
export async function openEngine(
  threads: number | null,
  documents = Number.POSITIVE_INFINITY,
): Promise<{ engine: Engine; close(): Promise<void> }> {
  const settings = readConfig()
  const config = { ...settings, threads: threads ?? settings.threads }
  const work = await mkdtemp(join(tmpdir(), 'pagemill-'))
  const remove = () => rm(work, { recursive: true, force: true })
  try {
    const documentThreads = documents > 1
    const engine = await Engine.start({ ...engineSettings(config, work), documentThreads })
    const close = async (): Promise<void> => {
      await engine.stop()
      await remove()
    }
    if (engine.status().ready) return { engine, close }
    const reason = engine.unableReason ?? 'the engine cannot start'
    await close()
    throw new Error(reason)
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * A signal that is set off when whoever started the command stops it, or does not read its list any
 * more.
 */
export function stopSignal(): { signal: AbortSignal; close(): void } {
  const stop = new AbortController()
  const leave = (): void => stop.abort(new Error('stopped'))
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  process.stdout.on('error', leave)
  return {
    signal: stop.signal,
    close() {
      process.off('SIGINT', leave)
      process.off('SIGTERM', leave)
      process.stdout.off('error', leave)
    },
  }
}
