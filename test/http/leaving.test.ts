import { connect } from 'node:net'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { until } from '../engine/engines.ts'
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

t.test('a client that leaves while its pages are read', async (t) => {
  const service = await serviceFor(t)
  const leaving = new AbortController()
  const parts = [file(slow), field('text_layer', 'never'), field('dpi', '600')]
  const answer = convert(service, parts, service.key, leaving.signal)
  answer.catch(() => {})
  await until(() => service.engine.status().working === 2)
  leaving.abort()
  const left = performance.now()
  await t.rejects(answer)
  await until(() => service.engine.status().working === 0, 2000)
  t.ok(performance.now() - left < 1000, 'its work stops')
  t.ok((await metric(service, 'pagemill_http_clients_gone_total')) === 1)
  t.ok((await metric(service, 'pagemill_pages_total')) > 0)
  await until(() => leftovers(service).length === 0)
  t.equal(service.engine.status().hostsRestarted, 0)
  t.ok(await works(service))
})

t.test('a body that stops half way', async (t) => {
  const service = await serviceFor(t, { requestTimeout: 1000 })
  const { port } = new URL(service.url)
  const head =
    `POST /v1/convert HTTP/1.1\r\nHost: x\r\nX-API-Key: ${service.key}\r\n` +
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n' +
    'Content-Type: application/pdf\r\n\r\n%PDF-1.4 and then no'

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
