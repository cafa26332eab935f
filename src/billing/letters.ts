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
  const { pages, cents, state, plan } = payment
  const price = `${(cents / 100).toFixed(2)} EUR`
  if (plan !== null) return planMail(to, plan, price, state === 'paid')
  const what = `${pages} pages for ${price}`
  return state === 'paid'
    ? { to, subject: `${pages} pages were added`, text: `Bought: ${what}. They can be used now.\n` }
    : {
        to,
        subject: 'Pages could not be bought',
        text: `The payment failed: ${what}. Please look at your payment card.\n`,
      }
}

const planMail = (to: string, plan: string, price: string, isPaid: boolean): Mail =>
  isPaid
    ? { to, subject: `Plan ${plan} is paid`, text: `Paid: a month of plan ${plan}, ${price}.\n` }
    : {
        to,
        subject: `Plan ${plan} could not be paid`,
        text:
          `The payment failed: a month of plan ${plan}, ${price}. Please look at your payment ` +
          'card. A month that is due is tried again some days later, and at once with another card.\n',
      }

/** A plan has ended. */
export const endMail = (to: string, old: string, plan: string): Mail => ({
  to,
  subject: `Plan ${old} has ended`,
  text: `Your account is on plan ${plan} now. Pages that you bought beside it stay.\n`,
})
