import { pino } from 'pino'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { convert, field, file, serviceFor } from './service.ts'

t.test('the log names requests, not what is in them', async (t) => {
  const log: string[] = []
  const sink = { write: (line: string) => void log.push(line) }
  const service = await serviceFor(t, {}, pino({ level: 'trace' }, sink))
  const document = file(pdf([{ content: lines(['Weatherproof hinges']) }]), 'confidential.pdf')
  const good = await convert(service, [document, field('model', 'text')])
  t.match(await good.text(), /Weatherproof hinges/)
  const bad = await convert(service, [
    file('Weatherproof hinges', 'confidential.pdf'),
    field('password', 'swordfish'),
  ])
  t.equal(bad.status, 400)
  await bad.text()
  await convert(service, [document], `${service.key.slice(0, -1)}_`)

  const requests = log.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
  t.match(requests, [
    { method: 'POST', route: '/v1/convert', status: 200, pages: 1, key_id: Number },
    { status: 400, code: 'UNSUPPORTED_FILE_TYPE' },
    { status: 401, code: 'INVALID_API_KEY' },
  ])
  t.equal(requests[0].request_id, good.headers.get('x-service-request-id'))
  const all = log.join('')
  for (const secret of ['Weatherproof', 'confidential', 'swordfish', service.key.slice(0, 20)])
    t.notOk(all.includes(secret), secret)
})
