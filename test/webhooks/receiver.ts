import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Test } from 'tap'
import { until } from '../engine/engines.ts'

/** A request as the receiver saw it. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

/** What it answers, or when: never. */
export type Behaviour =
  | { readonly status: number; readonly headers?: Record<string, string> }
  | 'silence'
  | 'hang up'

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** How the next requests are answered; the last one for all that follow. */
  behave(...behaviours: Behaviour[]): void
  /** Resolves when so many requests have come. */
  got(count: number): Promise<void>
}

/** A real HTTP server on this machine, closed after the test. */
export async function receiverFor(t: Pick<Test, 'teardown'>): Promise<Receiver> {
  const received: Received[] = []
  let next: Behaviour[] = [{ status: 200 }]
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const behaviour = next.length > 1 ? next.shift()! : next[0]!
    received.push({ path, headers, body: await text(request), at: Date.now() })
    if (behaviour === 'hang up') response.destroy()
    else if (behaviour !== 'silence')
      response.writeHead(behaviour.status, behaviour.headers).end('noted')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (...behaviours) => {
      next = behaviours
    },
    got: (count) => until(() => received.length >= count, 60_000),
  }
}

/** Webhooks to this machine, tried again soon. */
export const WITHIN = {
  webhookRules: { allowHttp: true, allowed: ['127.0.0.0/8'] },
  webhookDelays: [50, 50, 50],
  webhookTimeout: 60_000,
}
