import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SandboxMode } from '../conversion.ts'

/** Walls around engine hosts. */
export interface Sandbox {
  /** `partial`: few system calls, no network, no privileges; but all files. */
  readonly state: 'whole' | 'partial' | 'off'
  /** What the kernel refuses; null when all walls stand, or none is wanted. */
  readonly lacks: string | null
}

/** What a host is given. */
export interface HostNeeds {
  /** Files and folders it reads. */
  readonly read: readonly string[]
  /** Folders it writes files in. */
  readonly write: readonly string[]
  /** Most bytes of memory of its own. */
  readonly bytes: number
  /** Most seconds of processor time. */
  readonly cpuSeconds: number
}

const root = new URL('../../../', import.meta.url)
/** Sets walls up and becomes the program behind them; native/sandbox. */
const LAUNCHER = fileURLToPath(new URL('build/Release/sandbox', root))
const PROBE_LIMIT = 10_000

/** Of this package; its data folder may lie beside them. */
const OWN = ['package.json', 'src', 'dist', 'node_modules', 'build/Release', 'lib']

/** Libraries, what they look up as they start, and the processor's description. Nobody's documents. */
const SYSTEM = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/etc/ld.so.cache',
  '/etc/localtime',
  '/usr/share/zoneinfo',
  // Read for the kind of C library this is.
  '/usr/bin/ldd',
  '/dev/null',
  '/dev/urandom',
  '/proc/self',
  '/proc/meminfo',
  '/proc/cpuinfo',
  '/sys/devices/system/cpu',
  '/sys/fs/cgroup',
  '/sys/kernel/mm/transparent_hugepage',
]

/**
 * What walls this machine allows.
 *
 * @throws with `required`, saying what it refuses
 */
export async function findSandbox(mode: SandboxMode): Promise<Sandbox> {
  if (mode === 'off') return { state: 'off', lacks: null }
  const lacks = await refusal([])
  if (lacks === null) return { state: 'whole', lacks }
  if (mode === 'required')
    throw new Error(`PAGEMILL_SANDBOX is 'required', and this machine refuses it: ${lacks}`)
  const isPartial = (await refusal(['--no-landlock'])) === null
  return { state: isPartial ? 'partial' : 'off', lacks }
}

/** Words of a command line in front of Node's, by which it runs behind the walls. */
export function launch({ state }: Sandbox, needs: HostNeeds): readonly string[] {
  if (state === 'off') return []
  const read = [...SYSTEM, ...OWN.map((name) => fileURLToPath(new URL(name, root))), ...needs.read]
  return [
    LAUNCHER,
    ...(state === 'partial' ? ['--no-landlock'] : []),
    ...read.flatMap((path) => ['--read', path]),
    ...needs.write.flatMap((path) => ['--write', path]),
    ...['--data', String(needs.bytes), '--cpu', String(needs.cpuSeconds), '--'],
  ]
}

/** Why walls cannot be set up; null when they can. */
function refusal(options: readonly string[]): Promise<string | null> {
  if (process.platform !== 'linux') return Promise.resolve('it is not Linux')
  if (!existsSync(LAUNCHER)) return Promise.resolve('build/Release/sandbox was not built')
  return new Promise((resolve) => {
    const limits = { timeout: PROBE_LIMIT, env: {} }
    execFile(LAUNCHER, [...options, '--probe'], limits, (error, _, said) =>
      resolve(error && (said.trim().replace(/^sandbox: /, '') || error.message)),
    )
  })
}
