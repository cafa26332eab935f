import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { until } from '../../test/engine/engines.ts'

/** Microseconds over which the kernel counts. */
const PERIOD = 20_000
/** Cores that two workers, database, storage and api do not get in each other's way on. */
const ENOUGH_CORES = 4

/** What a worker gets of a core so that two of them find on this machine all that one of them does. */
export const CORE_SHARE = Math.min(1, cpus().length / ENOUGH_CORES)

/** Where control groups of processors are, and how a limit is written: Linux has two kinds of them. */
const GROUPS = [
  {
    folder: '/sys/fs/cgroup/cpu',
    limit: (quota: number) => ({
      'cpu.cfs_period_us': String(PERIOD),
      'cpu.cfs_quota_us': String(quota),
    }),
  },
  { folder: '/sys/fs/cgroup', limit: (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD}` }) },
]

/**
 * Limits a process, with the children it has and will have, to a share of a core.
 *
 * @returns what removes the group when they have ended; null where this user may make none
 */
export function limitToShare(pid: number, share: number): (() => Promise<void>) | null {
  const kind = GROUPS.find(({ folder }) => existsSync(join(folder, 'cgroup.procs')))
  if (!kind) return null
  const group = join(kind.folder, `pagemill-bench-${pid}`)
  try {
    mkdirSync(group)
    for (const [file, text] of Object.entries(kind.limit(Math.round(share * PERIOD))))
      writeFileSync(join(group, file), text)
    for (const member of familyOf(pid)) writeFileSync(join(group, 'cgroup.procs'), String(member))
  } catch {
    return null
  }
  return async () => {
    await until(() => readFileSync(join(group, 'cgroup.procs'), 'utf8') === '')
    rmdirSync(group)
  }
}

/** A process and all below it. */
export function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}
