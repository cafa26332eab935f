import type { Level } from '../../marks/bands.ts'
import type { CutLine } from '../cut-line.ts'

/** Rows of a head: its lines are one, until a head over several columns has its parts below it. */
export function headRowsOf(lines: readonly CutLine[], levels: readonly Level[]): CutLine[][] {
  const rows: CutLine[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && !isRuledBetween(row.at(-1)!, line, levels) && goesOn(row, line)) row.push(line)
    else rows.push([line])
  }
  return rows
}

function isRuledBetween(above: CutLine, below: CutLine, levels: readonly Level[]): boolean {
  const middle = (below.line.box[1] + below.line.box[3]) / 2
  return levels.some(
    ({ y }) => y > above.line.baseline - 1 && y < below.line.baseline && y < middle,
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
