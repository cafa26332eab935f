/** What a paper can be: the models that read one kind each, and those that read any. */
export const KINDS = [
  'invoice',
  'receipt',
  'bank_statement',
  'business_card',
  'tables',
  'text',
] as const

export type Kind = (typeof KINDS)[number]

/** A share of 1 for each kind. */
export type KindShares = Readonly<Record<Kind, number>>
