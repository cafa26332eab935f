import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { ask } from './jobs.ts'
import { type Answer, convert, field, file, serviceFor } from './service.ts'

const VALIDATOR =
  /too (small|big)|invalid (input|string|option)|expected|received|pattern|regex|[><]=/i

t.test('what was wrong is said in words', async (t) => {
  const service = await serviceFor(t)
  const page = file(pdf([{ content: lines(['words']) }]))
  const send = (name: string, value: string) => () => convert(service, [page, field(name, value)])
  for (const [send_, words] of [
    [() => ask(service, '/v1/jobs?offset=-1'), /^offset '-1' is not valid: .*whole number from 0/],
    [() => ask(service, '/v1/jobs?limit=0'), /^limit '0' is not valid: .*at least 1$/],
    [() => ask(service, '/v1/jobs?limit=101'), /at most 100$/],
    [() => ask(service, '/v1/jobs?status=x'), /one of pending, /],
    [
      send('include', 'everything'),
      /^include 'everything' is not valid: .*words.*, comma separated/,
    ],
    [send('dpi', '5'), /^dpi '5' is not valid: .*at least 72$/],
    [send('password', 'x'.repeat(1001)), /^password is not valid: .*at most 1000 characters$/],
  ] as const) {
    const answer = await send_()
    t.equal(answer.status, 400)
    const { message } = ((await answer.json()) as Answer).error
    t.match(message, words)
    t.notMatch(message, VALIDATOR)
  }
  const said = async (path: string, body: unknown) => {
    const answer = await fetch(service.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: service.url },
      body: JSON.stringify(body),
    })
    t.equal(answer.status, 400)
    return ((await answer.json()) as Answer).error.message
  }
  for (const body of [{}, { email: 5, password: 'x' }, [], 'text', { email: 'x', password: null }])
    t.notMatch(await said('/v1/session/log-in', body), VALIDATOR)
})
