import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drawing } from './drawing.ts'
import { runProgram } from './program.ts'
import type { PrintJob, PrintRun } from './queue.ts'

type DrawnSource = { drawing?: Drawing; markup?: string; font?: string }

/** Prints drawings by the Python script of that name beside this file, many with one start. */
export function drawnPages(tool: 'reportlab' | 'pango'): PrintRun<DrawnSource> {
  return async (jobs: readonly PrintJob<DrawnSource>[]) => {
    const folder = await mkdtemp(join(tmpdir(), `${tool}-`))
    try {
      const list = join(folder, 'jobs.json')
      await writeFile(list, JSON.stringify(jobs))
      // Debian's modules belong to Debian's Python.
      await runProgram('/usr/bin/python3', [join(import.meta.dirname, `${tool}_pages.py`), list])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
