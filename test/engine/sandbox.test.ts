import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import type { EngineSettings } from '../../src/engine/conversion.ts'
import { Engine } from '../../src/engine/engine.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { HostFolder } from '../../src/engine/pool/host-folder.ts'
import { findSandbox } from '../../src/engine/pool/sandbox.ts'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, settingsFor, textOf } from './engines.ts'

const INTRUDER = join(import.meta.dirname, 'sandbox/intruder.cjs')
const REFUSING = join(import.meta.dirname, '../refused-call.py')
const MAIN = join(import.meta.dirname, '../../src/main.ts')
const CLI = join(import.meta.dirname, '../../bin/pagemill.js')

const walls = await findSandbox('auto')

/** Whatever the kernel says to what a sandbox does not allow. */
const REFUSED = /^(EACCES|EPERM|ENOSYS)$/

const FAILED = /^(E[A-Z_]+|timed-out)$/

interface Told {
  readonly attempts: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
}

const listening = (server: Server, place: number | string): Promise<void> =>
  new Promise((resolve) => server.listen(place, resolve))

/** What somebody can do who has taken over a host that opens a picture. */
async function intrude(t: Test, changes: Partial<EngineSettings>): Promise<Told> {
  const folder = folderFor(t)
  const hostFolder = folderFor(t)
  for (const name of ['secret', 'cut', 'renamed', 'removed']) write(folder, name, 'sesame')
  const socket = join(folderFor(t), 'socket')
  const servers = [createServer(), createServer()] as const
  await listening(servers[0], 0)
  await listening(servers[1], socket)
  for (const server of servers) t.teardown(() => server.close())
  const { port } = servers[0].address() as { port: number }
  mkdirSync(join(hostFolder, 'host-of-others'))
  const engine = await engineFor(t, {
    addon: INTRUDER,
    hostFolder,
    environment: { INTRUDER: JSON.stringify({ folder, hostFolder, port, socket }) },
    ...changes,
  })
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer()
  const path = write(folderFor(t), 'a.png', picture)
  const error = await engine.convert({ path, name: 'a.png' }, request(), context()).then(
    () => null,
    (error: Error) => error,
  )
  const [, told = '{}'] = /told: (.*) \.$/m.exec(String(error?.cause)) ?? []
  await engine.stop()
  return JSON.parse(told)
}

t.test('without walls an intruder can do all of it', async (t) => {
  const { attempts, state } = await intrude(t, { sandbox: 'off' })
  t.equal(Object.keys(attempts).length, 25)
  for (const [name, outcome] of Object.entries(attempts)) t.notMatch(outcome, FAILED, name)
  t.match(attempts, {
    read: 'sesame',
    tcp: 'connected',
    unixSocket: 'connected',
    listen: 'listens',
  })
  t.match(state, { noNewPrivileges: '0', filter: '0' })
})

t.test('behind walls: no other file, no network, no other process, no privilege', async (t) => {
  if (walls.state !== 'whole') {
    t.ok(walls.lacks, 'this machine says what it refuses')
    await t.rejects(Engine.start(settingsFor(t, { sandbox: 'required' })), {
      message: walls.lacks!,
    })
    return
  }
  const { attempts, state } = await intrude(t, { sandbox: 'required' })
  t.equal(Object.keys(attempts).length, 25)
  for (const [name, outcome] of Object.entries(attempts)) t.match(outcome, REFUSED, name)
  const none = '0'.repeat(16)
  t.match(state, {
    capabilities: [none, none].join(),
    noNewPrivileges: '1',
    filter: '2',
    cores: '0',
    memory: /^\d+$/,
    processorTime: /^\d+$/,
    environment: 'false',
    inputs: '1',
    // The kernel is asked for some of them.
    kernels: loadAddon().runnableKernels.join(),
  })
})

t.test('conversions work behind walls, and leave nothing', async (t) => {
  const settings = settingsFor(t)
  const engine = await engineFor(t, settings)
  t.same(engine.sandbox, walls)
  const path = write(
    folderFor(t),
    'a.pdf',
    pdf([1, 2, 3].map((n) => ({ content: lines([`page ${n}`]) }))),
  )
  const source = { path, name: 'a.pdf' }
  for (const textLayer of ['never', 'auto'] as const) {
    const result = await engine.convert(source, request({ textLayer, debug: true }), context())
    t.equal(result.views?.length, 3)
    t.match(await textOf(result), /page 1.*page 2.*page 3/)
  }
  // Written anew under the same name.
  writeFileSync(path, pdf([{ content: lines(['another one']) }]))
  t.match(await textOf(await engine.convert(source, request(), context())), /another one/)
  await t.rejects(engine.convert({ ...source, path: `${path}.none` }, request(), context()), {
    code: 'STORAGE_ERROR',
  })
  await engine.stop()
  t.same(readdirSync(settings.workFolder), [])
  t.same(readdirSync(settings.hostFolder), [])
})

t.test('what a host leaves in place of a file is not followed', async (t) => {
  const place = folderFor(t)
  const folder = new HostFolder(folderFor(t))
  t.teardown(() => folder.remove())
  const path = write(place, 'secret', 'sesame')
  const target = join(place, 'result')
  const task = {
    kind: 'rewrite',
    path,
    model: '',
    output: '',
    options: {} as never,
    target,
  } as const
  const seen = await folder.admit(1, task)
  symlinkSync(path, 'target' in seen ? seen.target : '')
  t.throws(() => folder.collect(1, task), { code: 'OCR_ERROR' })
  t.same(readdirSync(place), ['secret'])
})

/** Runs a program; with `isOld` for it the kernel has no Landlock. */
const run = (args: readonly string[], env: Readonly<Record<string, string>>, isOld = true) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const words = [...(isOld ? ['python3', REFUSING, 'landlock'] : []), process.execPath, ...args]
    const options = { env: { ...process.env, ...env } }
    const child = execFile(words[0]!, words.slice(1), options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
    child.stdout?.on('data', (text) => {
      if (/pagemill serves/.test(text)) child.kill('SIGTERM')
    })
  })

t.test(
  'a kernel without Landlock: said once, by doctor too; `required` does not start',
  async (t) => {
    const env = { PORT: '0', PAGEMILL_DATA: folderFor(t), PAGEMILL_LOG_LEVEL: 'warn' }
    const lacks = /Landlock/
    const started = await run([MAIN], env)
    t.equal(started.code, 0)
    t.equal(started.said.split('\n').filter((line) => lacks.test(line)).length, 1)
    const refused = await run([MAIN], { ...env, PAGEMILL_SANDBOX: 'required' })
    t.equal(refused.code, 1)
    t.match(refused.said, /^pagemill: PAGEMILL_SANDBOX is 'required', .*Landlock/)
    const doctor = await run([CLI, 'doctor'], env)
    t.equal(doctor.code, 1)
    t.match(doctor.said, /^FAULT\tsandbox\tpartial: .*Landlock/m)
    t.match(doctor.said, /^ok\tengine/m, 'it works')
    const chosen = await run([CLI, 'doctor'], { ...env, PAGEMILL_SANDBOX: 'off' })
    t.equal(chosen.code, 0)
    t.match(chosen.said, /^ok\tsandbox\toff/m)
    // Whether this machine has it or not, doctor and the service say the same of it.
    const here = await run([CLI, 'doctor'], env, false)
    t.match(here.said, walls.lacks ? /^FAULT\tsandbox/m : /^ok\tsandbox\tLandlock and seccomp$/m)
  },
)

t.test('without Landlock the other walls stand', async (t) => {
  const script = join(import.meta.dirname, 'sandbox/partial.ts')
  const { said } = await run([script], {})
  // One filter takes Landlock away, the other one is a wall.
  const { sandbox, hosts } = JSON.parse(said)
  t.match(sandbox, { state: 'partial', lacks: /Landlock/ })
  t.same(hosts, [{ NoNewPrivs: '1', Seccomp: '2', Seccomp_filters: '2' }])
})
