import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program; throws Error with the end of what it wrote when it fails. */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  options: { cwd?: string; timeout?: number } = {},
): Promise<string> {
  try {
    const { stdout } = await execute(program, [...parameters], {
      maxBuffer: 1 << 28,
      timeout: 300_000,
      // A session of its own: LibreOffice sets the terminal when it ends, and the kernel would stop
      // us with it where we run in the background.
      ...{ detached: true },
      ...options,
    })
    return stdout
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as Error & Record<'stdout' | 'stderr', string>
    throw new Error(`${program}: ${(stderr || stdout || message).slice(-2000)}`)
  }
}
