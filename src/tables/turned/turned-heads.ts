import { type Box, unionOf } from '../../document/box.ts'
import { type Page, type Word, wordsOf } from '../../document/page.ts'
import type { Table } from '../../document/table.ts'
import { median } from '../text/units.ts'

/** A head that is set up or down, and a word that stands for it in the line of the other heads. */
export interface TurnedHead {
  readonly words: readonly Word[]
  readonly box: Box
  readonly standIn: Word
}

/** Words of one head follow each other within this, in letter heights; so do its lines. */
const NEXT_WORD = 1
const NEXT_LINE = 0.5
/** Heads stand this far apart at least, in letter heights, middle to middle. */
const LEAST_STEP = 1.5
/** Share of a band with texts of the same direction above them at most: else it is a turned table's. */
const MOST_STACKED = 0.3
/** What stands under a head begins this far down at most, in letter heights. */
const NEAR = 4
/** So many heads of one band, and so large a share of them, have something below. */
const LEAST_HEADS = 2
const LEAST_SHARE = 0.6

type Label = Pick<TurnedHead, 'words' | 'box'>

/** Heads over narrow columns that are set upwards or downwards. */
export function turnedHeads(page: Page, upright: readonly Word[]): TurnedHead[] {
  return ([90, 270] as const).flatMap((rotation) => {
    const words = wordsOf(page).filter((word) => word.rotation === rotation)
    if (words.length < LEAST_HEADS) return []
    const high = median(words.map(({ box }) => box[2] - box[0]))
    const labels = labelsOf(words, high)
    return bandsOf(labels).flatMap((band) => {
      const steps = band.slice(1).map(({ box }, i) => middleOf(box) - middleOf(band[i]!.box))
      if (band.length < LEAST_HEADS || Math.min(...steps) < LEAST_STEP * high) return []
      const stacked = band.filter((label) => labels.some((other) => isOver(other.box, label.box)))
      if (stacked.length > MOST_STACKED * band.length) return []
      const under = band.filter(({ box }) => upright.some((word) => isUnder(word.box, box, high)))
      if (under.length < LEAST_HEADS || under.length < LEAST_SHARE * band.length) return []
      const baseline = baselineOf(unionOf(band.map(({ box }) => box)), upright, high)
      return band.map((label) => ({ ...label, standIn: standInOf(label, baseline, high) }))
    })
  })
}

/** Tables with their turned heads' boxes around what stands for them. */
export function withTurnedHeads(table: Table, heads: readonly TurnedHead[]): Table {
  const own = heads.filter(({ standIn }) => isIn(standIn, table.box))
  if (own.length === 0) return table
  const cells = table.cells.map((cell) => {
    const inside = own.filter(({ standIn }) => isIn(standIn, cell.box))
    return { ...cell, box: unionOf([cell.box, ...inside.map(({ box }) => box)]) }
  })
  return { ...table, cells, box: unionOf([table.box, ...own.map(({ box }) => box)]) }
}

const middleOf = ([x0, , x1]: Box): number => (x0 + x1) / 2

function isIn({ box }: Word, [x0, y0, x1, y1]: Box): boolean {
  const x = middleOf(box)
  const y = (box[1] + box[3]) / 2
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

/** Words that follow each other up or down, and lines of them side by side, left to right. */
function labelsOf(words: readonly Word[], high: number): Label[] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => a.box[1] - b.box[1])) {
    const line = lines.find((other) => {
      const { box } = other.at(-1)!
      const shared = Math.min(box[2], word.box[2]) - Math.max(box[0], word.box[0])
      return shared > 0.5 * high && word.box[1] - box[3] <= NEXT_WORD * high
    })
    if (line) line.push(word)
    else lines.push([word])
  }
  const labels: Label[] = []
  const inOrder = lines
    .map((line) => ({
      words: line[0]!.rotation === 270 ? line.toReversed() : line,
      box: unionOf(line.map(({ box }) => box)),
    }))
    .sort((a, b) => a.box[0] - b.box[0])
  for (const line of inOrder) {
    const last = labels.at(-1)
    if (last && line.box[0] - last.box[2] <= NEXT_LINE * high && isLevel(last.box, line.box)) {
      const both = line.words[0]!.rotation === 270 ? [last, line] : [line, last]
      labels[labels.length - 1] = {
        words: both.flatMap((part) => part.words),
        box: unionOf([last.box, line.box]),
      }
    } else labels.push(line)
  }
  return labels
}

/** Do two labels share most of the shorter one's height? */
const isLevel = (a: Box, b: Box): boolean =>
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * Math.min(a[3] - a[1], b[3] - b[1])

/** Labels beside each other. */
function bandsOf(labels: readonly Label[]): Label[][] {
  const bands: Label[][] = []
  for (const label of labels) {
    const band = bands.find((other) => isLevel(other.at(-1)!.box, label.box))
    if (band) band.push(label)
    else bands.push([label])
  }
  return bands
}

const isOver = (above: Box, label: Box): boolean =>
  above[3] <= label[1] && Math.min(above[2], label[2]) > Math.max(above[0], label[0])

const isUnder = (word: Box, head: Box, high: number): boolean =>
  word[0] < head[2] + 0.5 * high &&
  word[2] > head[0] - 0.5 * high &&
  word[1] > head[3] - 0.5 * high &&
  word[1] < head[3] + NEAR * high

/** The lowest line of upright heads in the band; its lower edge without any. */
function baselineOf(band: Box, upright: readonly Word[], high: number): number {
  const beside = upright.filter(
    ({ box, baseline }) =>
      (box[1] + box[3]) / 2 > band[1] && baseline < band[3] + 0.5 * high && box[0] < band[2],
  )
  return beside.length > 0 ? Math.max(...beside.map((word) => word.baseline)) : band[3]
}

function standInOf({ words, box }: Label, baseline: number, high: number): Word {
  const [first] = words
  return {
    ...first!,
    text: words.map(({ text }) => text).join(' '),
    box: [box[0], baseline - 0.8 * high, box[2], baseline + 0.2 * high],
    baseline,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
    rotation: 0,
  }
}
