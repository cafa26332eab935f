import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './run.ts'

/** Seconds a service may take until it is ready, and to stop. */
const PATIENCE = 120

/**
 * Starts a service, waits until it is ready, has it used, and stops it.
 *
 * @param args of `unshare`
 * @throws when it does not become ready, or does not stop as it should
 */
export async function whileRunning(
  args: readonly string[],
  address: string,
  use: (words: () => string) => Promise<void>,
): Promise<void> {
  const service = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [service.stdout, service.stderr])
    stream.on('data', (text) => (words += text))
  const exit = new Promise<number | null>((resolve) => service.once('exit', resolve))
  try {
    const last = Date.now() + PATIENCE * 1000
    while (!(await isReady(address))) {
      if (service.exitCode !== null) throw new Error('the service has ended')
      if (Date.now() > last) throw new Error(`the service is not ready after ${PATIENCE} s`)
      await pause(300)
    }
    await use(() => words)
    service.kill('SIGTERM')
    const code = await Promise.race([exit, pause(PATIENCE * 1000, 'nothing', { ref: false })])
    if (code !== 0) throw new Error(`SIGTERM ends it with ${code}`)
  } catch (error) {
    say(`the service said:\n${words}`)
    throw error
  } finally {
    service.kill('SIGKILL')
  }
}

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}
