import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { operatorKey } from './accounts/operator-key.ts'
import { entry, pagemill } from './cli/pagemill.ts'
import { folderFor, lines, pdf, write } from './engine/documents.ts'
import { until } from './engine/engines.ts'
import { hostsOf } from './engine/held.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

/** Settings that hold a secret each. */
const SECRETS = {
  PAGEMILL_SMTP_URL: 'smtp://user:sesame@127.0.0.1:1',
  PAGEMILL_STRIPE_KEY: 'sk_test_sesame',
  PAGEMILL_METRICS_TOKEN: 'sesame',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=sesame',
  SOMETHING_ELSE: 'sesame',
}

/** Entries below a folder that other users of the machine may read, write or enter. */
const open = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .concat('.')
    .filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0)

t.test('what the service keeps is its own, and its hosts get no secret', async (t) => {
  const dataFolder = join(folderFor(t), 'data')
  const settings = { PORT: '0', PAGEMILL_KERNELS: 'scalar', ...SECRETS }
  mkdirSync(dataFolder)
  chmodSync(dataFolder, 0o755)
  const child = spawn('sh', ['-c', 'umask 022; exec "$0" "$1"', process.execPath, MAIN], {
    env: { ...process.env, ...settings, PAGEMILL_DATA: dataFolder, PAGEMILL_LOG_LEVEL: 'warn' },
  })
  t.teardown(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  await until(() => /pagemill serves/.test(said))
  const key = await operatorKey(dataFolder)
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said)!

  const environment = readFileSync(`/proc/${hostsOf(child.pid)[0]}/environ`, 'latin1')
  t.match(environment, /(^|\0)PAGEMILL_KERNELS=scalar\0/)
  t.notMatch(environment, 'sesame')
  for (const name of Object.keys(SECRETS)) t.notMatch(environment, name)

  const form = new FormData()
  const bytes = pdf([{ content: lines(['a letter']) }])
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.pdf')
  form.set('model', 'text')
  const headers = { 'X-API-Key': key }
  const job = await fetch(`${address}/v1/jobs`, { method: 'POST', headers, body: form })
  t.equal(job.status, 202)
  const { data } = (await job.json()) as { data: { request_id: string } }
  const place = `${address}/v1/jobs/${data.request_id}/result?download=1`
  let result = await fetch(place, { headers })
  // A turn between two looks: asked without a pause, a slow job meets the rate limit.
  while (result.status === 409) {
    await setTimeout(200)
    result = await fetch(place, { headers })
  }
  t.equal(result.status, 200)
  const again = await fetch(`${address}/v1/convert`, { method: 'POST', headers, body: form })
  t.match(await again.text(), /a letter/)
  const names = readdirSync(dataFolder)
  for (const name of ['pagemill.db', 'storage', 'cache', 'uploads', 'work'])
    t.ok(names.includes(name), name)
  t.same(open(dataFolder), [])

  const backups = folderFor(t)
  t.equal((await pagemill(dataFolder, ['backup', join(backups, 'b.tar.gz')])).code, 0)
  t.equal(lstatSync(join(backups, 'b.tar.gz')).mode & 0o777, 0o600)
})

t.test('results of the command line are as its user makes files', async (t) => {
  const folder = folderFor(t)
  const path = write(folder, 'a.pdf', pdf([{ content: lines(['a letter']) }]))
  const command = 'umask 022; exec "$0" "$@"'
  const args = [process.execPath, entry, 'convert', '--model', 'text', path]
  execFileSync('sh', ['-c', command, ...args], { stdio: 'ignore' })
  t.equal(lstatSync(join(folder, 'a.txt')).mode & 0o777, 0o644)
})
