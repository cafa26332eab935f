import type { Box } from '../../document/box.ts'
import { cents, decimalText } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Found } from '../../reading/found.ts'
import { MOST } from '../../scoring/calibrate.ts'
import type { DataLine, InvoiceData } from '../embedded/invoice-data.ts'
import { brokenLines } from '../items/checks.ts'
import type { Item } from '../items/item.ts'
import { isSaid } from './agreement.ts'
import type { InvoiceReading } from './reading.ts'

/** Where something is that no page shows. */
export const NOWHERE: Box = [0, 0, 0, 0]

/**
 * An invoice as its data says it, and as its pages do where the data says nothing. Each value has the
 * place where the pages say the same, or `NOWHERE`.
 *
 * @param file that holds the data
 */
export function carried(
  data: InvoiceData,
  file: string,
  printed: InvoiceReading,
  document: DocumentText,
): InvoiceReading {
  const page = document.pages[0]?.number ?? 1
  const nowhere = { text: '', label: null, page, box: NOWHERE }
  const fieldOf = (name: string, value: unknown): Found<unknown> => {
    const seen = printed.found[name] ?? null
    const isSame = seen !== null && isSaid(name, String(value), seen)
    const probability = isSame || seen === null ? MOST : against(seen.confidence)
    const own = { value, confidence: probability, probability, source: file }
    if (!isSame) return { ...nowhere, ...own }
    const { text, label, page, box } = seen
    return { text, label, page, box, ...own }
  }
  const { references } = data
  const said = Object.entries({
    ...data.fields,
    references: references.length > 0 ? references : null,
  }).filter(([, value]) => value != null)
  const items =
    data.lines.length > 0 ? itemsOf(data.lines, printed.items, file, page) : printed.items
  return {
    found: {
      ...printed.found,
      ...Object.fromEntries(said.map(([name, value]) => [name, fieldOf(name, value)])),
    },
    taxes: data.taxes.length > 0 ? data.taxes : printed.taxes,
    items,
    checks: checksOf(data, items, printed),
  }
}

/** How likely the data is right where the page says something else: two witnesses, each with its odds. */
function against(page: number): number {
  const both = MOST * (1 - page) + (1 - MOST) * page
  return (MOST * (1 - page)) / both
}

/** Lines, each with the place of the printed one that has its amount. */
function itemsOf(
  lines: readonly DataLine[],
  printed: readonly Item[],
  source: string,
  page: number,
): Item[] {
  const left = [...printed]
  return lines.map(({ charge: _, ...line }) => {
    const at = left.findIndex((item) => isSameAmount(item.amount, line.amount))
    const [seen] = at < 0 ? [] : left.splice(at, 1)
    return {
      ...line,
      date: seen?.date ?? null,
      page: seen?.page ?? page,
      box: seen?.box ?? NOWHERE,
      confidence: MOST,
      provenBy: [],
      source,
    }
  })
}

const isSameAmount = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && cents(Number(one)) === cents(Number(other))

const less = (amount: string | null, charge: string | null): string | null =>
  amount === null || charge === null ? amount : decimalText(Number(amount) - Number(charge))

/** Data that contradicts itself is not used: what is there agrees. */
function checksOf(
  { fields, taxes, lines }: InvoiceData,
  items: readonly Item[],
  printed: InvoiceReading,
): InvoiceReading['checks'] {
  if (lines.length === 0) return printed.checks
  const line_breaks = brokenLines(
    items.map((item, i) => ({ ...item, amount: less(item.amount, lines[i]!.charge) })),
  )
  return {
    totals_add: fields.net == null ? null : true,
    lines_add: true,
    line_breaks,
    taxes_follow: taxes.length > 0 ? true : null,
    sums_agree: null,
    ok: line_breaks.length === 0,
  }
}
