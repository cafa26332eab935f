import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { operatorKey } from './accounts/operator-key.ts'
import { folderFor, lines, pdf } from './engine/documents.ts'
import { until } from './engine/engines.ts'

const entry = join(import.meta.dirname, '..', 'src', 'main.ts')

function start(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data))
  return { child, said: () => text }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve))

t.test('first start, conversion, graceful stop, second start', async (t) => {
  // A stop that something holds up would not end within the time of a test.
  const grace = { PAGEMILL_STOP_GRACE: '3600' }
  const env = { PORT: '0', PAGEMILL_DATA: folderFor(t), PAGEMILL_LOG_LEVEL: 'warn', ...grace }
  const { child, said } = start(env)
  t.teardown(() => child.kill('SIGKILL'))
  await until(() => /pagemill serves/.test(said()))
  const [link, address] = /^ {2}(http:\/\/127\.0\.0\.1:\d+)\/welcome\?token=[\w-]{43}$/m.exec(
    said(),
  )!
  t.notMatch(said().replace(link, ''), /token|sk_live_/, 'one link, and no key')
  const key = await operatorKey(env.PAGEMILL_DATA)

  const dense = lines(
    Array.from({ length: 80 }, (_, i) => `${i} words from edge to edge`),
    9,
    30,
  )
  const form = new FormData()
  const bytes = pdf(Array.from({ length: 8 }, () => ({ content: dense })))
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.pdf')
  form.set('model', 'text')
  form.set('text_layer', 'never')
  const headers = { 'X-API-Key': key }
  const answer = fetch(`${address}/v1/convert`, { method: 'POST', headers, body: form })
  await until(() => readdirSync(join(env.PAGEMILL_DATA, 'work')).length > 0)
  child.kill('SIGTERM')
  const exit = exitOf(child)
  const finished = await answer
  t.equal(finished.status, 200, 'work in flight finishes')
  t.equal((await finished.text()).split('\f').length, 8)
  t.equal(await exit, 0, 'the connection kept alive holds nothing up')

  const again = start(env)
  t.teardown(() => again.child.kill('SIGKILL'))
  await until(() => /pagemill serves/.test(again.said()))
  t.notMatch(again.said(), /token/, 'the link is shown once')
  again.child.kill('SIGINT')
  t.equal(await exitOf(again.child), 0)
})

t.test('what keeps it from starting is said in a line', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  t.teardown(() => taken.close())
  const { port } = taken.address() as { port: number }
  for (const [env, words] of [
    [{ PORT: String(port) }, /^pagemill: port \d+ on 127\.0\.0\.1 is taken/],
    [{ PORT: 'x', PAGEMILL_HOSTS: 'y' }, /^pagemill: PORT: 'x'.*\nPAGEMILL_HOSTS: 'y'/],
    [{ PAGEMILL_KERNELS: 'avx1024' }, /^pagemill: PAGEMILL_KERNELS: 'avx1024' does not run/],
  ] as const) {
    const { child, said } = start({ PAGEMILL_DATA: folderFor(t), ...env })
    t.equal(await exitOf(child), 1)
    t.match(said(), words)
    t.notMatch(said(), /at \w+ \(/)
  }
})

t.test('a first start that fails keeps no link to itself', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  t.teardown(() => taken.close())
  const { port } = taken.address() as { port: number }
  const PAGEMILL_DATA = folderFor(t)
  t.equal(await exitOf(start({ PORT: String(port), PAGEMILL_DATA }).child), 1)
  const { child, said } = start({ PORT: '0', PAGEMILL_DATA })
  t.teardown(() => child.kill('SIGKILL'))
  await until(() => /pagemill serves/.test(said()))
  t.match(said(), /welcome\?token=/)
})

t.test('a second service on the same folder does not start, and disturbs nothing', async (t) => {
  const env = { PORT: '0', PAGEMILL_DATA: folderFor(t), PAGEMILL_LOG_LEVEL: 'warn' }
  const { child, said } = start(env)
  t.teardown(() => child.kill('SIGKILL'))
  await until(() => /pagemill serves/.test(said()))
  const key = await operatorKey(env.PAGEMILL_DATA)
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said())![0]
  const form = new FormData()
  form.set('model', 'text')
  const bytes = pdf([{ content: lines(['sent slowly']) }])
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.pdf')
  const { body, headers } = new Response(form)
  const whole = Buffer.from(await new Response(body).arrayBuffer())
  const sending = request(`${address}/v1/convert`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': headers.get('Content-Type')! },
  })
  sending.write(whole.subarray(0, 400))
  const uploads = join(env.PAGEMILL_DATA, 'uploads')
  await until(() => readdirSync(uploads).length > 0)

  const second = start(env)
  t.teardown(() => second.child.kill('SIGKILL'))
  t.equal(await exitOf(second.child), 1)
  t.match(
    second.said(),
    /^pagemill: a service works in \S+; each has a PAGEMILL_DATA of its own\n$/,
  )
  t.equal(readdirSync(uploads).length, 1)
  sending.end(whole.subarray(400))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  t.equal(answer.statusCode, 200)
  t.match(Buffer.concat(await answer.toArray()).toString(), /sent slowly/)

  child.kill('SIGKILL')
  await exitOf(child)
  const third = start(env)
  t.teardown(() => third.child.kill('SIGKILL'))
  await until(() => /pagemill serves/.test(third.said()))
  t.pass('what was killed holds nothing')
})
