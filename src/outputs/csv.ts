import type { Sheet } from '../document/extraction.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { csvText } from './csv-text.ts'
import type { Output, WriteInput } from './output.ts'
import { safeText } from './safe-text.ts'
import { cellsByPlace, chosenSheets, emptyWarnings } from './sheet-choice.ts'

/**
 * One sheet, the first where none is chosen, texts as printed (RFC 4180, UTF-8 without a byte order
 * mark); empty where nothing was found.
 */
export const csv: Output = {
  ...DESCRIPTIONS.csv,
  write: async (input) => {
    const [chosen] = chosenSheets(input, numberOf(input))
    return new TextEncoder().encode(chosen ? csvOf(chosen.sheet) : '')
  },
  warnings: (input) => emptyWarnings(input, numberOf(input)),
}

const numberOf = ({ options }: WriteInput): number => options.table ?? 1

/** A sheet as CSV. */
export function csvOf(sheet: Sheet): string {
  // An amount such as -12.50 is no formula; with an apostrophe it would be no amount.
  const rows = cellsByPlace(sheet, '', ({ text, value }) =>
    typeof value === 'number' ? text : safeText(text),
  )
  return csvText(rows)
}
