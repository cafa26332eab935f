import { readFileSync } from 'node:fs'

/** What the kernel says of a process; nothing once it has ended. */
function proc(pid: number, path: string): string {
  try {
    return readFileSync(`/proc/${pid}/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** Process ids of a process's children; none once it has ended. */
export const children = (pid = process.pid): number[] =>
  proc(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

const isHost = (pid: number) => /engine\/pool\/host\.[jt]s/.test(proc(pid, 'cmdline'))

/** Continues a process that stands still, if it is still there. */
function goOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The engine's processes of this process, or of another. */
export const hostsOf = (pid = process.pid): number[] => children(pid).filter(isHost)

/**
 * The engine's processes stand still where they are, so that what they work on is not over, until
 * what it returns is called. After 15 s without a sign of life they would be replaced.
 */
export function hold(own = process.pid): () => void {
  const held = hostsOf(own)
  for (const host of held) process.kill(host, 'SIGSTOP')
  return () => {
    // One that was held for too long has been replaced; those of a parent that was killed live on.
    for (const host of held.filter(isHost)) goOn(host)
  }
}

/** Milliseconds of processor time that processes have used, all threads together. */
export const cpuMsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    // Behind the name, which may hold anything: fields 14 and 15 are in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return sum + 10 * (Number(fields[11]) + Number(fields[12]))
  }, 0)
