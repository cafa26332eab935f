import t from 'tap'
import { serviceFor } from './service.ts'

t.test('another method is told which there are', async (t) => {
  const { url } = await serviceFor(t)
  for (const [method, path, allowed] of [
    ['GET', '/v1/convert', 'OPTIONS, POST'],
    ['PUT', '/v1/jobs', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/v1/status', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v1/keys/7', 'DELETE, OPTIONS'],
    ['PROPFIND', '/v1/jobs/x', 'DELETE, GET, HEAD, OPTIONS'],
  ] as const) {
    const answer = await fetch(url + path, { method })
    t.equal(answer.status, 405, `${method} ${path}`)
    t.equal(answer.headers.get('allow'), allowed)
    t.match(await answer.json(), { success: false, error: { code: 'METHOD_NOT_ALLOWED' } })
  }
})

t.test('OPTIONS says what there is, HEAD the same without a body', async (t) => {
  const { url } = await serviceFor(t)
  const options = await fetch(`${url}/v1/jobs`, { method: 'OPTIONS' })
  t.equal(options.status, 204)
  t.equal(options.headers.get('allow'), 'GET, HEAD, OPTIONS, POST')
  t.equal((await fetch(`${url}/v1/nothing`, { method: 'OPTIONS' })).status, 404)
  const head = await fetch(`${url}/v1/status`, { method: 'HEAD' })
  t.equal(head.status, 200)
  t.match(head.headers.get('content-length'), /^[1-9]\d+$/)
  t.equal(await head.text(), '')
})
