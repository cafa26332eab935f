import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { ErrorCode } from '../errors.ts'
import type { Log } from '../telemetry/log.ts'

/** What Node's parser stumbles over, by its codes. */
const FAULTS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'the chunk extensions are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not arrive in time'],
}
const MALFORMED = ['400 Bad Request', 'this is not an HTTP request'] as const
const TUNNEL = ['405 Method Not Allowed', 'CONNECT is not for this service'] as const

/**
 * Answers what never becomes a request of the application: in the same envelope, with an id, and
 * then the connection ends.
 */
export function answerNoRequests(server: Server, log: Log): void {
  /** Of each connection, the answer under way. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answers.set(socket, answer)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, message] = FAULTS[error.code ?? ''] ?? MALFORMED
    const answer = answers.get(socket)
    // Nothing may be written into another answer.
    const isFree = !answer?.headersSent || answer.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || !isFree) socket.destroy()
    else refuse(socket, status, 'INVALID_PARAMETER', message)
  })
  server.on('connect', (_, socket) => {
    socket.on('error', () => {})
    refuse(socket, TUNNEL[0], 'METHOD_NOT_ALLOWED', TUNNEL[1])
  })

  function refuse(socket: Duplex, status: string, code: ErrorCode, message: string): void {
    const request_id = uuidv7()
    const body = JSON.stringify({ success: false, error: { code, message }, request_id })
    socket.end(
      `HTTP/1.1 ${status}\r\nX-Service-Request-Id: ${request_id}\r\nConnection: close\r\n` +
        'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      () => socket.destroy(),
    )
    log.info({ request_id, status: Number.parseInt(status, 10), code }, 'no request')
  }
}
