import type { Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { rowFigures } from '../../reading/figures.ts'
import { firstFrom } from '../../tables/text/first-from.ts'

const DASH = /^[-−–—]$/
/** Right edges nearer than this are one, in ems. */
const SAME_EDGE = 0.15
/** Figures of other rows, at least, that end where a dash does. */
const LEAST_FIGURES = 2

/**
 * Dashes that stand for an empty cell: they end where figures of other rows end. A sign that is set apart stands in
 * front of its column or behind it.
 */
export const placeholdersIn = once((document: DocumentText): ReadonlySet<Word> => {
  const dashes = document.rows.flatMap((row) =>
    row.words.filter(({ text }) => DASH.test(text)).map((word) => ({ word, row })),
  )
  if (dashes.length === 0) return new Set()
  const endsOf = (row: Row): number[] =>
    rowFigures(row, document).flatMap(({ box, text }) => (DASH.test(text.at(-1)!) ? [] : [box[2]]))
  const ends = document.rows.flatMap(endsOf).sort((a, b) => a - b)
  const isPlaceholder = ({ word, row }: (typeof dashes)[number]) => {
    const [from, to] = [word.box[2] - SAME_EDGE * row.em, word.box[2] + SAME_EDGE * row.em]
    const own = endsOf(row).filter((end) => end >= from && end < to).length
    const before = (at: number) => firstFrom(ends, (end) => end >= at)
    return before(to) - before(from) - own >= LEAST_FIGURES
  }
  return new Set(dashes.filter(isPlaceholder).map(({ word }) => word))
})
