import type { Level } from '../../marks/bands.ts'
import type { CutLine } from '../cut-line.ts'

/** Rows of a head: its lines are one, until a head over several columns has its parts below it. */
export function headRowsOf(lines: readonly CutLine[], levels: readonly Level[]): CutLine[][] {
  const rows: CutLine[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && !row.some((above) => isRuledBetween(above, line, levels)) && goesOn(row, line))
      row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Is a rule drawn over the texts of a line, below another? It may stand beside texts in the middle of a frame. */
export function isRuledBetween(above: CutLine, below: CutLine, levels: readonly Level[]): boolean {
  const middle = ({ line: { box } }: CutLine) => (box[1] + box[3]) / 2
  const texts = below.fragments.map(({ x0, x1 }) => (x0 + x1) / 2)
  return levels.some(
    ({ y, pieces }) =>
      y > middle(above) &&
      y < middle(below) &&
      pieces.some(({ from, to }) => texts.some((x) => x > from && x < to)),
  )
}

function goesOn(row: readonly CutLine[], line: CutLine): boolean {
  for (const { fragments } of row)
    for (const over of fragments) {
      if (over.last === over.first) continue
      const under = line.fragments.filter((f) => f.first >= over.first && f.last <= over.last)
      if (under.length > 1) return false
    }
  return true
}
