import type { ModelName } from './catalogue.ts'
import type { Model } from './model.ts'

/** Who extracts, loaded with the first document that wants it: most threads see few kinds. */
const LOAD: Readonly<Record<ModelName, () => Promise<Model>>> = {
  tables: async () => (await import('./tables.ts')).tables,
  text: async () => (await import('./text.ts')).text,
  invoice: async () => (await import('./invoice.ts')).invoice,
  receipt: async () => (await import('./receipt.ts')).receipt,
  bank_statement: async () => (await import('./bank-statement.ts')).bankStatement,
  business_card: async () => (await import('./business-card.ts')).businessCard,
  fields: async () => (await import('./fields.ts')).fields,
  document: async () => (await import('./document.ts')).wholeDocument,
  auto: async () => (await import('./auto.ts')).auto,
}

const isModel = (name: string): name is ModelName => Object.hasOwn(LOAD, name)

/** @returns null where there is no such model */
export const loadModel = async (name: string): Promise<Model | null> =>
  isModel(name) ? LOAD[name]() : null
