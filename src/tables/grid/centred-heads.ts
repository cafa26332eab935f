import type { Level } from '../marks/bands.ts'
import { type CutLine, isNumeric } from './cut-line.ts'
import { isRuledBetween } from './rows/head-rows.ts'
import type { RowLines } from './rows/rows.ts'

/** Baselines of heads in frames of different heights lie at most this far apart, in line pitches. */
const CENTRED = 1.15

/** Heads set to the middle of a higher frame than their neighbours' are in one row with them. */
export function joinCentred(rows: RowLines[], levels: readonly Level[], pitch: number): void {
  const columnsOf = (group: readonly CutLine[]) =>
    new Set(
      group.flatMap(({ fragments }) =>
        fragments.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, i) => first + i),
        ),
      ),
    )
  const hasFigures = (group: readonly CutLine[]) =>
    group.some(({ fragments }) => fragments.some(isNumeric))
  for (let i = 1; rows[i]?.isHead; ) {
    const [{ lines: above }, { lines: below, probability }] = [rows[i - 1]!, rows[i]!]
    const step = below[0]!.line.baseline - above.at(-1)!.line.baseline
    if (
      step > CENTRED * pitch ||
      hasFigures(above) ||
      hasFigures(below) ||
      above.some((line) => below.some((other) => isRuledBetween(line, other, levels))) ||
      [...columnsOf(above)].some((column) => columnsOf(below).has(column))
    )
      i++
    else rows.splice(i - 1, 2, { lines: [...above, ...below], isHead: true, probability })
  }
}
