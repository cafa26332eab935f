import t, { type Test } from 'tap'
import { billingStatusOf } from '../../src/billing/billing-status.ts'
import type { Payment } from '../../src/billing/payment.ts'
import { manualPayment } from '../../src/billing/payment-manual.ts'
import { stripePayment } from '../../src/billing/payment-stripe.ts'
import { planTable } from '../../src/billing/plan.ts'
import { choosePlan } from '../../src/billing/plan-choice.ts'
import { Purchases } from '../../src/billing/purchases.ts'
import { Renewals } from '../../src/billing/renewals.ts'
import { accountWith, booksFor } from './accounts.ts'
import { stripeServer } from './stripe-server.ts'

const paying = { payer: 'cus_ann', payment_method: 'pm_ann', email: 'ann@example.com' }
const plans = planTable()

/** An account on Free, with a card, and the months it pays. */
async function customer(t: Test, payment: Payment) {
  const books = await booksFor(t, payment)
  const { db, purchases, clock } = books
  const { accountId, keyId } = await accountWith(db, paying)
  const faults: unknown[] = []
  const fault = (error: unknown): void => void faults.push(error)
  const renewals = new Renewals({ db, purchases, plans, fault }, () => clock.now)
  return {
    ...books,
    accountId,
    keyId,
    faults,
    choose: (name: string) =>
      choosePlan({ db, plans, purchases }, accountId, plans.get(name)!, clock.now),
    /** The clock goes on to a moment of 2026, and what is due then is done. */
    async on(day: string) {
      clock.now = new Date(`2026-${day}T12:00:00.000Z`)
      await renewals.look()
    },
    status: () => billingStatusOf(db, accountId, plans, clock.now),
    subjects: async () =>
      (await db.selectFrom('mails').select('subject').orderBy('id').execute()).map(
        ({ subject }) => subject,
      ),
    open: () => db.selectFrom('payments').selectAll().where('state', '=', 'open').execute(),
  }
}

async function onStripe(t: Test) {
  const stripe = await stripeServer(t)
  const payment = stripePayment('sk_test_x', stripe.url)
  return { stripe, ...(await customer(t, payment)) }
}

const amounts = (charges: readonly { [field: string]: unknown }[]) =>
  charges.map(({ amount }) => amount)

t.test('a month at once, the next ones on the renewal day', async (t) => {
  const ann = await onStripe(t)
  t.match(await ann.choose('starter'), { state: 'paid', price: 2900 })
  t.match(ann.stripe.charges, [{ amount: 2900, currency: 'eur', off_session: 'true' }])
  t.match(await ann.status(), {
    plan: 'starter',
    pages_left: 2500,
    paid_until: '2026-02-10T12:00:00.000Z',
  })
  await ann.settle(await ann.reserve(ann.keyId, 2000), 2000)
  await ann.on('02-09')
  t.equal(ann.stripe.charges.length, 1, 'not before its day')
  await ann.on('02-10')
  await ann.on('02-11')
  t.same(amounts(ann.stripe.charges), [2900, 2900], 'once a month')
  t.match(await ann.status(), { pages_left: 2500, paid_until: '2026-03-10T12:00:00.000Z' })
  t.same(await ann.subjects(), ['Plan starter is paid', 'Plan starter is paid'])
  t.same(ann.faults, [])
})

t.test('a dearer plan at once, a cheaper one when the month is over', async (t) => {
  const ann = await onStripe(t)
  await ann.choose('starter')
  // 15.5 of the 31 days are left.
  ann.clock.now = new Date('2026-01-26T00:00:00.000Z')
  t.match(await ann.choose('pro'), { state: 'paid', price: 9900 - 1450 })
  t.match(await ann.status(), { plan: 'pro', pages_left: 10_000 })
  t.match(await ann.choose('starter'), { state: 'later', from: '2026-02-26T00:00:00.000Z' })
  t.match(await ann.status(), { plan: 'pro', next_plan: 'starter' })
  await ann.on('02-26')
  t.match(await ann.status(), { plan: 'starter', pages_left: 2500, next_plan: null })
  t.same(amounts(ann.stripe.charges), [2900, 8450, 2900])
  t.match(await ann.choose('free'), { state: 'later' })
  t.match(await ann.choose('starter'), { state: 'later' }, 'stays')
  await ann.on('03-26')
  await ann.choose('free')
  await ann.on('04-26')
  t.match(await ann.status(), { plan: 'free', paid_until: null })
  t.equal(ann.stripe.charges.length, 4)
  t.equal((await ann.subjects()).at(-1), 'Plan starter has ended')
})

t.test('a card that is refused: no plan, and later no month', async (t) => {
  const ann = await onStripe(t)
  ann.stripe.mood = 'declines'
  t.match(await ann.choose('starter'), { state: 'failed' })
  t.match(await ann.status(), { plan: 'free', paid_until: null })
  ann.stripe.mood = 'well'
  await ann.choose('starter')
  ann.stripe.mood = 'declines'
  const tries: number[] = []
  for (let day = 10; day <= 26; day++) {
    await ann.on(`02-${day}`)
    tries.push(new Set(ann.stripe.keys).size - 2)
    if (day < 24) t.match(await ann.status(), { plan: 'starter' }, `on day ${day}`)
  }
  // Days 0, 3, 7 and 14.
  t.same(tries, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4])
  t.match(await ann.status(), { plan: 'free', paid_until: null })
  const refused = (await ann.subjects()).filter((subject) => /could not be paid/.test(subject))
  t.equal(refused.length, 5)
  t.equal((await ann.subjects()).at(-1), 'Plan starter has ended')
})

t.test('another card is tried at once', async (t) => {
  const ann = await onStripe(t)
  await ann.choose('starter')
  ann.stripe.mood = 'declines'
  await ann.on('02-10')
  ann.stripe.mood = 'well'
  await ann.db
    .updateTable('accounts')
    .set({ card_verified_at: '2026-02-11T00:00:00.000Z' })
    .execute()
  await ann.on('02-11')
  t.match(await ann.status(), { plan: 'starter', paid_until: '2026-03-10T12:00:00.000Z' })
})

t.test('charged, and then killed before it was noted: charged once', async (t) => {
  const ann = await onStripe(t)
  ann.stripe.mood = 'lost'
  await t.rejects(ann.choose('starter'), { code: 'SERVICE_BUSY' })
  t.match(await ann.open(), [{ kind: 'plan', plan: 'starter' }])
  ann.stripe.mood = 'well'
  await ann.on('01-11')
  t.match(await ann.status(), { plan: 'starter', pages_left: 2500 })
  ann.stripe.mood = 'lost'
  await ann.on('02-11')
  t.match(ann.faults, [{ code: 'SERVICE_BUSY' }])
  ann.stripe.mood = 'well'
  await Promise.all([ann.on('02-12'), ann.on('02-12')])
  t.same(amounts(ann.stripe.charges), [2900, 2900])
  t.match(await ann.status(), { paid_until: '2026-03-11T12:00:00.000Z' })
})

t.test('two processes renew, and one looks at what the other has done: charged once', async (t) => {
  const ann = await onStripe(t)
  await ann.choose('starter')
  const slow = await accountWith(ann.db, {
    ...paying,
    plan: 'starter',
    plan_since: '2026-01-09T12:00:00.000Z',
    paid_until: '2026-02-09T12:00:00.000Z',
    email: 'before-ann@example.com',
  })
  ann.clock.now = new Date('2026-02-10T12:00:00.000Z')
  const payment = stripePayment('sk_test_x', ann.stripe.url)
  // Another process has its own purchases under way. It does ann's month while this one is at slow's.
  const other = new Purchases(ann.db, payment, plans, () => ann.clock.now)
  const theirs = new Renewals(
    { db: ann.db, purchases: other, plans, fault: (error) => t.fail(String(error)) },
    () => ann.clock.now,
  )
  let looks = 0
  const between: Payment = {
    ...payment,
    charge: async (account, charge) => {
      if (++looks === 1) await theirs.look()
      return payment.charge(account, charge)
    },
  }
  const ours = new Renewals(
    {
      db: ann.db,
      purchases: new Purchases(ann.db, between, plans, () => ann.clock.now),
      plans,
      fault: (error) => t.fail(String(error)),
    },
    () => ann.clock.now,
  )
  await ours.look()
  const months = ann.stripe.charges.map(({ description, amount }) => [description, amount])
  t.equal(months.length, 3, 'the first month, and one of each account')
  t.match(await ann.status(), { paid_until: '2026-03-10T12:00:00.000Z' })
  t.match(await billingStatusOf(ann.db, slow.accountId, plans, ann.clock.now), {
    paid_until: '2026-03-09T12:00:00.000Z',
  })
})

t.test('a payment that another process settles meanwhile is not made anew', async (t) => {
  const ann = await onStripe(t)
  ann.stripe.mood = 'lost'
  await t.rejects(ann.choose('starter'), { code: 'SERVICE_BUSY' })
  const [open] = await ann.open()
  t.ok(await ann.purchases.finish(open!.id, 'failed', null))
  t.equal(await ann.purchases.settle(open!.id), 'failed')
  t.same(await ann.open(), [])
  t.equal(ann.stripe.charges.length, 1)
})

t.test('another plan while one is being paid', async (t) => {
  const ann = await customer(t, manualPayment)
  t.match(await ann.choose('starter'), { plan: 'starter', state: 'open' })
  t.match(await ann.choose('starter'), { plan: 'starter', state: 'open' }, 'the same is the same')
  await t.rejects(ann.choose('pro'), { code: 'INVALID_PARAMETER', status: 409, message: /starter/ })
  const [payment] = await ann.open()
  t.match(payment, { plan: 'starter', cents: 2900 })
  await ann.purchases.finish(payment!.id, 'failed', null)
  t.match(await ann.choose('pro'), { plan: 'pro', state: 'open' })

  const bob = await onStripe(t)
  const [first, second] = await Promise.allSettled([bob.choose('starter'), bob.choose('pro')])
  t.match(first, { status: 'fulfilled', value: { plan: 'starter', state: 'paid' } })
  t.match(second, { status: 'rejected', reason: { code: 'INVALID_PARAMETER', status: 409 } })
  t.same(amounts(bob.stripe.charges), [2900])
  t.match(await bob.choose('pro'), { plan: 'pro', state: 'paid' })
})

t.test('the operator takes the money', async (t) => {
  const ann = await customer(t, manualPayment)
  t.match(await ann.choose('pro'), { state: 'open', price: 9900, from: null })
  t.match(await ann.status(), { plan: 'free' })
  const paid = async () => {
    const [payment] = await ann.open()
    t.ok(await ann.purchases.finish(payment!.id, 'paid', null))
  }
  await paid()
  t.match(await ann.status(), { plan: 'pro', pages_left: 10_000 })
  await ann.on('02-10')
  await ann.on('02-15')
  t.match(await ann.open(), [{ plan: 'pro', period: '2026-02-10T12:00:00.000Z' }])
  t.match(await ann.status(), { plan: 'pro', pages_left: 10_000 }, 'goes on meanwhile')
  await paid()
  t.match(await ann.status(), { paid_until: '2026-03-10T12:00:00.000Z' })
  await ann.on('03-10')
  await ann.on('03-23')
  t.match(await ann.status(), { plan: 'pro' })
  await ann.on('03-24')
  t.match(await ann.status(), { plan: 'free', paid_until: null })
  t.same(await ann.open(), [])
})
