import { readFileSync } from 'node:fs'
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Config, readConfig } from '../config.ts'
import { databasePlace } from '../configured.ts'
import { makePrivate } from '../data-folder.ts'
import { openDatabase } from '../db/database.ts'
import { Engine } from '../engine/engine.ts'
import { loadAddon } from '../engine/native.ts'
import { findSandbox } from '../engine/pool/sandbox.ts'
import { engineSettings } from '../engine-settings.ts'
import { countOpen } from '../vault/reseal.ts'

/** Says what is well in a few words. @throws saying what is not */
type Check = (config: Config) => string | Promise<string>

/** What the service needs, in the order in which one thing builds on the other. */
const CHECKS: Readonly<Record<string, Check>> = {
  node: () => process.version,
  addon() {
    const { kernels, versions } = loadAddon()
    return `kernels ${kernels}, tesseract ${versions.tesseract}, leptonica ${versions.leptonica}`
  },
  processor: () => vectorSets() || 'no vector instructions are known of',
  tessdata({ models: { tessdata }, languages }) {
    const found = loadAddon().languages(tessdata)
    if (found.length === 0) throw new Error(`there are no .traineddata files in ${tessdata}`)
    const missing = languages.filter((code) => code !== 'auto' && !found.includes(code))
    if (missing.length > 0) throw new Error(`${tessdata} lacks ${missing.join(', ')}`)
    return `${found.join(', ')} in ${tessdata}`
  },
  async data({ dataFolder }) {
    const isPrivate = await makePrivate(dataFolder)
    await access(dataFolder, constants.W_OK)
    return isPrivate ? dataFolder : `${dataFolder}, open to other users of this machine`
  },
  async disk({ dataFolder, leastFreeBytes }) {
    const { bavail, bsize } = await statfs(dataFolder)
    const [free, least] = [bavail * bsize, leastFreeBytes].map((bytes) =>
      Math.floor(bytes / 2 ** 20),
    )
    const space = `${free} MB are free; uploads are refused below ${least}`
    if (bavail * bsize < leastFreeBytes) throw new Error(space)
    return space
  },
  async database(config) {
    const db = await openDatabase(databasePlace(config))
    try {
      if (config.databaseUrl !== null) return 'PostgreSQL answers'
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db)
      const said = rows.map((row) => row.quick_check).join('; ')
      if (said !== 'ok') throw new Error(said)
      return databasePlace(config)
    } finally {
      await db.destroy()
    }
  },
  async secrets(config) {
    const db = await openDatabase(databasePlace(config))
    try {
      const open = await countOpen(db)
      const kinds = [...open].map(([kind, count]) => `${count} ${kind}`).join(', ')
      const isNamed = config.secretKeys !== null || config.databaseUrl === null
      if (open.size === 0) return isNamed ? 'all are sealed' : 'none, and none would be sealed'
      const advice = isNamed ? '' : 'name keys in PAGEMILL_SECRET_KEYS, start the service anew, '
      throw new Error(`unsealed: ${kinds}; ${advice}run pagemill secrets rotate`)
    } finally {
      await db.destroy()
    }
  },
  async sandbox({ sandbox }) {
    const { state, lacks } = await findSandbox(sandbox)
    if (lacks !== null) throw new Error(`${state}: ${lacks}`)
    return state === 'off' ? 'off, as it was chosen' : 'Landlock and seccomp'
  },
  async engine(config) {
    const folder = await mkdtemp(join(tmpdir(), 'pagemill-doctor-'))
    const engine = await Engine.start(engineSettings(config, folder))
    try {
      const { ready, threads } = engine.status()
      if (!ready) throw new Error(engine.unableReason ?? 'it does not start')
      return `starts, with ${threads} threads`
    } finally {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Looks at everything the service needs, a line each. @returns the exit code: 1 when it lacks any */
export async function doctor(): Promise<number> {
  const config = readConfig()
  let faults = 0
  for (const [name, check] of Object.entries(CHECKS))
    try {
      process.stdout.write(`ok\t${name}\t${await check(config)}\n`)
    } catch (error) {
      faults++
      const reason = error instanceof Error ? error.message : String(error)
      process.stdout.write(`FAULT\t${name}\t${reason.split('\n')[0]}\n`)
    }
  return faults === 0 ? 0 : 1
}

/** Of the instruction sets that kernels exist for, those this processor has, as Linux names them. */
function vectorSets(): string {
  const known = /^(avx2|avx512bw|avx512_vnni|amx_int8|avx_vnni|asimd|asimddp)$/
  try {
    const line =
      /^(flags|Features)\s*:(.*)$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[2] ?? ''
    return line
      .split(' ')
      .filter((flag) => known.test(flag))
      .join(' ')
  } catch {
    return ''
  }
}
