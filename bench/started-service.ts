import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface StartedService {
  readonly child: ChildProcess
  readonly url: string
}

/** The service in a process of its own, on a free port, ready to answer. */
export async function startedService(settings: Record<string, string>): Promise<StartedService> {
  const entry = join(import.meta.dirname, '..', 'bin', 'pagemill.js')
  const env = { ...process.env, PORT: '0', ...settings }
  const child = spawn(process.execPath, [entry, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  while (!said.includes('pagemill serves')) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    await pause(20)
  }
  return {
    child,
    url: /http:\/\/[\d.]+:\d+/.exec(said)![0],
  }
}
