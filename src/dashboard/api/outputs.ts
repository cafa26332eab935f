import type { Fields } from '../../client/client.ts'
import type { Model } from './api.ts'

export type Output = NonNullable<Fields<'/v1/corrections'>['output']>

const COMMON: Partial<Record<Output, string>> = {
  xlsx: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  txt: 'Text',
}
const STATEMENT: Partial<Record<Output, string>> = {
  csv_quickbooks: 'QuickBooks',
  csv_xero: 'Xero',
  ofx: 'OFX',
  qif: 'QIF',
  mt940: 'MT940',
}

const TEXT: Partial<Record<Output, string>> = {
  txt: 'Text',
  hocr: 'hOCR',
  alto: 'ALTO',
}

/** What a model's results can be written as, each with its name. */
export function outputsOf(model: Model): readonly (readonly [Output, string])[] {
  const all = model === 'text' ? TEXT : { ...COMMON, ...(model === 'bank_statement' && STATEMENT) }
  return Object.entries(all) as [Output, string][]
}
