import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { type Desk, MOST_BYTES } from './desk.ts'
import { mcpServer } from './server.ts'

/** Names of this machine that no other machine answers to. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @throws when strangers could reach it and no key keeps them out */
export function checkReach(host: string, key: string | null): void {
  if (key === null && !LOOPBACK.has(host) && host !== '::1')
    throw new Error(`without PAGEMILL_MCP_KEY it listens on this machine alone, not on ${host}`)
}

/**
 * Serves tools at `/mcp` by streamable HTTP, without sessions: each request stands alone.
 *
 * @param key what `Authorization: Bearer` must carry; null = none, on a loopback address only
 * @returns the address, and what stops it
 */
export async function serveMcp(
  desk: Desk,
  { host, port, key }: { host: string; port: number; key: string | null },
): Promise<{ url: string; close(): Promise<void> }> {
  checkReach(host, key)
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, key)
    if (refusal !== null) {
      response.writeHead(refusal, refusal === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}).end()
      return
    }
    handle(desk, request, response).catch(() => response.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/mcp`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function handle(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const server = mcpServer(desk)
  const transport = new StreamableHTTPServerTransport({ maxRequestBodySize: MOST_BYTES * 1.4 })
  // What is worked on for a client that has gone is stopped.
  response.on('close', () => void server.close())
  await server.connect(transport as Parameters<typeof server.connect>[0])
  await transport.handleRequest(request, response)
}

/** @returns a status; null where the request may be answered */
function refusalOf({ url, method, headers }: IncomingMessage, key: string | null): number | null {
  if (url?.split('?')[0] !== '/mcp') return 404
  if (key === null) {
    // A page elsewhere may give this machine a name of its own and ask by the visitor's browser.
    if (!LOOPBACK.has(nameOf(`http://${headers.host}`))) return 403
    if (headers.origin !== undefined && !LOOPBACK.has(nameOf(headers.origin))) return 403
  } else if (!isEqual(headers.authorization ?? '', `Bearer ${key}`)) return 401
  return method === 'POST' ? null : 405
}

const nameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '')

/** In the same time for all. */
function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
