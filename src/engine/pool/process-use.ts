import { readFileSync } from 'node:fs'

/** What a process uses of the machine. */
export interface ProcessUse {
  readonly residentBytes: number
  /** Of all its threads, since its start. */
  readonly cpuSeconds: number
}

/** Parts of a second in which Linux counts processor time for programs. */
const TICKS = 100

/** As the kernel sees it; null where there is no proc(5), or no such process any more. */
export function useOf(pid: number | undefined): ProcessUse | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    if (kilobytes === undefined) return null
    // Behind the name, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      residentBytes: Number(kilobytes) * 1024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    }
  } catch {
    return null
  }
}
