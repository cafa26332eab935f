import type { DocumentText, Row } from '../../reading/document-text.ts'

/** Rows that are looked at above the bookings of the first page, and below those of the first and the last. */
const ABOVE = 80
const BELOW = 30

/**
 * A statement without its bookings: what stands on its first page above and below them, and on its last one
 * below. Who banks where is said there, and texts of bookings name many others.
 *
 * @param booked rows with bookings
 */
export function outsideOf(document: DocumentText, booked: ReadonlySet<number>): DocumentText {
  const [first, last] = [document.rows[0]?.page, document.rows.at(-1)?.page]
  const rows = [...new Set([first, last])].flatMap((page) => {
    const own = document.rows.filter((row) => row.page === page)
    const from = own.findIndex((row) => booked.has(row.index))
    const to = own.findLastIndex((row) => booked.has(row.index))
    const above = page === first ? own.slice(0, from < 0 ? undefined : from).slice(0, ABOVE) : []
    return [...above, ...(to < 0 ? [] : own.slice(to + 1, to + 1 + BELOW))]
  })
  return { ...document, rows: rows.map((row, index): Row => ({ ...row, index })) }
}
