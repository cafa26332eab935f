import t from 'tap'
import { ApiError, answerTo, createClient, dataOf, form } from '../../src/client/client.ts'
import { lines, pdf } from '../engine/documents.ts'
import { serviceFor } from '../http/service.ts'

const letter = () => new File([Buffer.from(pdf([{ content: lines(['a letter']) }]))], 'letter.pdf')

t.test('answers, files and errors of a service', async (t) => {
  const { url, key } = await serviceFor(t)
  const client = createClient({ url, key })
  t.equal((await dataOf(client.GET('/v1/usage'))).plan, 'unlimited')

  const body = form({ file: letter(), model: 'text', page_range: '' } as const)
  const answer = await answerTo(client.POST('/v1/convert', { body, parseAs: 'stream' }))
  t.match(await answer.text(), /^a letter/)
  t.match(answer.headers.get('content-disposition'), /letter\.txt/)

  const wrong = form({ file: letter(), model: 'text', page_range: '9' } as const)
  const fault = await dataOf(client.POST('/v1/convert', { body: wrong } as never)).catch((e) => e)
  t.type(fault, ApiError)
  t.match(fault, { status: 400, code: 'INVALID_PAGE_RANGE' })
})

t.test('no answer, and a request that is given up', async (t) => {
  const client = createClient({ url: 'http://127.0.0.1:1' })
  await t.rejects(dataOf(client.GET('/v1/status')), { status: 0, code: 'NO_ANSWER' })
  const signal = AbortSignal.abort()
  await t.rejects(dataOf(client.GET('/v1/status', { signal })), { name: 'AbortError' })
})
