import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Test } from 'tap'

/** A mail server, what it was given, and whether it is in the mood. */
export interface PostOffice {
  readonly url: string
  readonly mails: string[]
  refuses: boolean
}

export async function postOffice(t: Pick<Test, 'teardown'>): Promise<PostOffice> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(office.refuses ? new Error('try later') : null),
    onData: (stream, _, done) => {
      text(stream).then((mail) => {
        // Quoted-printable, as nodemailer sends long lines.
        office.mails.push(mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const office = { url: `smtp://127.0.0.1:${port}`, mails: [] as string[], refuses: false }
  return office
}
