/** Brands of payment cards, and what they are called. */
export const CARD_BRANDS: readonly (readonly [RegExp, string])[] = [
  [/\bvisa\b/i, 'visa'],
  [/\bmaster\s?card\b/i, 'mastercard'],
  [/\bamex\b|\bamerican express\b/i, 'amex'],
  [/\bmaestro\b/i, 'maestro'],
  [/\bgirocard\b/i, 'girocard'],
  [/\binterac\b/i, 'interac'],
]

const ANY = new RegExp(CARD_BRANDS.map(([brand]) => brand.source).join('|'), 'i')

/** Whether a text names a brand of payment cards. */
export const namesCard = (text: string): boolean => ANY.test(text)
