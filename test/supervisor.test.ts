import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { operatorKey } from './accounts/operator-key.ts'
import { entry } from './cli/pagemill.ts'
import { folderFor, lines, pdf } from './engine/documents.ts'
import { until } from './engine/engines.ts'
import { type Answer, convert, field, file } from './http/service.ts'

const root = join(import.meta.dirname, '..')

/** One that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A program that serves, with all it says. */
async function start(
  t: Test,
  command: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  cwd = root,
) {
  const port = await freePort()
  const dataFolder = folderFor(t)
  const child = spawn(command, args, {
    cwd,
    // Without what tap loads into each process it sees begin: that ends at signals itself.
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      PAGEMILL_DATA: dataFolder,
      PAGEMILL_THREADS: '1',
      PAGEMILL_LANGUAGES: 'eng',
      PAGEMILL_LOG_LEVEL: 'error',
      ...settings,
    },
  })
  t.teardown(() => {
    for (const pid of descendants(child.pid!)) process.kill(pid, 'SIGKILL')
    child.kill('SIGKILL')
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data))
  await until(() => /pagemill serves/.test(text) || child.exitCode !== null)
  const key = child.exitCode === null ? await operatorKey(dataFolder) : ''
  return { child, key, url: `http://127.0.0.1:${port}`, said: () => text }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve))

const childrenOf = (pid: number): number[] => {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return listed.split(' ').filter(Boolean).map(Number)
  } catch {
    return [] // It has ended.
  }
}
const descendants = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendants(child)])

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const document = [file(pdf([{ content: lines(['anew']) }])), field('model', 'text')]

t.test('what ends by a fault is started anew, what is told to stop stops', async (t) => {
  const { child, url, key, said } = await start(t, process.execPath, [
    entry,
    'serve',
    '--supervised',
  ])
  const service = { url, key } as never
  t.equal((await convert(service, document)).status, 200)
  const [first] = childrenOf(child.pid!)
  process.kill(first!, 'SIGKILL')
  await until(() => said().split('pagemill serves').length === 3)
  t.match(said(), /the service ended \(SIGKILL\); anew in 0\.5 s/)
  const answer = await convert(service, document)
  t.match(await answer.text(), /anew/, 'same address, same key')
  const all = descendants(child.pid!)
  t.ok(all.length > 1)
  child.kill('SIGTERM')
  t.equal(await exitOf(child), 0)
  t.match(said(), /stopping/)
  t.same(all.filter(isThere), [], 'nobody is left')
})

t.test(
  'an error that nobody caught: its request is answered, and a new process serves',
  async (t) => {
    const planted = join(import.meta.dirname, 'planted-fault.ts')
    const args = [entry, 'serve', '--supervised']
    const NODE_OPTIONS = `--import ${planted}`
    const { child, url, key, said } = await start(t, process.execPath, args, { NODE_OPTIONS })
    const answer = await convert({ url, key } as never, document)
    t.equal(answer.status, 500)
    const { error, request_id } = (await answer.json()) as Answer
    t.equal(error.code, 'INTERNAL_ERROR')
    t.notMatch(error.message, /planted/)
    await until(() => said().split('pagemill serves').length === 3)
    const log = said()
      .split('\n')
      .find((line) => line.includes('nobody caught this error'))
    t.match(JSON.parse(log!), { level: 60, request_id, err: { message: 'planted', stack: /\w/ } })
    t.match(said(), /the service ended \(exit code 70\)/)
    t.equal((await fetch(`${url}/healthz`)).status, 200)
    child.kill('SIGTERM')
    t.equal(await exitOf(child), 0)
  },
)

t.test('what cannot start at all is not tried again', async (t) => {
  const PAGEMILL_THREADS = 'none'
  const args = [entry, 'serve', '--supervised']
  const { child, said } = await start(t, process.execPath, args, { PAGEMILL_THREADS })
  t.equal(child.exitCode, 1)
  t.match(said(), /^pagemill: PAGEMILL_THREADS: 'none'/)
})

t.test('a supervisor that is killed leaves nobody behind', async (t) => {
  const { child } = await start(t, process.execPath, [entry, 'serve', '--supervised'])
  const all = descendants(child.pid!)
  child.kill('SIGKILL')
  await until(() => !all.some(isThere))
  t.pass('they have ended')
})

t.test('npm start hands a signal on and waits', async (t) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // As it is, but for the set-up, which writes into the working copy.
  const script = scripts.start
    .replace('bash scripts/setup.sh', 'true')
    .replace('bin/', `${root}/bin/`)
  t.not(script, scripts.start)
  const folder = folderFor(t)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }))
  const { child, url } = await start(t, 'npm', ['start'], {}, folder)
  t.equal((await fetch(`${url}/healthz`)).status, 200)
  const all = descendants(child.pid!)
  t.ok(all.length > 0)
  child.kill('SIGTERM')
  await exitOf(child)
  t.same(all.filter(isThere), [], 'nobody is left')
  await t.rejects(fetch(`${url}/healthz`))
})
