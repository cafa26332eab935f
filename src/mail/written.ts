import type { Mail, Mailer } from './mailer.ts'

/** For a service without a mail server: the operator reads the mail where it is written. */
export const writtenMailer = (write: (mail: Mail) => void): Mailer => ({
  send: async (mail) => write(mail),
  close: () => {},
})
