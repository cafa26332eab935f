import type { Box, Evidence, Placed, Result, Row } from './result.ts'

/** Something of the result that stands on a page. */
export interface Place extends Placed {
  /** The same beside the value it belongs to. */
  readonly id: string
  readonly kind: 'table' | 'cell' | 'field' | 'row'
}

/** Ids of values: what is shown beside the page and what lies on it have the same. */
export const cellId = (table: number, cell: number): string => `cell ${table} ${cell}`
export const fieldId = (group: number, name: string): string => `field ${group} ${name}`
export const rowId = (list: string, group: number, row: number): string =>
  `row ${list} ${group} ${row}`

/** The lists of rows a result has, each with the account it belongs to. */
export function listsOf(result: Result): { name: string; group: number; rows: Row[] }[] {
  if (result.accounts)
    return result.accounts.map(({ transactions }, group) => ({
      name: 'transactions',
      group,
      rows: transactions,
    }))
  return (['transactions', 'line_items', 'items'] as const).flatMap((name) =>
    result[name] ? [{ name, group: 0, rows: result[name] }] : [],
  )
}

/** The groups of fields a result has: one, one an account, or one a record. */
export const fieldGroupsOf = (result: Result) =>
  result.records ??
  result.accounts ??
  (result.fields && result.evidence ? [{ fields: result.fields, evidence: result.evidence }] : [])

/** Where everything of a result stands; larger things first, so that smaller ones lie on them. */
export function placesOf(result: Result): Place[] {
  const place = (kind: Place['kind'], id: string, { page, box, confidence }: Placed): Place => ({
    kind,
    id,
    page,
    box,
    confidence,
  })
  return [
    ...(result.tables ?? []).map((table, i) => place('table', `table ${i}`, table)),
    ...listsOf(result).flatMap(({ name, group, rows }) =>
      rows.flatMap((row, i) => (isEmpty(row.box) ? [] : place('row', rowId(name, group, i), row))),
    ),
    ...(result.tables ?? []).flatMap((table, i) =>
      table.cells.flatMap((cell, c) =>
        isEmpty(cell.box) ? [] : place('cell', cellId(i, c), cell),
      ),
    ),
    ...fieldGroupsOf(result).flatMap(({ evidence }, group) =>
      Object.entries(evidence as Record<string, Evidence>).flatMap(([name, own]) =>
        isEmpty(own.box) ? [] : place('field', fieldId(group, name), own),
      ),
    ),
  ]
}

const isEmpty = (box: Box): boolean => box[0] >= box[2] || box[1] >= box[3]

/** The smallest thing at a point; tables are found by their cells. */
export function placeAt(places: readonly Place[], x: number, y: number): Place | null {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const [x0, y0, x1, y1] = place.box
    if (place.kind === 'table' || x < x0 || x > x1 || y < y0 || y > y1) continue
    const size = (x1 - x0) * (y1 - y0)
    if (size <= least) {
      best = place
      least = size
    }
  }
  return best
}
