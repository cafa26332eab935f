import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import type { Service } from '../service.ts'
import { type AnyForm, anyForm } from './form.ts'

/** Milliseconds after which an answer does not come any more. */
const PATIENCE = 60_000
/** Pieces of a form, so that one takes no longer than others. */
const MOST_PIECES = 500
/** Pauses of a slow sender. */
const PAUSES = 30

/**
 * Sends generated forms, some at once.
 *
 * @param parameters how many, how long, and from which seed
 * @returns how often each status came; 0 = the client left before
 * @throws with the seed and the smallest forms of which one is answered 500 or more, or never
 */
export async function anyForms(
  service: Pick<Service, 'url' | 'key'>,
  parameters: fc.Parameters<unknown>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(anyForm, { minLength: 1, maxLength: 8 }), async (forms) => {
      for (const status of await Promise.all(forms.map((form) => send(service, form)))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) throw new Error(String(status))
      }
    }),
    parameters as never,
  )
  return statuses
}

async function send({ url, key }: Pick<Service, 'url' | 'key'>, form: AnyForm): Promise<number> {
  const { path, contentType, body, framing, leavesAfter } = form
  const piece = Math.max(form.piece, Math.ceil(body.length / MOST_PIECES))
  const length = { length: 0, 'too short': -10, 'too long': 10, chunked: 0 }[framing] + body.length
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  let isOver = false
  socket.setEncoding('latin1')
  socket.on('data', (text) => (said += text))
  socket.on('error', () => {})
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  void over.then(() => {
    isOver = true
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-API-Key: ${key}\r\n` +
      `Content-Type: ${contentType}\r\n` +
      (framing === 'chunked'
        ? 'Transfer-Encoding: chunked\r\n\r\n'
        : `Content-Length: ${Math.max(0, length)}\r\n\r\n`),
  )
  for (let at = 0, n = 0; at < body.length && !isOver; at += piece, n++) {
    if (n === leavesAfter) {
      socket.destroy()
      return 0
    }
    const bytes = body.subarray(at, at + piece)
    if (framing === 'chunked') socket.write(`${bytes.length.toString(16)}\r\n`)
    socket.write(bytes)
    if (framing === 'chunked') socket.write('\r\n')
    if (form.pause > 0 && n < PAUSES) await pause(form.pause)
  }
  if (framing === 'chunked') socket.write('0\r\n\r\n')
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    socket.destroy()
  }, PATIENCE)
  await over
  clearTimeout(patience)
  // A connection that is cut while the client sends may take the answer along.
  const status = Number(/^HTTP\/1.1 (\d+)/.exec(said)?.[1])
  if (!status && isLate) throw new Error('no answer')
  return status || 0
}
