import { execFileSync } from 'node:child_process'

/** Runs a program whose words are shown. @throws when it fails */
export const run = (command: string, args: readonly string[], cwd?: string): void =>
  void execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })

/** What a program prints, without the last line's end. @throws with its other words when it fails */
export const printed = (command: string, args: readonly string[], cwd?: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd()

export const say = (text: string): void => void process.stderr.write(`release: ${text}\n`)
