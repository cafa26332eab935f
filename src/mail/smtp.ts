import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Milliseconds a mail server may take to answer. */
const PATIENCE = 15_000

/**
 * Mail through a server of the operator's.
 *
 * @param url such as smtps://user:password@mail.example.com
 * @param from the sender, such as `pagemill <pages@example.com>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
