import t from 'tap'
import { releaseLeftOver } from '../../src/billing/left-over.ts'
import { accountWith, type Books, booksFor, UPGRADE_URL } from './accounts.ts'

const drawn = async ({ db }: Books): Promise<number[]> =>
  (await db.selectFrom('grants').select('drawn').orderBy('id').execute()).map((row) => row.drawn)

t.test('Free: ten pages, once', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'free' })
  t.match(await books.usage(keyId), { plan: 'free', calls_used: 0, calls_limit: 10, percentage: 0 })
  await books.settle(await books.reserve(keyId, 8), 8)
  t.match(await books.usage(keyId), { calls_used: 8, percentage: 80 })
  await t.rejects(books.reserve(keyId, 3), {
    code: 'INSUFFICIENT_PAGES',
    status: 402,
    details: { needed: 3, left: 2, upgrade_url: UPGRADE_URL },
  })
  await books.settle(await books.reserve(keyId, 2), 2)
  const usedUp = { code: 'QUOTA_EXCEEDED', status: 402, details: { upgrade_url: UPGRADE_URL } }
  await t.rejects(books.reserve(keyId, 1), usedUp)
  books.clock.now = new Date('2027-06-01T00:00:00.000Z')
  await t.rejects(books.reserve(keyId, 1), usedUp, 'not again in another month')
  t.match(await books.usage(keyId), { calls_used: 10, percentage: 100 })
})

t.test('paid plans: again from the renewal day', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, {
    plan: 'starter',
    plan_since: '2026-01-31T09:00:00.000Z',
  })
  books.clock.now = new Date('2026-02-28T08:59:59.000Z')
  t.match(await books.usage(keyId), {
    calls_limit: 2500,
    reset_date: '2026-02-28T09:00:00.000Z',
    year_month: '2026-01',
    is_test_key: false,
  })
  await books.settle(await books.reserve(keyId, 2500, { endpoint: 'jobs' }), 2500)
  await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED' })
  books.clock.now = new Date('2026-02-28T09:00:00.000Z')
  t.match(await books.usage(keyId), { calls_used: 0, year_month: '2026-02' })
  await books.settle(await books.reserve(keyId, 25), 25)
  t.match(await books.usage(keyId), {
    calls_used: 25,
    percentage: 1,
    reset_date: '2026-03-31T09:00:00.000Z',
  })
})

t.test('a conversion that spans the renewal is billed where it began', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'starter' })
  books.clock.now = new Date('2026-02-10T11:59:59.000Z')
  const late = await books.reserve(keyId, 7)
  books.clock.now = new Date('2026-02-10T12:00:01.000Z')
  await books.reserve(keyId, 1)
  await books.settle(late, 7)
  t.match(await books.usage(keyId), { calls_used: 0 })
  t.same(await drawn(books), [7, 1])
})

t.test('settling, releasing and reserving twice change nothing', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'free' })
  const id = await books.reserve(keyId, 6)
  await books.reserve(keyId, 6, { requestId: id })
  t.same(await drawn(books), [6])
  await books.settle(id, 4)
  await books.settle(id, 6)
  await books.release(id)
  await books.reserve(keyId, 6, { requestId: id })
  t.same(await drawn(books), [4])
  const other = await books.reserve(keyId, 3)
  await books.release(other)
  await books.settle(other, 3)
  await books.release('never reserved')
  t.same(await drawn(books), [4])
  t.match(await books.usage(keyId), { calls_used: 4 })
  await t.rejects(books.settle(await books.reserve(keyId, 1), 2), /check constraint/i)
})

t.test('many at once never draw more than there is', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'free' })
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => books.reserve(keyId, 3)),
  )
  const held = answers.filter((answer) => answer.status === 'fulfilled')
  t.equal(held.length, 3)
  t.same(await drawn(books), [9])
  for (const { value } of held) await books.release(value)
  t.same(await drawn(books), [0])
  t.match(await books.db.selectFrom('page_counts').selectAll().execute(), [{ held: 0, used: 0 }])
})

t.test('random sequences keep the books equal to a plain account of them', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'starter' })
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const held = new Map<string, number>()
  let used = 0
  for (let step = 0; step < 400; step++) {
    const open = [...held.keys()]
    const id = open[random(Math.max(1, open.length))]
    const kind = random(3)
    const pages = 1 + random(60)
    const left = 2500 - used - [...held.values()].reduce((sum, pages) => sum + pages, 0)
    if (kind === 0 || id === undefined) {
      if (pages <= left) held.set(await books.reserve(keyId, pages), pages)
      else await t.rejects(books.reserve(keyId, pages), { code: 'INSUFFICIENT_PAGES' })
    } else if (kind === 1) {
      const billed = random(held.get(id)! + 1)
      await books.settle(id, billed)
      used += billed
      held.delete(id)
    } else {
      await books.release(id)
      held.delete(id)
    }
  }
  const waiting = [...held.values()].reduce((sum, pages) => sum + pages, 0)
  t.same(await drawn(books), [used + waiting])
  t.match(await books.usage(keyId), { calls_used: used })
  const draws = await books.db.selectFrom('draws').select('pages').execute()
  t.equal(
    draws.reduce((sum, { pages }) => sum + pages, 0),
    used + waiting,
    'every page is drawn from somewhere',
  )
})

t.test('who may use what', async (t) => {
  const books = await booksFor(t)
  const keyOn = async (plan: string, changes = {}) =>
    (await accountWith(books.db, { plan, ...changes })).keyId
  for (const [plan, endpoint, allowed] of [
    ['free', 'convert', true],
    ['free', 'jobs', false],
    ['free', 'batch', false],
    ['starter', 'convert', true],
    ['starter', 'jobs', true],
    ['starter', 'batch', false],
    ['pro', 'batch', true],
    ['scale', 'batch', true],
    ['unlimited', 'batch', true],
    ['none', 'convert', false],
  ] as const) {
    const asked = books.reserve(await keyOn(plan), 1, { endpoint })
    if (allowed) await t.resolves(asked, `${plan}: ${endpoint}`)
    else await t.rejects(asked, { code: 'NO_ACTIVE_PLAN', status: 402 }, `${plan}: ${endpoint}`)
  }
  const noCard = { card_verified_at: null }
  await t.rejects(books.reserve(await keyOn('pro', noCard), 1), {
    code: 'CARD_REQUIRED',
    status: 402,
    details: { upgrade_url: UPGRADE_URL },
  })
  await t.resolves(books.reserve(await keyOn('unlimited', noCard), 1))
  t.equal((await books.usage(await keyOn('none'))).plan, null)
})

t.test('unlimited: counted, not limited', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'unlimited' })
  await books.settle(await books.reserve(keyId, 1_000_000, { endpoint: 'jobs' }), 999_999)
  t.match(await books.usage(keyId), { calls_used: 999_999, calls_limit: null, percentage: null })
})

t.test('test keys: five pages in all, convert only', async (t) => {
  const books = await booksFor(t)
  const { keyId, accountId } = await accountWith(
    books.db,
    { plan: 'unlimited', card_verified_at: null },
    { isTest: true },
  )
  for (const endpoint of ['jobs', 'batch'] as const)
    await t.rejects(books.reserve(keyId, 1, { endpoint }), { code: 'NO_ACTIVE_PLAN' })
  await books.settle(await books.reserve(keyId, 4), 4)
  await t.rejects(books.reserve(keyId, 2), {
    code: 'INSUFFICIENT_PAGES',
    details: { needed: 2, left: 1 },
  })
  await books.settle(await books.reserve(keyId, 1), 1)
  await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED' })
  t.match(await books.usage(keyId), { calls_used: 5, calls_limit: 5, is_test_key: true })
  const live = await books.db
    .insertInto('keys')
    .values({
      account_id: accountId,
      prefix: 'x',
      hash: 'x',
      is_test: 0,
      created_at: '2026-01-10T12:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  t.match(await books.usage(live.id), { calls_used: 0 }, 'paid pages are untouched')
})

t.test('monthly limit of a key', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'pro' }, { monthlyLimit: 6 })
  await books.reserve(keyId, 4)
  await t.rejects(books.reserve(keyId, 3), {
    code: 'INSUFFICIENT_PAGES',
    details: { needed: 3, left: 2 },
  })
  await books.settle(await books.reserve(keyId, 2), 2)
  await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED' })
  t.match(await books.usage(keyId), { calls_limit: 6, calls_used: 2 })
  books.clock.now = new Date('2026-02-10T12:00:00.000Z')
  await t.resolves(books.reserve(keyId, 6))
})

t.test('pages with model fields have an allowance of their own', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'starter' })
  const fields = { model: 'fields', endpoint: 'jobs' } as const
  const first = await books.reserve(keyId, 400, fields)
  await t.rejects(books.reserve(keyId, 101, fields), { code: 'SMART_EXTRACT_LIMIT', status: 402 })
  await books.settle(first, 300)
  await books.settle(await books.reserve(keyId, 200, fields), 200)
  await t.rejects(books.reserve(keyId, 1, fields), { code: 'SMART_EXTRACT_LIMIT' })
  await t.resolves(books.reserve(keyId, 1, { model: 'tables' }))
})

t.test('what expires first is used first; given back last', async (t) => {
  const books = await booksFor(t)
  const { keyId, accountId } = await accountWith(books.db, { plan: 'starter' })
  await books.db
    .insertInto('grants')
    .values({ account_id: accountId, name: 'pack 1', kind: 'pack', pages: 500, expires_at: null })
    .execute()
  const id = await books.reserve(keyId, 2510)
  t.same(await drawn(books), [10, 2500])
  await books.settle(id, 2505)
  t.same(await drawn(books), [5, 2500])
})

const LATER = '2027-01-01T00:00:00.000Z'

t.test('left-over reservations of a killed process', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'starter' })
  await books.reserve(keyId, 3)
  await books.settle(await books.reserve(keyId, 2), 2)
  const job = await books.reserve(keyId, 4, { endpoint: 'jobs' })
  const { now } = books.clock
  t.equal(await releaseLeftOver(books.db, books.ledger, now.toISOString()), 0, 'just begun')
  t.equal(await releaseLeftOver(books.db, books.ledger, LATER), 1)
  t.same(await drawn(books), [6], 'those of jobs stay with their jobs')
  await books.release(job)
  t.equal(await releaseLeftOver(books.db, books.ledger, LATER), 0)
  t.same(await drawn(books), [2])
})
