import { startApp } from './app.ts'
import { readConfig } from './config.ts'
import { PRIVATE_UMASK } from './data-folder.ts'
import { currentRequest } from './http/current-request.ts'
import type { App } from './service.ts'
import { createLog, type Log } from './telemetry/log.ts'

/** Milliseconds that requests in flight get when the process has to start anew. */
const FAULT_GRACE = 5000
/** Exit code of that: an internal software error, as sysexits.h calls it. */
const FAULTY = 70

/**
 * Runs the service until it is told to stop: by a signal, or by the process that supervises it (see
 * `bin/supervisor.js`). Exit code 1 when it cannot start.
 *
 * @param options.role what the process does; left out: as configured
 */
export async function serve({ role }: { role?: string } = {}): Promise<void> {
  process.umask(PRIVATE_UMASK)
  let app: App
  let log: Log
  try {
    const config = readConfig(undefined, role === undefined ? {} : { PAGEMILL_ROLE: role })
    log = createLog(config.logLevel)
    app = await startApp(config, log)
  } catch (error) {
    process.stderr.write(`pagemill: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  startAnewAtFaults(app, log)
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    process.stdout.write('stopping: conversions in flight finish first\n')
    await app.close()
    process.exit(0)
  }
  let signals = 0
  const signalled = (): void => {
    if (++signals > 1) process.exit(1)
    void stop()
  }
  process.on('SIGTERM', signalled)
  process.on('SIGINT', signalled)
  // A supervisor may tell of a signal that came here as well, or be gone.
  process.on('message', (message) => void (message === 'stop' && stop()))
  process.on('disconnect', stop)
  process.send?.('ready')
  // Last: whoever reads it may send a signal.
  greet(app)
}

/**
 * After an error that nobody caught nothing is certain any more: the request it belongs to is
 * answered, others end, and so does the process. Whoever supervises it starts it anew.
 */
function startAnewAtFaults(app: App, log: Log): void {
  let faults = 0
  const end = async (err: unknown): Promise<void> => {
    const request = currentRequest()
    log.fatal({ err, ...(request && { request_id: request.id }) }, 'nobody caught this error')
    request?.fail(err)
    if (++faults > 1) return
    setTimeout(() => process.exit(FAULTY), 2 * FAULT_GRACE).unref()
    await app.close(FAULT_GRACE).catch((err) => log.fatal({ err }, 'stopping'))
    process.exit(FAULTY)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

function greet({ url, welcome, role }: App): void {
  if (role === 'worker') {
    process.stdout.write(`pagemill works on jobs; ${url}/readyz says how it is\n`)
    return
  }
  const entry = welcome
    ? `. Open this within an hour to come in; it works once:\n\n  ${welcome}\n\n`
    : '; `pagemill welcome` prints a link that lets you in\n'
  process.stdout.write(`pagemill serves ${url}${entry}`)
}
