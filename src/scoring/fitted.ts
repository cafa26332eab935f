import business_card from './weights/business_card.json' with { type: 'json' }
import invoice from './weights/invoice.json' with { type: 'json' }
import receipt from './weights/receipt.json' with { type: 'json' }
import type { FieldWeights } from './weights.ts'

/** The fitted numbers of each model's fields. */
export const WEIGHTS = { business_card, invoice, receipt } as const satisfies Readonly<
  Record<string, FieldWeights>
>
