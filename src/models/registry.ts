import { auto } from './auto.ts'
import { bankStatement } from './bank-statement.ts'
import { businessCard } from './business-card.ts'
import { wholeDocument } from './document.ts'
import { fields } from './fields.ts'
import { invoice } from './invoice.ts'
import type { Model } from './model.ts'
import { receipt } from './receipt.ts'
import { tables } from './tables.ts'
import { text } from './text.ts'

/** Every model by its name; a new one is a file and a line here. */
export const models: ReadonlyMap<string, Model> = new Map(
  [tables, text, invoice, receipt, bankStatement, businessCard, fields, wholeDocument, auto].map(
    (model) => [model.name, model],
  ),
)
