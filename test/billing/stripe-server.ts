import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Test } from 'tap'

interface Intent {
  readonly id: string
  readonly object: string
  status: string
  readonly [field: string]: unknown
}

/** A session of Stripe's own page. */
interface Setup {
  readonly id: string
  readonly object: 'checkout.session'
  readonly customer: string | null
  readonly url: string
  readonly back: string
  readonly types: string | null
  readonly setup_intent: Intent
}

/** What Stripe's interface does of what we use, by its documentation, over HTTP. */
export interface StripeServer {
  readonly url: string
  /** Money that was taken: cents, by payment. */
  readonly charges: Intent[]
  /** Pages on which cards are given, by id. */
  readonly setups: Map<string, Setup>
  /** Cards that were taken off their customers. */
  readonly detached: string[]
  /** Requests to charge, by idempotency key. */
  readonly keys: string[]
  /** How it takes charges: `lost` = it charges, and the answer does not arrive. */
  mood: 'well' | 'declines' | 'lost' | 'processing'
}

export async function stripeServer(t: Pick<Test, 'teardown'>): Promise<StripeServer> {
  const answers = new Map<string, Intent>()
  const customers = new Map<string, string>()
  let count = 0
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe')
    const form = new URLSearchParams(await text(request))
    const route = `${request.method} ${pathname.replace(/\/cs_\w+$/, '/id')}`
    const setup = stripe.setups.get(pathname.split('/').at(-1)!)!
    if (route === 'POST /v1/customers') {
      const key = String(request.headers['idempotency-key'])
      customers.set(key, customers.get(key) ?? `cus_${++count}`)
      give(response, { id: customers.get(key), object: 'customer' })
    } else if (route === 'POST /v1/checkout/sessions') give(response, setUp(form))
    else if (route === 'GET /v1/checkout/sessions/id')
      // Without `expand` an intent is told by its id alone.
      give(
        response,
        searchParams.has('expand[0]') ? setup : { ...setup, setup_intent: setup.setup_intent.id },
      )
    else if (route === 'GET /pay/id') showPage(response, setup)
    else if (route === 'POST /pay/id') {
      setup.setup_intent.status = 'succeeded'
      response.writeHead(303, { Location: setup.back.replace('{CHECKOUT_SESSION_ID}', setup.id) })
      response.end()
    } else if (route === 'POST /v1/payment_intents') charge(request, response, form)
    else if (route === 'GET /v1/payment_intents')
      give(response, {
        object: 'list',
        data: stripe.charges.filter(({ customer }) => customer === searchParams.get('customer')),
      })
    else if (/^POST \/v1\/payment_methods\/pm_\w+\/detach$/.test(route)) {
      const id = pathname.split('/')[3]!
      stripe.detached.push(id)
      give(response, { id, object: 'payment_method', customer: null })
    } else give(response, { error: { type: 'invalid_request_error' } }, 404)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const stripe: StripeServer = {
    url: `http://127.0.0.1:${port}`,
    charges: [],
    detached: [],
    setups: new Map(),
    keys: [],
    mood: 'well',
  }
  return stripe

  function setUp(form: URLSearchParams): Setup {
    const id = `cs_${++count}`
    const setup: Setup = {
      id,
      object: 'checkout.session',
      customer: form.get('customer'),
      url: `${stripe.url}/pay/${id}`,
      back: form.get('success_url')!,
      types: form.get('allowed_payment_method_types[0]'),
      setup_intent: {
        id: `seti_${count}`,
        object: 'setup_intent',
        status: 'requires_payment_method',
        payment_method: `pm_${count}`,
      },
    }
    stripe.setups.set(id, setup)
    return setup
  }

  function charge(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): void {
    const key = String(request.headers['idempotency-key'])
    stripe.keys.push(key)
    const id = `pi_${++count}`
    if (stripe.mood === 'declines') {
      const payment_intent = { id, object: 'payment_intent', status: 'requires_payment_method' }
      const error = { type: 'card_error', code: 'card_declined', message: 'no', payment_intent }
      give(response, { error }, 402)
      return
    }
    const known = answers.get(key)
    const intent = known ?? {
      id,
      object: 'payment_intent',
      status: stripe.mood === 'processing' ? 'processing' : 'succeeded',
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      customer: form.get('customer'),
      payment_method: form.get('payment_method'),
      off_session: form.get('off_session'),
      confirm: form.get('confirm'),
      metadata: { payment_id: form.get('metadata[payment_id]') },
    }
    if (!known) stripe.charges.push(intent)
    answers.set(key, intent)
    if (stripe.mood === 'lost') request.socket.destroy()
    else give(response, intent)
  }
}

/** Where the card is given. */
function showPage(response: ServerResponse, { customer }: Setup): void {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  response.end(`<form method="post"><h1>${customer}</h1><button>Save card</button></form>`)
}

function give(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
