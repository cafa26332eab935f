import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Charge, Charged, PayerAccount, Payment } from './payment.ts'

/** Milliseconds. */
const TIMEOUT = 20_000
const CURRENCY = 'eur'
/** Payments of a customer that are looked through for one that was tried before. */
const RECENT = 100

/**
 * Cards are given on Stripe's own page and verified by a SetupIntent, which charges nothing; packs
 * are charged off-session.
 *
 * @param api the address of Stripe's interface
 */
export function stripePayment(secretKey: string, api: string): Payment {
  const { protocol, hostname, port } = new URL(api)
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  async function beginCard({ accountId, email, payer }: PayerAccount, back: string) {
    const customer = payer ?? (await newCustomer(accountId, email))
    const { url } = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      allowed_payment_method_types: ['card'],
      // Stripe writes the session's id into it.
      success_url: `${back}?card={CHECKOUT_SESSION_ID}`,
      cancel_url: back,
    })
    return { payer: customer, page: url }
  }

  async function newCustomer(accountId: number, email: string | null): Promise<string> {
    const metadata = { account_id: String(accountId) }
    const customer = { metadata, ...(email && { email }) }
    // Cards begun in two windows at once are of one customer. A key is for one content alone.
    const content = createHash('sha256')
      .update(`${accountId} ${email ?? ''}`)
      .digest('hex')
    const idempotencyKey = `customer-${content}`
    const { id } = await stripe.customers.create(customer, { idempotencyKey })
    return id
  }

  async function finishCard({ payer }: PayerAccount, setup: string): Promise<string | null> {
    const session = await stripe.checkout.sessions.retrieve(setup, { expand: ['setup_intent'] })
    if (payer === null || idOf(session.customer) !== payer) return null
    const intent = session.setup_intent as Stripe.SetupIntent | null
    return intent?.status === 'succeeded' ? idOf(intent.payment_method) : null
  }

  async function charge({ payer, paymentMethod }: PayerAccount, charge: Charge): Promise<Charged> {
    if (payer === null || paymentMethod === null) return { state: 'failed', reference: null }
    // Stripe forgets idempotency keys after a day; what it charged stays in its list.
    const known = charge.again ? await earlier(payer, charge.paymentId) : null
    if (known) return stateOf(known)
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: charge.cents,
          currency: CURRENCY,
          customer: payer,
          payment_method: paymentMethod,
          description: charge.description,
          metadata: { payment_id: charge.paymentId },
          off_session: true,
          confirm: true,
        },
        { idempotencyKey: charge.paymentId },
      )
      return stateOf(intent)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error
      return { state: 'failed', reference: error.payment_intent?.id ?? null }
    }
  }

  async function earlier(customer: string, paymentId: string) {
    const { data } = await stripe.paymentIntents.list({ customer, limit: RECENT })
    return data.find(({ metadata }) => metadata.payment_id === paymentId) ?? null
  }

  async function forgetCard({ paymentMethod }: PayerAccount): Promise<void> {
    if (paymentMethod === null) return
    try {
      await stripe.paymentMethods.detach(paymentMethod)
    } catch (error) {
      // It was taken off before.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
  }

  return { name: 'stripe', beginCard, finishCard, charge, forgetCard }
}

function stateOf({ id, status }: Stripe.PaymentIntent): Charged {
  if (status === 'succeeded') return { state: 'paid', reference: id }
  return { state: status === 'processing' ? 'open' : 'failed', reference: id }
}

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
