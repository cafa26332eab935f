import { lineOf, type TextLine } from '../text/text-lines.ts'
import { median } from '../text/units.ts'

/** How far off the middle of its neighbours a label may be, as a share of their distance. */
const OFF = 0.12
/** Those are two rows of the table: no farther apart than this many usual steps of lines with more than one text. */
const STEPS = 1.25

/**
 * Labels set to the middle between two rows that both begin behind them, each with the first text of the row below, as
 * if they stood on one line: so they do in a table whose labels are set to the top.
 *
 * @param lines of one region, top to bottom
 */
export function labelsBetween(lines: readonly TextLine[], em: number): TextLine[] {
  const rows = lines.filter(({ chunks }) => chunks.length > 1)
  if (rows.length === lines.length || rows.length < 3) return []
  const step = median(rows.slice(1).map(({ baseline }, i) => baseline - rows[i]!.baseline))
  return lines.flatMap(({ chunks: [label, ...more], baseline }, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]]
    if (!label || more.length > 0 || !above || !below) return []
    if (above.chunks.length < 2 || below.chunks.length < 2) return []
    const apart = below.baseline - above.baseline
    if (apart > STEPS * step) return []
    if (Math.abs(baseline - (above.baseline + below.baseline) / 2) > OFF * apart) return []
    if (above.chunks[0]!.x0 <= label.x1 || below.chunks[0]!.x0 <= label.x1) return []
    return [lineOf([...label.words, ...below.chunks[0]!.words], em)]
  })
}
