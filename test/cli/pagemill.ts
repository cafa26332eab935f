import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** The command line's entry. */
export const entry = join(import.meta.dirname, '..', '..', 'bin', 'pagemill.js')

/** Runs the real one: its exit code, lines of cells, and what it says of faults. */
export const pagemill = (
  dataFolder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
) =>
  new Promise<{ code: number; rows: string[][]; stderr: string }>((resolve) => {
    const env = { ...process.env, PAGEMILL_DATA: dataFolder, ...settings }
    execFile(process.execPath, [entry, ...args], { env }, (error, stdout, stderr) =>
      resolve({
        code: error ? Number(error.code) : 0,
        rows: stdout
          .split('\n')
          .slice(0, -1)
          .map((row) => row.split('\t')),
        stderr,
      }),
    )
  })
