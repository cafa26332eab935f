import { connect } from 'node:net'
import type { Answer, Service } from './service.ts'

/** What came back on a connection of one's own, until its end. */
export interface RawAnswer {
  readonly status: number
  /** Names in small letters. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** Sends these bytes as they are, and reads until the service ends the connection. */
export function exchange({ url }: Pick<Service, 'url'>, sent: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(sent))
    socket.setEncoding('latin1')
    socket.on('data', (text) => (said += text))
    socket.on('error', reject)
    socket.once('close', () => resolve(parsed(said)))
  })
}

function parsed(said: string): RawAnswer {
  const [head, ...rest] = said.split('\r\n\r\n')
  const [first, ...lines] = head!.split('\r\n')
  const headers = lines.map((line) => line.split(/:\s*/, 2) as [string, string])
  return {
    status: Number(first!.split(' ')[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    text: rest.join('\r\n\r\n'),
  }
}

/** Of an answer in the envelope. */
export const bodyOf = ({ text }: RawAnswer): Answer => JSON.parse(text)
