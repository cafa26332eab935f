import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { PaymentRow } from '../db/payment-tables.ts'
import type { Mail } from '../mail/mailer.ts'

/** Where an account's mail goes; null when it has no address. */
export async function addressOf(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.email
}

/** The pages of a plan have run out. */
export const exhaustionMail = (to: string, pages: number, upgradeUrl: string): Mail => ({
  to,
  subject: 'Your pages have run out',
  text:
    `The ${pages} pages of your plan are used up.\n\n` +
    'If automatic recharge is on, an extra pack is bought with the next file, up to the cap you ' +
    'have set; else files are refused until more pages are there.\n\n' +
    `${upgradeUrl}\n`,
})

/** What became of a purchase. */
export function purchaseMail(to: string, payment: Selectable<PaymentRow>): Mail {
  const { pages, cents, state } = payment
  const what = `${pages} pages for ${(cents / 100).toFixed(2)} EUR`
  return state === 'paid'
    ? { to, subject: `${pages} pages were added`, text: `Bought: ${what}. They can be used now.\n` }
    : {
        to,
        subject: 'Pages could not be bought',
        text: `The payment failed: ${what}. Please look at your payment card.\n`,
      }
}
