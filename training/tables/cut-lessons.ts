import { unionOf } from '../../src/document/box.ts'
import type { Word } from '../../src/document/page.ts'
import { gridOf } from '../../src/tables/grid/grid.ts'
import type { Ruling } from '../../src/tables/marks/ruling.ts'
import type { Looked } from '../../src/tables/regions/look.ts'
import { LEAST_LINES, likeliestCut } from '../../src/tables/regions/stacked.ts'
import { verdictOn } from '../../src/tables/verdict/is-table.ts'
import { EM, wordAt } from './drawn-words.ts'

/** A place between two lines of what walls frame. */
export interface CutLesson extends Looked {
  readonly item: boolean
}

/**
 * Two tables of other columns below each other in a frame, each with walls of its own, and what walls of the same columns
 * hold together, drawn as words: made pages and collected ones hardly have frames of several tables.
 */
export function cutLessons(): CutLesson[] {
  return COLUMNS.flatMap((above) =>
    COLUMNS.flatMap((below) =>
      ROWS.flatMap((rows) =>
        [false, true].flatMap((isHeaded) => {
          const upper = partOf(HEADS.slice(0, above), rows, NARROW, 0)
          const gap = isHeaded ? 2 : 1
          const first = rows + gap - 1
          const heading = isHeaded ? [wordAt('Harbour', 0, rows * PITCH)] : []
          const lower = partOf(MORE_HEADS.slice(0, below), LOWER_ROWS, WIDE, first)
          const own = partOf(HEADS.slice(0, above), LOWER_ROWS, NARROW, first).filter(
            ({ baseline }) => baseline > first * PITCH,
          )
          const end = first + LOWER_ROWS
          const two = [...upper, ...heading, ...lower]
          const one = [...upper, ...heading, ...own]
          const [middle, last] = [first - 0.7, end]
          const wallsOf = (count: number, width: number, from: number, to: number) =>
            Array.from({ length: count - 1 }, (_, c) => wallAt((c + 1) * width - 1, from, to))
          const ownWalls = wallsOf(above, NARROW, -1, rows - 0.7)
          return [
            ...lessonsOf(two, [...ownWalls, ...wallsOf(below, WIDE, middle, last)], lower),
            ...lessonsOf(two, ownWalls, lower),
            ...lessonsOf(two, [], lower),
            // A wall that runs on holds them together, and walls of one table do.
            ...lessonsOf(two, [wallAt(NARROW - 1, -1, last)], null),
            ...lessonsOf(two, [...ownWalls, ...wallsOf(above, NARROW, middle, last)], null),
            ...lessonsOf(one, wallsOf(above, NARROW, -1, last), null),
            ...lessonsOf(one, [...ownWalls, ...wallsOf(above, NARROW, middle, last)], null),
          ]
        }),
      ),
    ),
  )
}

/** The places of a frame with words and walls between columns; two things meet above some of the words. */
function lessonsOf(
  words: readonly Word[],
  walls: readonly Ruling[],
  below: readonly Word[] | null,
): CutLesson[] {
  const [x0, y0, x1, y1] = unionOf(words.map(({ box }) => box))
  const box = [x0 - EM, y0 - EM, x1 + EM, y1 + EM] as const
  const sides = [box[0], box[2]].map((at) => ({ at, from: box[1], to: box[3] }))
  const vertical = [...sides, ...walls].sort((a, b) => a.at - b.at)
  const rulings = { horizontal: [], vertical, shades: [], bars: [] }
  const units = { em: EM, pitch: PITCH }
  const lessons: CutLesson[] = []
  likeliestCut(
    { kind: 'ruled', box },
    words,
    rulings,
    units,
    (part, own) => {
      const grid = gridOf(part, own, rulings, units)
      return grid && { grid, odds: verdictOn(grid).odds }
    },
    (places) => {
      for (const place of places.slice(LEAST_LINES - 1, 1 - LEAST_LINES)) {
        const [, lower] = place.parts()
        // Of a heading between both, either side will do.
        const isBetween =
          below?.every((word) => lower.includes(word)) === true && lower.length <= below.length + 1
        lessons.push({ ...place, item: isBetween })
      }
    },
  )
  return lessons
}

const PITCH = 16
/** Columns of the upper table, and of the lower one, are so wide, in ems. */
const NARROW = 7
const WIDE = 10
const COLUMNS = [2, 3, 4]
const ROWS = [3, 4, 7]
const LOWER_ROWS = 4
const HEADS = ['Fabric', 'Metres', 'Rolls', 'Sold']
const MORE_HEADS = ['Thread', 'Colour', 'Spools', 'Price']
const NAMES = ['Cotton', 'Damask', 'Felt', 'Jersey', 'Linen', 'Muslin', 'Satin', 'Tweed', 'Velvet']

function partOf(heads: readonly string[], rows: number, width: number, first: number): Word[] {
  const textAt = (r: number, c: number): string => {
    if (r === 0) return heads[c]!
    const item = first + r
    return c === 0 ? NAMES[item % NAMES.length]! : String(((item * 31 + c * 17) % 87) + 11)
  }
  return Array.from({ length: rows }, (_, r) =>
    heads.map((_, c) => wordAt(textAt(r, c), c * width * EM, (first + r) * PITCH)),
  ).flat()
}

/** @param at in ems; from and to in lines */
const wallAt = (at: number, from: number, to: number): Ruling => ({
  at: at * EM,
  from: from * PITCH,
  to: to * PITCH,
})
