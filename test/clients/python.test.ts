import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import t, { type Test } from 'tap'
import { folderFor, lines, pdf, write } from '../engine/documents.ts'
import { hold } from '../engine/held.ts'
import { type Service, serviceFor } from '../http/service.ts'
import { webhooksOf } from '../http/webhook-orders.ts'
import { WITHIN } from '../webhooks/receiver.ts'

const run = promisify(execFile)
const client = join(import.meta.dirname, '../../clients/python')
/** Debian's, which sees Debian's packages. */
const PYTHON = '/usr/bin/python3'

const COLUMNS = [60, 240, 380, 520]
const ROWS = [
  ['Item', 'Count', 'Price'],
  ['Pens', '12', '4.75'],
  ['Paper', '3', '10.00'],
]

/** A table with all its lines drawn. */
const table = [
  ...COLUMNS.map((x) => `${x} 700 m ${x} 760 l S`),
  ...[700, 720, 740, 760].map((y) => `60 ${y} m 520 ${y} l S`),
  ...ROWS.flatMap((row, i) =>
    row.map((text, j) => `BT /F1 12 Tf ${COLUMNS[j]! + 6} ${746 - 20 * i} Td (${text}) Tj ET`),
  ),
].join('\n')

const dense = (page: number): string[] =>
  Array.from({ length: 36 }, (_, i) => `page ${page}, line ${i} of words from edge to edge`)

async function documentsFor(t: Test, service: Service): Promise<string> {
  const folder = folderFor(t)
  write(folder, 'letter.pdf', pdf([{ content: lines(['a letter']) }]))
  write(folder, 'table.pdf', pdf([{ content: table }]))
  write(folder, 'long.pdf', pdf([1, 2, 3, 4].map((page) => ({ content: lines(dense(page)) }))))
  write(folder, 'webhooks.json', JSON.stringify(await signed(service)))
  return folder
}

const secretOf = async (service: Service): Promise<string> =>
  (await webhooksOf(service).secrets.of(1))[0]!

/** The same event, signed ten minutes before and after now, and now by two secrets. */
async function signed(service: Service) {
  const body = JSON.stringify({ type: 'webhook.test', data: { message: 'naïve' } })
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const headers = (at: Date, ...secrets: string[]) => ({
    'Webhook-Id': 'msg_1',
    'Webhook-Timestamp': String(Math.floor(at.getTime() / 1000)),
    'Webhook-Signature': secrets.map((one) => new Webhook(one).sign('msg_1', at, body)).join(' '),
  })
  const secret = await secretOf(service)
  const old = `whsec_${Buffer.from('the secret of before').toString('base64')}`
  return {
    body,
    early: headers(minutes(-10), secret),
    late: headers(minutes(10), secret),
    rotated: headers(minutes(0), old, secret),
  }
}

/** POST /hold: the engine stands still after its next page, until POST /release. */
async function controlOf(t: Test, { engine }: Service): Promise<string> {
  let goOn = () => {}
  const held = () => {
    goOn = hold()
  }
  const server = createServer(({ url }, response) => {
    engine.off('page', held)
    goOn()
    goOn = () => {}
    if (url === '/hold') engine.once('page', held)
    response.end()
  }).listen(0, '127.0.0.1')
  t.teardown(() => {
    goOn()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The client, installed from its folder without the network. @returns that Python */
async function installed(folder: string): Promise<string> {
  const copy = join(folder, 'client')
  // Built in place, it would leave its parts in the folder, and take in those of builds before.
  for (const name of ['pyproject.toml', 'README.md', 'pagemill'])
    cpSync(join(client, name), join(copy, name), { recursive: true })
  const venv = join(folder, 'venv')
  await run(PYTHON, ['-m', 'venv', '--system-site-packages', '--without-pip', venv])
  const python = join(venv, 'bin/python')
  const how = ['--no-index', '--no-build-isolation', '--no-input', '--quiet']
  await run(PYTHON, ['-m', 'pip', '--python', python, 'install', ...how, copy])
  return python
}

/** Python's and mypy's programs say what they found, and fail. */
const said = (command: string, args: readonly string[], options: object) =>
  run(command, args, options).catch((error) => error)

t.test('the Python client, installed by its folder', async (t) => {
  const folder = folderFor(t)
  const python = await installed(folder)
  // Only the tests: the package has to come from where it was installed.
  cpSync(join(client, 'tests'), join(folder, 'tests'), { recursive: true })

  await t.test('its tests pass against a service', async (t) => {
    const rates = { convert: 10_000, jobs: 10_000, batch: 10_000, status: 1 }
    const service = await serviceFor(t, { ...WITHIN, rates })
    const env = {
      ...process.env,
      PAGEMILL_URL: service.url,
      PAGEMILL_KEY: service.key,
      PAGEMILL_SECRET: await secretOf(service),
      PAGEMILL_CONTROL: await controlOf(t, service),
      PAGEMILL_DOCUMENTS: await documentsFor(t, service),
    }
    const args = ['-W', 'error', '-m', 'unittest', '-v']
    const { stderr } = await said(python, args, { cwd: folder, env })
    t.match(stderr, /\nOK\n$/)
  })

  await t.test('it is typed, for itself and for who uses it', async (t) => {
    const readme = readFileSync(join(client, 'README.md'), 'utf8')
    write(folder, 'readme.py', /^```python\n(.*?)^```/ms.exec(readme)![1]!)
    const cache = ['--cache-dir', join(client, '../../.cache/mypy')]
    const own = await said('/usr/bin/mypy', [...cache, 'pagemill'], { cwd: client })
    t.match(own.stdout, /^Success: no issues found/)
    const how = ['--config-file', join(client, 'pyproject.toml'), '--python-executable', python]
    const args = [...cache, ...how, 'tests', 'readme.py']
    const users = await said('/usr/bin/mypy', args, { cwd: folder })
    t.match(users.stdout, /^Success: no issues found/)
  })
})
