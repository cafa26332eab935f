import type { Mail } from './mailer.ts'

/**
 * A letter that its reader has asked for, with a link to open.
 *
 * @param did what the reader probably did, and what to do with the link, such as `asked for a new
 * password. Choose it within an hour`
 */
export const linkMail = (to: string, subject: string, did: string, link: string): Mail => ({
  to,
  subject,
  text:
    `Somebody, probably you, ${did}:\n\n${link}\n\n` +
    'If it was not you, nothing needs to be done.\n',
})
