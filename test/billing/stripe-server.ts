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

/** What Stripe's interface does of what we use, by its documentation, over HTTP. */
export interface StripeServer {
  readonly url: string
  /** Money that was taken: cents, by payment. */
  readonly charges: Intent[]
  readonly setups: Map<string, Intent>
  /** Requests to charge, by idempotency key. */
  readonly keys: string[]
  /** How it takes charges: `lost` = it charges, and the answer does not arrive. */
  mood: 'well' | 'declines' | 'lost' | 'processing'
}

export async function stripeServer(t: Pick<Test, 'teardown'>): Promise<StripeServer> {
  const answers = new Map<string, Intent>()
  let count = 0
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe')
    const form = new URLSearchParams(await text(request))
    const route = `${request.method} ${pathname.replace(/\/seti_\w+$/, '/id')}`
    if (route === 'POST /v1/customers') give(response, { id: `cus_${++count}`, object: 'customer' })
    else if (route === 'POST /v1/setup_intents') give(response, setUp(form))
    else if (route === 'GET /v1/setup_intents/id')
      give(response, stripe.setups.get(pathname.split('/').at(-1)!)!)
    else if (route === 'POST /v1/payment_intents') charge(request, response, form)
    else if (route === 'GET /v1/payment_intents')
      give(response, {
        object: 'list',
        data: stripe.charges.filter(({ customer }) => customer === searchParams.get('customer')),
      })
    else give(response, { error: { type: 'invalid_request_error' } }, 404)
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
    setups: new Map(),
    keys: [],
    mood: 'well',
  }
  return stripe

  function setUp(form: URLSearchParams): Intent {
    const id = `seti_${++count}`
    const intent = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      usage: form.get('usage'),
      customer: form.get('customer'),
      client_secret: `${id}_secret`,
      payment_method: `pm_${count}`,
    }
    stripe.setups.set(id, intent)
    return intent
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

function give(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
