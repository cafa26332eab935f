import { readFileSync } from 'node:fs'

/** Process ids of a process's children. */
export const children = (pid = process.pid): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function isHost(pid: number): boolean {
  try {
    return /engine\/host\.[jt]s/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false // It has ended meanwhile.
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
    // One that was held for too long has been replaced.
    for (const host of held.filter((pid) => hostsOf(own).includes(pid)))
      process.kill(host, 'SIGCONT')
  }
}

/** Milliseconds of processor time that processes have used, all threads together. */
export const cpuMsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    // Behind the name, which may hold anything: fields 14 and 15 are in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return sum + 10 * (Number(fields[11]) + Number(fields[12]))
  }, 0)
