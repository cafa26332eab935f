import t from 'tap'
import { v7 as uuidv7 } from 'uuid'
import { lines, pdf } from '../engine/documents.ts'
import { person } from './browser.ts'
import { convert, field, file, serviceFor } from './service.ts'

t.test('pages by day and model, and what was bought; others’ are not there', async (t) => {
  const service = await serviceFor(t)
  const [own, stranger] = [await person(service), await person(service)]
  const { accountId } = own
  await service.db
    .updateTable('accounts')
    .set({ plan: 'unlimited' })
    .where('id', '=', accountId)
    .execute()
  const { key } = (await own.browser.read('POST', '/v1/keys', {})).data
  const pages = ['one', 'two'].map((text) => ({ content: lines([text]) }))
  for (const model of ['text', 'text', 'tables'])
    await convert({ ...service, key }, [file(pdf(pages)), field('model', model)])
  const { data: days } = await own.browser.read('GET', '/v1/billing/days')
  t.match(
    days.toSorted((a: { model: string }, b: { model: string }) => (a.model < b.model ? -1 : 1)),
    [
      { day: /^\d{4}-\d\d-\d\d$/, model: 'tables', pages: 2 },
      { model: 'text', pages: 4 },
    ],
  )
  const created_at = new Date().toISOString()
  const bought = {
    id: uuidv7(),
    kind: 'pack',
    plan: null,
    pages: 500,
    cents: 580,
    state: 'paid',
  } as const
  await service.db
    .insertInto('payments')
    .values({ ...bought, account_id: accountId, created_at })
    .execute()
  t.same((await own.browser.read('GET', '/v1/billing/purchases')).data, [
    { ...bought, created_at, ended_at: null },
  ])
  for (const path of ['days', 'purchases'])
    t.same((await stranger.browser.read('GET', `/v1/billing/${path}`)).data, [])
})
