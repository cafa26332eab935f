import type { Fields } from '../../client/client.ts'
import type { Model } from './api.ts'
import type { Status } from './session.tsx'

export type Output = NonNullable<Fields<'/v1/corrections'>['output']>

/** Others go by the name that requests have for them. */
const NAMES: Partial<Record<Output, string>> = {
  xlsx: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  txt: 'Text',
  jsonl: 'JSON Lines',
  zip: 'CSV (ZIP)',
  csv_quickbooks: 'QuickBooks',
  csv_xero: 'Xero',
  md: 'Markdown',
  hocr: 'hOCR',
}

export const nameOfOutput = (output: Output): string => NAMES[output] ?? output.toUpperCase()

/** What a model's results can be written as, each with its name. */
export const outputsOf = (
  { outputs }: Status,
  model: Model,
): readonly (readonly [Output, string])[] =>
  (outputs[model] ?? []).map((output) => [output, nameOfOutput(output)])

/** Whether its results are sheets of values that a person looks through and corrects. */
export const isCorrected = ({ outputs }: Status, model: Model): boolean =>
  outputs[model]?.includes('xlsx') === true
