import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Test } from 'tap'
import { operatorKey } from '../accounts/operator-key.ts'
import { folderFor } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { ask, dataOf, eventually } from '../http/jobs.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A process of the service. */
export interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly key: string
  readonly exit: Promise<number | null>
}

/**
 * Started with a data folder of its own; killed after the test.
 *
 * @param root of the files it runs
 * @throws when it ends at once
 */
export async function start(
  t: Pick<Test, 'teardown'>,
  role: string,
  settings: Readonly<Record<string, string>>,
  root: string = ROOT,
): Promise<Running> {
  const env = {
    ...process.env,
    PORT: '0',
    PAGEMILL_DATA: folderFor(t),
    PAGEMILL_LOG_LEVEL: 'warn',
    PAGEMILL_STOP_GRACE: '60',
    PAGEMILL_THREADS: '1',
    PAGEMILL_LANGUAGES: 'eng',
    PAGEMILL_JOBS_RATE: '1000000',
    PAGEMILL_WEBHOOK_HTTP: 'on',
    PAGEMILL_WEBHOOK_ALLOW: '127.0.0.1',
    ...settings,
  }
  const child = spawn(process.execPath, [join(root, 'bin/pagemill.js'), 'serve', '--role', role], {
    env,
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await until(() => /pagemill serves|works on jobs/.test(said) || child.exitCode !== null, 300_000)
  if (child.exitCode !== null) throw new Error(`the process has ended: ${said}`)
  // Versions before 0.2 print one, and their database is not to be migrated from here.
  const printed = /^API key: (\S+)$/m.exec(said)?.[1]
  return {
    child,
    exit,
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(said)![0],
    key:
      role === 'worker'
        ? ''
        : (printed ?? (await operatorKey(env.PAGEMILL_DATA, settings.DATABASE_URL))),
  }
}

/** Resolves when a page of it is done, and it is not over. */
export const working = (service: Running, id: string) =>
  eventually(async () => {
    const job = await dataOf(ask(service, `/v1/jobs/${id}`))
    if (job.completed_at) throw new Error('the job was too short for the test')
    return job.pages_done > 0 ? true : undefined
  })
