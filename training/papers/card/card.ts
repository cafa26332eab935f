import type { Random } from '../../kit/random.ts'
import { Ledger } from '../ledger.ts'
import type { Paper } from '../paper.ts'
import { contactOf } from './contact.ts'
import { faces } from './face.ts'

export const CARD_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'title',
  'department',
  'company',
  'phone',
  'mobile',
  'fax',
  'phones',
  'email',
  'website',
  'address',
  'street',
  'city',
  'region',
  'postal_code',
  'country',
  'social',
] as const

/** An invented business card with a layout of its own. */
export async function card(id: string, random: Random): Promise<Paper> {
  const contact = contactOf(random.at('contact'))
  const ledger = new Ledger()
  const layout: Record<string, unknown> = {}
  const html = await faces(contact, random.at('card'), ledger, layout)
  return {
    source: { tool: 'chromium', html },
    truth: {
      id,
      task: 'business_card',
      group: 'papers/chromium',
      source: 'generated',
      licence: 'CC0',
      lang: contact.language,
      fields: ledger.fields,
      absent: ledger.absent(CARD_FIELDS),
      layout: { author: 'papers', tool: 'chromium', country: contact.country.code, ...layout },
    },
  }
}
