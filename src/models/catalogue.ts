import type { ModelDescription } from './model.ts'

/** Outputs of what was found: tables, or the fields and rows of a record. */
const OF_RECORDS = ['xlsx', 'csv', 'txt', 'json', 'jsonl', 'zip']
/** Outputs of pages themselves, whatever is found on them. */
export const PAGE_OUTPUTS: readonly string[] = ['hocr', 'alto', 'pdf']

const invoice = {
  name: 'invoice',
  outputs: [...OF_RECORDS, 'ubl', 'cii'],
  readsEmbedded: true,
  readsPaymentCodes: true,
} as const satisfies ModelDescription

const bankStatement = {
  name: 'bank_statement',
  outputs: [
    'xlsx',
    'csv',
    'txt',
    'json',
    'csv_quickbooks',
    'csv_xero',
    'ofx',
    'qif',
    'mt940',
    'camt053',
    'jsonl',
    'zip',
  ],
} as const satisfies ModelDescription

const wholeDocument = {
  name: 'document',
  outputs: ['md', 'html', 'json', 'txt'],
} as const satisfies ModelDescription

/** As models say who they are. A new one is a row here and a line in the registry. */
export const DESCRIPTIONS = {
  tables: { name: 'tables', outputs: OF_RECORDS },
  text: {
    name: 'text',
    outputs: ['txt', 'md', 'html', ...PAGE_OUTPUTS],
    asFirst: ['xlsx', 'csv', 'json', 'csv_quickbooks', 'csv_xero', 'ofx'],
  },
  invoice,
  receipt: { name: 'receipt', outputs: OF_RECORDS },
  bank_statement: bankStatement,
  business_card: { name: 'business_card', outputs: OF_RECORDS },
  fields: { name: 'fields', outputs: OF_RECORDS },
  document: wholeDocument,
  // Whatever it finds a paper to be.
  auto: {
    name: 'auto',
    outputs: [
      ...new Set([...invoice.outputs, ...bankStatement.outputs, ...wholeDocument.outputs]),
      ...PAGE_OUTPUTS,
    ],
    readsEmbedded: true,
    readsPaymentCodes: true,
  },
} as const satisfies Record<string, ModelDescription>

export type ModelName = keyof typeof DESCRIPTIONS

/** Every model by its name, for who need not load it. */
export const models: ReadonlyMap<string, ModelDescription> = new Map(Object.entries(DESCRIPTIONS))
