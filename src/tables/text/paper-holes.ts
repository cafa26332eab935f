import type { Box } from '../../document/box.ts'
import type { Fill, Word } from '../../document/page.ts'

/** What the round holes at the edges of paper for printers are read as, most of an edge's at least; some are read as other signs. */
const HOLE = /^(?:[oOcCeQ0@©®°•●.,]|[oO0]{2})$/u
const LEAST_READ = 0.5
const MOST_SIGNS = 2
/** Those of all edges are at least so many, those of one half of that; in line but for so much, in ems. */
const LEAST_HOLES = 8
const IN_LINE = 0.5
/** Their steps are multiples of one but for this share of it; so many of them are: holes may be missed, or be read as something else. */
const EVEN = 0.15
const LEAST_EVEN = 0.75
/** So many of an edge have no text beside them: marks of a table's last column have some each. */
const LEAST_ALONE = 0.25
/** Or so many of one edge stand as high as one of the other, but for so much, in ems. */
const LEAST_PAIRED = 0.75
const AS_HIGH = 0.3

/** Holes for a file are few: all of them are read as such, higher than letters, in ems, round but for so much, alike and far from text. */
const LEAST_PUNCHED = 2
const MOST_PUNCHED = 4
const LEAST_SIZE = 1.2
const ROUND = 1.3
const ALIKE = 1.2
const APART = 1.5
/** Or they are dark and round, and in line but for so much of their height, whatever is read of some. */
const DARK = 0.5
const LEANING = 0.4

/**
 * Words without the holes of paper, which stand under each other with no text beyond them: those for printers evenly, and
 * often with none beside, those for files larger than any letters.
 *
 * @param fills of the page: holes show what is dark behind the paper
 */
export function withoutPaperHoles(
  all: readonly Word[],
  em: number,
  fills: readonly Fill[] = [],
): readonly Word[] {
  const words = withoutDarkHoles(all, em, fills)
  const short = words.filter(isShort).sort((a, b) => a.box[0] - b.box[0])
  const columns: Word[][] = []
  for (const word of short) {
    const last = columns.at(-1)
    if (last && word.box[0] - last[0]!.box[0] <= IN_LINE * em) last.push(word)
    else columns.push([word])
  }
  const punched = new Set(columns.filter((column) => arePunched(column, words, em)).flat())
  if (punched.size > 0)
    return withoutPaperHoles(
      words.filter((word) => !punched.has(word)),
      em,
    )
  const edges = columns.filter(
    (column) =>
      areRead(column) &&
      isEven(column) &&
      isBeyondText(
        column.map(({ box }) => box),
        words,
      ),
  )
  const holes = new Set(edges.flat())
  if (holes.size < LEAST_HOLES) return words
  const text = words.filter((word) => !holes.has(word))
  const areHoles = arePaired(edges, em) || edges.every((column) => isOftenAlone(column, text))
  return areHoles ? text : words
}

const isShort = ({ text, font }: Word): boolean => !font && text.length <= MOST_SIGNS

const areRead = (column: readonly Word[]): boolean =>
  column.filter(({ text }) => HOLE.test(text)).length >= LEAST_READ * column.length

function arePunched(column: readonly Word[], words: readonly Word[], em: number): boolean {
  if (column.length < LEAST_PUNCHED || column.length > MOST_PUNCHED) return false
  const sides = column.map(({ box: [x0, y0, x1, y1] }) => [x1 - x0, y1 - y0] as const)
  const heights = sides.map(([, height]) => height)
  const own = new Set(column)
  return (
    column.every(({ text }) => HOLE.test(text)) &&
    Math.min(...heights) >= LEAST_SIZE * em &&
    Math.max(...heights) <= ALIKE * Math.min(...heights) &&
    sides.every(([width, height]) => isRound(width, height)) &&
    isBeyondText(
      column.map(({ box }) => box),
      words,
    ) &&
    column.every(({ box }) => !words.some((word) => !own.has(word) && isBeside(word.box, box, em)))
  )
}

/** Words without what was read of dark round fills under each other with no text beyond them. */
function withoutDarkHoles(
  words: readonly Word[],
  em: number,
  fills: readonly Fill[],
): readonly Word[] {
  const read = words.filter((word) => isShort(word) && HOLE.test(word.text))
  if (read.length === 0) return words
  const round = fills
    .filter(({ luminance }) => luminance < DARK)
    .map(({ box }) => box)
    .filter(([x0, y0, x1, y1]) => isRound(x1 - x0, y1 - y0) && y1 - y0 >= LEAST_SIZE * em)
  const meet = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
  const holes = round.filter((hole) => {
    const height = hole[3] - hole[1]
    const column = round.filter(
      (other) =>
        Math.abs(other[0] - hole[0]) <= LEANING * height &&
        Math.max(height, other[3] - other[1]) <= ALIKE * Math.min(height, other[3] - other[1]),
    )
    if (column.length < LEAST_PUNCHED || column.length > MOST_PUNCHED) return false
    const text = words.filter((word) => !column.some((own) => meet(word.box, own)))
    return isBeyondText(column, text)
  })
  const gone = new Set(read.filter(({ box }) => holes.some((hole) => meet(box, hole))))
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word))
}

const isRound = (width: number, height: number): boolean =>
  width <= ROUND * height && height <= ROUND * width

const isBeside = (text: Box, hole: Box, em: number): boolean =>
  text[1] < hole[3] &&
  text[3] > hole[1] &&
  Math.max(text[0] - hole[2], hole[0] - text[2]) < APART * em

/** Are there two edges whose holes stand beside each other? */
function arePaired(edges: readonly (readonly Word[])[], em: number): boolean {
  const [fewer, more, ...others] = edges.toSorted((a, b) => a.length - b.length)
  if (!fewer || !more || others.length > 0) return false
  const paired = fewer.filter(({ box }) =>
    more.some((other) => Math.abs(other.box[1] - box[1]) < AS_HIGH * em),
  )
  return paired.length >= LEAST_PAIRED * fewer.length
}

function isEven(column: readonly Word[]): boolean {
  if (column.length * 2 < LEAST_HOLES) return false
  const tops = column.map(({ box }) => (box[1] + box[3]) / 2).sort((a, b) => a - b)
  const steps = tops.slice(1).map((top, i) => top - tops[i]!)
  const isMultiple = (step: number, of: number) =>
    Math.abs(step / of - Math.max(1, Math.round(step / of))) <= EVEN
  // The step is one of them: of few holes in a row each may be missed.
  const even = steps.map((of) => steps.filter((step) => isMultiple(step, of)).length)
  return Math.max(...even) >= LEAST_EVEN * steps.length
}

/** Is all text of the page on one side of them? */
function isBeyondText(holes: readonly Box[], words: readonly Word[]): boolean {
  const from = Math.min(...holes.map((box) => box[0]))
  const to = Math.max(...holes.map((box) => box[2]))
  const beyond = (isBeyond: (word: Word) => boolean) => !words.some(isBeyond)
  return beyond(({ box }) => box[2] < from) || beyond(({ box }) => box[0] > to)
}

function isOftenAlone(column: readonly Word[], text: readonly Word[]): boolean {
  const alone = column.filter(
    ({ box: [, y0, , y1] }) => !text.some(({ box }) => box[1] < y1 && box[3] > y0),
  )
  return alone.length >= LEAST_ALONE * column.length
}
