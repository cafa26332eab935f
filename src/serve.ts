import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type App, startApp } from './app.ts'
import { readConfig } from './config.ts'
import { PRIVATE_UMASK } from './data-folder.ts'
import { createLog } from './telemetry/log.ts'

/**
 * Runs the service until it is told to stop. Exit code 1 when it cannot start.
 *
 * @param options.role what the process does; left out: as configured
 */
export async function serve({ role }: { role?: string } = {}): Promise<void> {
  process.umask(PRIVATE_UMASK)
  let app: App
  try {
    const config = readConfig(undefined, role === undefined ? {} : { PAGEMILL_ROLE: role })
    app = await startApp(config, createLog(config.logLevel))
  } catch (error) {
    process.stderr.write(`pagemill: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  let signals = 0
  const stop = async (): Promise<void> => {
    if (++signals > 1) process.exit(1)
    process.stdout.write('stopping: conversions in flight finish first\n')
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Last: whoever reads it may send a signal.
  greet(app)
}

function greet({ url, firstKey, role }: App): void {
  if (role === 'worker') {
    process.stdout.write(`pagemill works on jobs; ${url}/readyz says how it is\n`)
    return
  }
  const key = firstKey ?? '$PAGEMILL_KEY'
  const sample = fileURLToPath(new URL('../demo/documents/quarterly-report.pdf', import.meta.url))
  if (firstKey) process.stdout.write(`API key: ${firstKey}\n`)
  process.stdout.write(
    `pagemill serves ${url}. Try:\n` +
      `  curl -sS ${url}/v1/convert -H "X-API-Key: ${key}" ` +
      `-F file=@${relative(process.cwd(), sample)} -F model=tables -F output=xlsx -o tables.xlsx\n`,
  )
}
