import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
import { hold } from '../engine/held.ts'
import { convert, field, file, leftovers, metric, type Service, serviceFor } from './service.ts'

const dense = {
  content: lines(
    Array.from({ length: 90 }, (_, i) => `${i} words that fill the page from edge to edge, again`),
    9,
    30,
    820,
  ),
}
const slow = pdf(Array.from({ length: 10 }, () => dense))
const works = async (service: Service): Promise<boolean> => {
  const answer = await convert(service, [
    file(pdf([{ content: lines(['still here']) }])),
    field('model', 'text'),
  ])
  return /still here/.test(await answer.text())
}

/** A request whose body stops within its file. */
const beginning = ({ key }: Service): string =>
  `POST /v1/convert HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n` +
  'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n' +
  'Content-Type: application/pdf\r\n\r\n%PDF-1.4 and then no'

t.test('a client that leaves while its pages are read', async (t) => {
  const service = await serviceFor(t)
  const leaving = new AbortController()
  const parts = [file(slow), field('text_layer', 'never'), field('dpi', '600')]
  const answer = convert(service, parts, service.key, leaving.signal)
  answer.catch(() => {})
  await until(() => service.engine.status().working === 2)
  const goOn = hold()
  leaving.abort()
  await t.rejects(answer)
  await until(() => service.engine.status().pagesCancelled > 0)
  goOn()
  await until(() => service.engine.status().working === 0)
  await until(() => leftovers(service).length === 0)
  t.ok((await metric(service, 'pagemill_http_clients_gone_total')) === 1)
  t.ok((await metric(service, 'pagemill_pages_total')) > 0)
  t.equal(service.engine.status().hostsRestarted, 0)
  t.ok(await works(service))
})

t.test('a body that stops half way', async (t) => {
  const service = await serviceFor(t, { requestTimeout: 3000 })
  const { port } = new URL(service.url)
  const head = beginning(service)

  // It hangs up.
  const gone = connect(Number(port), '127.0.0.1')
  gone.on('error', () => {})
  gone.write(head)
  await until(() => leftovers(service).length === 1)
  gone.destroy()
  await until(() => leftovers(service).length === 0)
  t.ok(await works(service))

  // It stays, and sends nothing.
  const silent = connect(Number(port), '127.0.0.1')
  const said: string[] = []
  silent.on('data', (data) => said.push(data.toString()))
  silent.on('error', () => {})
  silent.write(head)
  await new Promise((resolve) => silent.once('close', resolve))
  t.match(said.join(''), /^HTTP\/1.1 408|^$/)
  await until(() => leftovers(service).length === 0)
  t.ok(await works(service))
})

/** Results this process has open, those without a name included. */
function openResults({ dataFolder }: Service): string[] {
  const work = join(dataFolder, 'work')
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(join('/proc/self/fd', fd))
      return target.startsWith(work) ? [target] : []
    } catch {
      return [] // The listing's own handle is closed by now.
    }
  })
}

t.test('clients that leave as their answers begin', async (t) => {
  const service = await serviceFor(t)
  const parts = [file(pdf([{ content: lines(['short']) }])), field('output', 'json')]
  await (await convert(service, parts)).text()
  const begun = performance.now()
  for (let n = 0; n < 5; n++) await (await convert(service, parts)).text()
  const usual = (performance.now() - begun) / 5
  // Spread around the moment at which the result is taken over and the answer begins.
  for (let n = 0; n < 150; n++) {
    const leaving = new AbortController()
    const answer = convert(service, parts, service.key, leaving.signal)
      .then((answer) => answer.text())
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, usual * (0.6 + (0.6 * (n % 30)) / 30)))
    leaving.abort()
    await answer
  }
  await until(() => leftovers(service).length === 0)
  await until(() => openResults(service).length === 0)
  t.pass('no result is left open')
  t.ok(await works(service))
})

t.test('clients that leave before their forms are read', async (t) => {
  const log: string[] = []
  const sink = { write: (line: string) => void log.push(line) }
  const service = await serviceFor(t, {}, pino({ level: 'warn' }, sink))
  const port = Number(new URL(service.url).port)
  const leave = (after: number, bytes: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(beginning(service) + 'x'.repeat(bytes))
        setTimeout(() => (after % 2 ? socket.destroy() : socket.resetAndDestroy()), after / 2)
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve())
    })
  for (const bytes of [0, 50_000])
    for (let after = 0; after < 20; after++)
      await Promise.all(Array.from({ length: 8 }, () => leave(after, bytes)))
  await until(() => leftovers(service).length === 0)
  t.same(log, [], 'that they leave is no fault of the service')
  t.ok(await works(service))
})
