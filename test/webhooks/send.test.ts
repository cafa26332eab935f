import t from 'tap'
import type { Resolve } from '../../src/webhooks/guarded-request.ts'
import { send } from '../../src/webhooks/send.ts'
import { receiverFor } from './receiver.ts'

const WITHIN = { allowHttp: true, allowed: ['127.0.0.0/8'] }
const named = (url: string): string => url.replace('127.0.0.1', 'hooks.example.org')
const leadingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

t.test('a name that leads inside is not connected to', async (t) => {
  const receiver = await receiverFor(t)
  const rules = { allowHttp: true, allowed: [] }
  for (const resolve of [
    leadingTo('127.0.0.1'),
    leadingTo('93.184.216.34', '127.0.0.1'),
    leadingTo('::ffff:127.0.0.1'),
  ]) {
    const reply = await send(named(receiver.url), {}, '{}', { rules, timeout: 60_000, resolve })
    t.match(reply, { status: null, error: 'the address is not public' })
  }
  t.match(await send(receiver.url, {}, '{}', { rules, timeout: 60_000 }), {
    status: null,
    error: /not public/,
  })
  t.same(receiver.received, [])
})

t.test('the connection goes to the address that was checked', async (t) => {
  const receiver = await receiverFor(t)
  let asked = 0
  // Whoever asks twice is led elsewhere.
  const resolve: Resolve = async (host) => {
    t.equal(host, 'hooks.example.org')
    return leadingTo(asked++ === 0 ? '127.0.0.1' : '127.0.0.99')(host)
  }
  const options = { rules: WITHIN, timeout: 60_000, resolve }
  const reply = await send(`${named(receiver.url)}/a?b=c`, { 'x-a': 'b' }, '{"a":1}', options)
  t.match(reply, { status: 200, error: null })
  t.equal(asked, 1)
  t.match(receiver.received, [
    { path: '/a?b=c', headers: { 'x-a': 'b', host: /^hooks\.example\.org:/ }, body: '{"a":1}' },
  ])
})

t.test('answers, and the lack of them', async (t) => {
  const receiver = await receiverFor(t)
  const options = { rules: WITHIN, timeout: 60_000 }
  const hasty = { ...options, timeout: 300 }
  const inADay = new Date(Date.now() + 86_400_000).toUTCString()
  receiver.behave(
    { status: 500 },
    { status: 302, headers: { location: `${receiver.url}/elsewhere` } },
    { status: 429, headers: { 'retry-after': '120' } },
    { status: 503, headers: { 'retry-after': inADay } },
    { status: 503, headers: { 'retry-after': 'soon' } },
    'silence',
    'hang up',
  )
  const post = (how = options) => send(receiver.url, {}, '{}', how)
  t.match(await post(), { status: 500, retryAfter: 0 })
  t.match(await post(), { status: 302 })
  t.equal(receiver.received.length, 2, 'the redirect is not followed')
  t.match(await post(), { status: 429, retryAfter: 120_000 })
  const { retryAfter } = await post()
  t.ok(retryAfter > 86_390_000 && retryAfter <= 86_400_000)
  t.match(await post(), { status: 503, retryAfter: 0 })
  t.match(await post(hasty), { status: null, error: 'no answer within 0.3 s' })
  t.match(await post(), { status: null, error: 'ECONNRESET' })
  t.match(await send('http://127.0.0.1:1/', {}, '{}', options), { error: 'ECONNREFUSED' })
  const never: Resolve = () => new Promise(() => {})
  t.match(await send('http://slow.example.org/', {}, '{}', { ...hasty, resolve: never }), {
    error: 'no answer within 0.3 s',
  })
  const nowhere = { ...options, resolve: leadingTo() }
  t.match(await send('http://none.example.org/', {}, '{}', nowhere), { error: /leads nowhere/ })
})
