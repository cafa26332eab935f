import t, { type Test } from 'tap'
import { stripePayment } from '../../src/billing/payment-stripe.ts'
import { setPlan } from '../../src/billing/subscription.ts'
import { accountWith, type Books, booksFor, UPGRADE_URL } from './accounts.ts'
import { stripeServer } from './stripe-server.ts'

const paying = { payer: 'cus_ann', payment_method: 'pm_ann', email: 'ann@example.com' }

/** Books on Stripe, with an account whose month's pages are used but for `left`. */
async function usedUp(t: Test, plan: string, left: number, changes = {}) {
  const stripe = await stripeServer(t)
  const books = await booksFor(t, stripePayment('sk_test_x', stripe.url))
  const account = await accountWith(books.db, { plan, ...paying, ...changes })
  const { calls_limit } = await books.usage(account.keyId)
  const pages = calls_limit! - left
  await books.settle(await books.reserve(account.keyId, pages), pages)
  return { stripe, books, ...account }
}

const grants = ({ db }: Books) =>
  db.selectFrom('grants').select(['kind', 'pages', 'drawn']).orderBy('id').execute()

const mails = async ({ db }: Books) =>
  await db.selectFrom('mails').select(['subject', 'recipient', 'text']).orderBy('id').execute()

// The specification's packs.
for (const [plan, pages, cents] of [
  ['starter', 500, 500 * 1.16],
  ['pro', 2000, 2000 * 0.99],
  ['scale', 4000, 4000 * 0.95],
] as const)
  t.test(`${plan}: a pack when the month's pages run out`, async (t) => {
    const { stripe, books, keyId } = await usedUp(t, plan, 3)
    t.same(stripe.charges, [], 'nothing is bought before')
    const id = await books.reserve(keyId, 5)
    t.match(stripe.charges, [
      {
        amount: Math.round(cents),
        currency: 'eur',
        customer: 'cus_ann',
        payment_method: 'pm_ann',
        off_session: 'true',
        confirm: 'true',
      },
    ])
    await books.settle(id, 5)
    t.match((await grants(books)).slice(1), [{ kind: 'pack', pages, drawn: 2 }])
    const sent = await mails(books)
    t.same(
      sent.map(({ subject }) => subject),
      [`${pages} pages were added`, 'Your pages have run out'],
    )
    t.match(sent[1], { recipient: 'ann@example.com', text: UPGRADE_URL })
    await books.settle(await books.reserve(keyId, 1), 1)
    t.equal(stripe.charges.length, 1)
    t.equal((await mails(books)).length, 2, 'told once')
  })

t.test('many requests at once buy what they need, and no more', async (t) => {
  const { stripe, books, keyId } = await usedUp(t, 'starter', 0)
  const held = await Promise.all(Array.from({ length: 20 }, () => books.reserve(keyId, 25)))
  t.equal(held.length, 20)
  t.equal(stripe.charges.length, 1, '500 pages are one pack')
})

t.test('a file larger than a pack takes several in one payment', async (t) => {
  const { stripe, books, keyId } = await usedUp(t, 'starter', 10)
  await books.reserve(keyId, 500 + 500 + 11, { endpoint: 'jobs' })
  t.match(stripe.charges, [{ amount: 3 * 580 }])
})

t.test('the cap', async (t) => {
  const { books, stripe, keyId } = await usedUp(t, 'starter', 0, { recharge_cap_cents: 1160 })
  const use = async (pages: number) => books.settle(await books.reserve(keyId, pages), pages)
  await use(500)
  await use(500)
  await t.rejects(use(1), {
    code: 'SPEND_CAP_REACHED',
    status: 402,
    details: { upgrade_url: UPGRADE_URL },
  })
  t.equal(stripe.charges.length, 2)
  await books.db.updateTable('accounts').set({ recharge_capped: 0 }).execute()
  await use(400)
  t.equal(stripe.charges.length, 3, 'the cap is off')
  await books.db.updateTable('accounts').set({ recharge_capped: 1 }).execute()
  await t.rejects(use(101), { code: 'INSUFFICIENT_PAGES', details: { needed: 101, left: 100 } })
  books.clock.now = new Date('2026-02-10T12:00:00.000Z')
  await use(2500)
  await use(100)
  await use(500)
  t.equal(stripe.charges.length, 4, 'a new month, a new cap')
})

t.test("a cap that was not chosen is the plan's price", async (t) => {
  const { books, keyId } = await usedUp(t, 'starter', 0)
  await books.reserve(keyId, 5 * 500)
  await t.rejects(books.reserve(keyId, 1), { code: 'SPEND_CAP_REACHED' })
})

t.test('recharge switched off', async (t) => {
  const { books, stripe, keyId } = await usedUp(t, 'pro', 0, { auto_recharge: 0 })
  await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED' })
  t.same(stripe.charges, [])
  t.match(await mails(books), [{ subject: 'Your pages have run out' }])
})

t.test('a card that is declined is not tried again and again', async (t) => {
  const { books, stripe, keyId, accountId } = await usedUp(t, 'starter', 0)
  stripe.mood = 'declines'
  for (let i = 0; i < 3; i++)
    await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED', status: 402 })
  t.equal(stripe.keys.length, 1)
  t.match(await mails(books), [{}, { subject: 'Pages could not be bought' }])
  stripe.mood = 'well'
  const later = new Date(books.clock.now.getTime() + 60_000).toISOString()
  await books.db
    .updateTable('accounts')
    .set({ card_verified_at: later })
    .where('id', '=', accountId)
    .execute()
  await t.resolves(books.reserve(keyId, 1), 'another card is')
})

t.test('an answer that is lost: charged once, and the pages are there', async (t) => {
  const { books, stripe, keyId } = await usedUp(t, 'starter', 0)
  stripe.mood = 'lost'
  await t.rejects(books.reserve(keyId, 1), { code: 'SERVICE_BUSY', status: 503, retryAfter: 30 })
  t.equal(stripe.charges.length, 1)
  t.same(await books.db.selectFrom('payments').select('state').execute(), [{ state: 'open' }])
  stripe.mood = 'well'
  await books.reserve(keyId, 1)
  t.equal(stripe.charges.length, 1)
  t.match(await books.db.selectFrom('payments').selectAll().execute(), [
    { state: 'paid', reference: stripe.charges[0]!.id },
  ])
})

t.test('paid by the operator', async (t) => {
  const books = await booksFor(t)
  const { keyId } = await accountWith(books.db, { plan: 'starter', email: 'ann@example.com' })
  await books.settle(await books.reserve(keyId, 2500), 2500)
  for (let i = 0; i < 3; i++) await t.rejects(books.reserve(keyId, 1), { code: 'QUOTA_EXCEEDED' })
  const open = await books.db.selectFrom('payments').selectAll().execute()
  t.match(open, [{ state: 'open', kind: 'pack', pages: 500, cents: 580 }])
  const { id } = open[0]!
  t.equal(await books.purchases.finish(id, 'paid', null), true)
  t.equal(await books.purchases.finish(id, 'paid', null), false, 'once')
  await t.resolves(books.reserve(keyId, 500))
})

t.test('a carnet: 200 pages without a subscription', async (t) => {
  const stripe = await stripeServer(t)
  const books = await booksFor(t, stripePayment('sk_test_x', stripe.url))
  const { keyId, accountId } = await accountWith(books.db, { plan: 'none', ...paying })
  await t.rejects(books.reserve(keyId, 1), { code: 'NO_ACTIVE_PLAN' })
  const carnet = { accountId, kind: 'carnet', pages: 200, cents: 290 } as const
  t.equal(await books.purchases.buy(carnet), 'paid')
  await books.settle(await books.reserve(keyId, 150, { endpoint: 'jobs' }), 150)
  t.match(await books.usage(keyId), { plan: 'carnet', calls_used: 150, calls_limit: null })
  await t.rejects(books.reserve(keyId, 51), { code: 'INSUFFICIENT_PAGES' })
  await setPlan(books.db, accountId, 'starter', books.clock.now)
  await books.reserve(keyId, 2550)
  t.match(await grants(books), [
    { kind: 'carnet', drawn: 200 },
    { kind: 'plan', drawn: 2500 },
  ])
  await books.purchases.buy(carnet)
  t.equal((await books.usage(keyId)).plan, 'starter', 'a subscription stays')
})

t.test('another plan: its months begin with it, old pages end', async (t) => {
  const books = await booksFor(t)
  const { keyId, accountId } = await accountWith(books.db, { plan: 'free' })
  await books.settle(await books.reserve(keyId, 4), 4)
  const change = new Date('2026-01-20T00:00:00.000Z')
  books.clock.now = change
  t.equal(await setPlan(books.db, accountId, 'starter', change), true)
  t.equal(await setPlan(books.db, 999, 'starter', change), false)
  t.match(await books.usage(keyId), {
    plan: 'starter',
    calls_used: 0,
    reset_date: '2026-02-20T00:00:00.000Z',
  })
  await books.settle(await books.reserve(keyId, 1), 1)
  await setPlan(books.db, accountId, 'free', new Date('2026-01-21T00:00:00.000Z'))
  books.clock.now = new Date('2026-01-21T00:00:01.000Z')
  await t.rejects(books.reserve(keyId, 7), { status: 402 } as never, 'Free is once')
})
