import { faultOf } from './document.ts'

const services = new Set<string>()
const plain = globalThis.fetch

/** From now on every answer of this service that a test receives is held against the document. */
export function checkAnswersOf(url: string): void {
  services.add(url)
  globalThis.fetch = checked
}

async function checked(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await plain(input, init)
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
  if (!services.has(origin)) return answer
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  // Who stops reading in the middle has no answer.
  const body =
    isJson && method !== 'HEAD'
      ? await answer
          .clone()
          .json()
          .catch(() => undefined)
      : undefined
  const { status, headers } = answer
  const fault = faultOf(method, pathname, { status, headers, body })
  if (fault) throw new Error(`${method} ${pathname} ${status} is not as in /openapi.json: ${fault}`)
  return answer
}
