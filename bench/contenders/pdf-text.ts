import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Contender, Reading } from './contender.ts'

const run = promisify(execFile)

const versionOf = (command: string): string => {
  const { stdout, stderr } = spawnSync(command, ['-v'], { encoding: 'utf8' })
  return (stdout + stderr).split('\n')[0]!.trim()
}

/** Text of a PDF's layer, program start included: these tools do nothing else. */
function tool(name: string, argumentsFor: (file: string) => string[]): Contender {
  return {
    name,
    threads: 1,
    version: () => versionOf(name),
    async read(files): Promise<Reading> {
      const begin = performance.now()
      const { stdout } = await run(name, argumentsFor(files[0]!), { maxBuffer: 1 << 28 })
      return { ms: performance.now() - begin, texts: stdout.split('\f') }
    },
  }
}

export const pdftotext = tool('pdftotext', (file) => ['-layout', file, '-'])
export const mutool = tool('mutool', (file) => ['draw', '-q', '-F', 'txt', '-o', '-', file])
