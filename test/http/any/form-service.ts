import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorKey } from '../../accounts/operator-key.ts'
import { until } from '../../engine/engines.ts'

const LIVE = join(import.meta.dirname, 'live-memory.ts')
const entry = join(import.meta.dirname, '..', '..', '..', 'src', 'main.ts')

/** A service in a process of its own, whose end and memory can be seen. */
export interface FormService {
  readonly url: string
  readonly key: string
  readonly child: ChildProcess
  /** Bytes of the process that holds the connections: resident, and alive after a collection. */
  memory(): Promise<{ resident: number; live: number }>
  stop(): Promise<void>
}

/**
 * On a free port, without limits of rate; who stands still for two seconds is cut.
 *
 * @param isWeighed whether `memory` will be asked; under tap, engines do not start with what that takes
 */
export async function formService(isWeighed = false): Promise<FormService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagemill-forms-'))
  const rates = ['CONVERT', 'JOBS', 'BATCH', 'STATUS'].map((name) => [
    `PAGEMILL_${name}_RATE`,
    '1000000000',
  ])
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_OPTIONS: isWeighed ? `--import ${LIVE}` : '',
      PORT: '0',
      PAGEMILL_DATA: dataFolder,
      PAGEMILL_LOG_LEVEL: 'error',
      PAGEMILL_THREADS: '2',
      PAGEMILL_LANGUAGES: 'eng',
      PAGEMILL_REQUEST_TIMEOUT: '2',
      PAGEMILL_BILLING: 'off',
      ...Object.fromEntries(rates),
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  await until(() => /pagemill serves/.test(said) || child.exitCode !== null, 300_000)
  if (child.exitCode !== null) throw new Error(said)
  child.stderr.pipe(process.stderr)
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)![0],
    key: await operatorKey(dataFolder),
    child,
    async memory() {
      const file = join(dataFolder, 'live')
      rmSync(file, { force: true })
      child.kill('SIGUSR2')
      await until(() => existsSync(file))
      const live = Number(readFileSync(file, 'utf8'))
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return { resident: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024, live }
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
