import { linesOf, type Page, type Word, wordsOf } from '../document/page.ts'
import { withoutPaperHoles } from '../tables/text/paper-holes.ts'

/** A row's next part begins this near its baseline's continuation, in type sizes. */
const SAME_ROW = 0.45
/** Lines at least this long, in ems, tell their own slope. */
const LONG = 6

interface Part {
  readonly words: Word[]
  /** Rise of the baseline a point to the right. */
  readonly slope: number
}

/**
 * The words of a recognised page row by row. Paper is never quite flat: a row is followed along the
 * baselines of its lines as layout found them, not along a level.
 *
 * @param em type size of the page, in points
 */
export function recognisedRows(page: Page, em: number): Word[][] {
  const upright = wordsOf(page).filter((word) => word.rotation === 0)
  const text = new Set(withoutPaperHoles(upright, em))
  const parts = [...linesOf(page)]
    .map((line) =>
      line.words.filter((word) => text.has(word)).toSorted((a, b) => a.box[0] - b.box[0]),
    )
    .filter((words) => words.length > 0)
    .map((words): Part => ({ words, slope: slopeOf(words, em) ?? Number.NaN }))
  const known = parts
    .map((part) => part.slope)
    .filter((slope) => !Number.isNaN(slope))
    .sort((a, b) => a - b)
  const common = known[known.length >> 1] ?? 0
  const rows: { words: Word[]; slope: number }[] = []
  for (const part of parts.sort((a, b) => a.words[0]!.box[0] - b.words[0]!.box[0])) {
    const slope = Number.isNaN(part.slope) ? common : part.slope
    const [first] = part.words
    let best: { row: (typeof rows)[number]; off: number } | null = null
    for (const row of rows) {
      const last = row.words.at(-1)!
      if (first!.box[0] < last.box[2] - 0.5 * em) continue
      const off = Math.abs(
        last.baseline + row.slope * (first!.box[0] - last.box[2]) - first!.baseline,
      )
      if (off <= SAME_ROW * em && off < (best?.off ?? Number.POSITIVE_INFINITY)) best = { row, off }
    }
    if (best) {
      best.row.words.push(...part.words)
      if (!Number.isNaN(part.slope)) best.row.slope = part.slope
    } else rows.push({ words: [...part.words], slope })
  }
  return rows.map((row) => row.words).sort((a, b) => level(a) - level(b))
}

function slopeOf(words: readonly Word[], em: number): number | null {
  const first = words[0]!
  const last = words.at(-1)!
  const run = (last.box[0] + last.box[2] - first.box[0] - first.box[2]) / 2
  return run < LONG * em ? null : (last.baseline - first.baseline) / run
}

const level = (words: readonly Word[]): number =>
  words.reduce((sum, word) => sum + word.baseline, 0) / words.length
