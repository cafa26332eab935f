import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { convert, field, file, type Service, serviceFor } from './service.ts'

const APP = 'https://app.example.com'
const preflight = (service: Service, origin: string): Promise<Response> =>
  fetch(`${service.url}/v1/convert`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-api-key',
    },
  })

t.test('pages of named origins may call the API, others may not', async (t) => {
  const service = await serviceFor(t, { corsOrigins: [APP] })
  const asked = await preflight(service, APP)
  t.equal(asked.status, 204)
  t.equal(asked.headers.get('access-control-allow-origin'), APP)
  t.match(asked.headers.get('access-control-allow-headers'), /X-API-Key/i)
  t.equal(asked.headers.get('access-control-allow-credentials'), null)
  const other = await preflight(service, 'https://evil.example.net')
  t.equal(other.headers.get('access-control-allow-origin'), null)
  const status = await fetch(`${service.url}/v1/status`, { headers: { Origin: APP } })
  t.equal(status.headers.get('access-control-allow-origin'), APP)
  t.match(status.headers.get('access-control-expose-headers'), /X-Service-Request-Id/)
  t.match(status.headers.get('vary'), /origin/i)
  const refused = await fetch(`${service.url}/v1/jobs`, { headers: { Origin: APP } })
  t.equal(refused.status, 401)
  t.equal(refused.headers.get('access-control-allow-origin'), APP, 'errors can be read, too')
})

t.test('off unless configured; all origins by a star', async (t) => {
  const closed = await serviceFor(t)
  t.equal((await preflight(closed, APP)).headers.get('access-control-allow-origin'), null)
  const open = await serviceFor(t, { corsOrigins: ['*'] })
  t.equal((await preflight(open, APP)).headers.get('access-control-allow-origin'), '*')
  const document = pdf([{ content: lines(['Words']) }])
  t.equal((await convert(open, [file(document), field('model', 'text')])).status, 200)
})
