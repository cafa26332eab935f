import { textOf } from '../../text/text-lines.ts'
import type { Column, CutLine, Fragment } from '../cut-line.ts'
import { isNumeric } from '../cut-line.ts'
import type { PairWeights } from './row-weights.ts'

/** Two texts of one column, the second on a later line with nothing of the column between them. */
export interface Neighbours {
  /** Numbers of their lines. */
  readonly above: number
  readonly below: number
  /** The first column of the second one. */
  readonly column: number
  /** From baseline to baseline, in points. */
  readonly step: number
  /**
   * What speaks for and against the second being the rest of the first, but for their distance: what would
   * have fitted, what they say, how they are set.
   */
  readonly told: readonly Told[]
}

/** Shares of pairs are not smaller than this. */
const LEAST_CHANCE = 0.08
/** A pair that had no room tells no more than so much, as a logarithm of how seldom that is. */
const MOST_SURPRISE = 2.5
/** Two texts have much room on one line that they fill no more of than this. */
const MUCH_ROOM = 0.75
/** Widths differ by so much for no reason, in ems. */
const SLACK = 0.15
/** A space, in ems. */
const SPACE = 0.26
/** A hanging indent is no deeper, in ems. */
const INDENT = 3
/** Edges and middles that are meant to be in line are this near, in ems. */
const NEAR_EDGE = 0.35

/** What begins an item: a number, a letter, `I –`; a bullet. */
const ITEM = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})(?:[.)]| [-–—])|[•▪●◦‣–—-]) /i
/** A text in capitals has so many letters at least. */
const LEAST_CAPITALS = 4
const MOSTLY = 0.6
/** Units and codes have no more letters. */
const CODE = 4
const REPEATED: readonly Told[] = [['repeated', 1]]
const RECURRING: readonly Told[] = [['recurs', 1]]

/** What goes on in the next line for certain: nothing ends so. */
const OPEN_END = /[-‐–/,&(]$|^(?:of|and|or|for|the|in|to|by|with|et|und|de|la|der|die|per)$/i
const CURRENCY_OR_PERCENT = /^[€$£%]$/

/** A name of what is seen, and how much of it. */
export type Told = readonly [name: keyof PairWeights, value: number]

interface Text {
  readonly fragment: Fragment
  readonly line: number
  readonly baseline: number
  readonly width: number
  /** Width of its first word, up to where it may be broken. */
  readonly firstWord: number
  readonly numeric: boolean
}

/** All pairs of texts that follow each other downwards in a column, by the line of the second one. */
export function neighboursOf(
  lines: readonly CutLine[],
  columns: readonly Column[],
  em: number,
): readonly (readonly Neighbours[])[] {
  const texts = lines.map(({ line: { baseline }, fragments }, line) =>
    fragments.map((fragment): Text => {
      const first = fragment.words[0]!
      return {
        fragment,
        line,
        baseline,
        width: fragment.x1 - fragment.x0,
        firstWord: firstPart(first.text) * (first.box[2] - first.box[0]),
        numeric: isNumeric(fragment),
      }
    }),
  )
  const alone = texts.flat().filter(({ fragment }) => fragment.first === fragment.last)
  const byColumn = Map.groupBy(alone, ({ fragment }) => fragment.first)
  const rooms = columns.map((column, c) => roomOf(byColumn.get(c) ?? [], column, em))
  const repeated = repeatedLabels(lines)
  const recurring = columns.map((_, c) => recurringIn(byColumn.get(c) ?? [], lines))
  const last = new Array<Text | undefined>(columns.length)
  return texts.map((own) => {
    const pairs: Neighbours[] = []
    for (const text of own) {
      const { first, last: end } = text.fragment
      let above: Text | undefined
      for (let c = first; c <= end; c++) {
        const other = last[c]
        if (other && (!above || other.line > above.line)) above = other
      }
      if (above)
        pairs.push({
          above: above.line,
          below: text.line,
          column: first,
          step: text.baseline - above.baseline,
          told: [
            ...toldBy(above, text, rooms, em),
            ...(first > 0 && recurring[first]!.has(textOf(text.fragment.words)) ? RECURRING : []),
            ...(first === 0 && repeated.has(textOf(text.fragment.words)) ? REPEATED : []),
          ],
        })
    }
    for (const text of own)
      for (let c = text.fragment.first; c <= text.fragment.last; c++) last[c] = text
    return pairs
  })
}

/** Share of a word before the first place where it may be broken: behind a hyphen or a stroke. */
function firstPart(text: string): number {
  const at = text.search(/[-‐/](?=.)/)
  return at > 0 ? (at + 1) / text.length : 1
}

/** How wide texts of a column may be, and how often two of them do not fit on one line by chance. */
interface Room {
  readonly width: number
  /** What there is room for up to the middle of the gutter, or the wall. */
  readonly most: number
  readonly chance: number
  /** Most of its texts are figures; begin with small letters, or are units and the like, that may. */
  readonly numeric: boolean
  readonly small: boolean
  /** Where most of its texts begin, in points; NaN where no place has most. */
  readonly edge: number
}

function roomOf(texts: readonly Text[], { room }: Column, em: number): Room {
  const width = texts.reduce((most, text) => Math.max(most, text.width), 0)
  let none = 0
  let all = 0
  const step = Math.max(1, Math.floor(texts.length / 12))
  for (let i = 0; i < texts.length; i += step)
    for (let j = 0; j < texts.length; j += step) {
      if (i === j) continue
      all++
      if (!fits(texts[i]!, texts[j]!, width, em)) none++
    }
  const mostly = (is: (text: Text) => boolean) => texts.filter(is).length >= MOSTLY * texts.length
  const left = texts.reduce((least, { fragment }) => Math.min(least, fragment.x0), room)
  return {
    width,
    most: Math.max(width, room - left),
    chance: all === 0 ? 1 : Math.max(LEAST_CHANCE, none / all),
    numeric: mostly(({ numeric }) => numeric),
    small:
      mostly(({ fragment }) => beginsSmall(fragment)) || mostly(({ fragment }) => isCode(fragment)),
    edge: edgeOf(texts, em),
  }
}

const beginsSmall = ({ words }: Fragment): boolean => /^\p{Ll}/u.test(words[0]!.text)

/** One word of few letters. */
const isCode = ({ words }: Fragment): boolean => words.length === 1 && words[0]!.text.length <= CODE

const fits = (above: Text, below: Text, width: number, em: number): boolean => {
  const space = /[-‐/]$/.test(above.fragment.words.at(-1)!.text) ? 0 : SPACE * em
  return above.width + space + below.firstWord <= width - SLACK * em
}

function toldBy(above: Text, below: Text, rooms: readonly Room[], em: number): Told[] {
  const before = above.fragment.words.at(-1)!
  const behind = below.fragment.words[0]!
  const told: Told[] = []
  const tell = (name: keyof PairWeights, isSo: boolean) => {
    if (isSo) told.push([name, 1])
  }
  const { first, last } = below.fragment
  const isSameColumn =
    first === last && above.fragment.first === first && above.fragment.last === first
  if (isSameColumn) {
    const { width, most, chance } = rooms[first]!
    if (fits(above, below, width, em)) {
      tell('hadRoom', true)
      tell('hadMuchRoom', above.width + below.firstWord < MUCH_ROOM * width)
    } else if (fits(above, below, most, em)) tell('hadGutter', true)
    else told.push(['hadNone', Math.min(MOST_SURPRISE, -Math.log(chance))])
  } else tell('otherColumns', true)
  tell('outdented', isSameColumn && first === 0 && isOutdented(above, below, rooms[0]!.edge, em))
  const off = offEdges(above, below)
  tell('otherEdge', off > INDENT * em)
  tell('offEdge', isSameColumn && off > NEAR_EDGE * em)
  const isOpen = OPEN_END.test(before.text)
  const isBroken = /[-‐–/]$/.test(before.text)
  const isSmall = beginsSmall(below.fragment)
  const isFigureAndText = below.numeric !== above.numeric && rooms[first]!.numeric
  if (isFigureAndText && !isBroken && !isSmall) return [['figureOfColumn', 1]]
  if (above.numeric && below.numeric) {
    tell('figures', !isBroken)
    return told
  }
  tell('openEnd', isOpen)
  tell(rooms[first]!.small ? 'smallOfColumn' : 'smallLetter', isSmall)
  tell(
    'samePattern',
    isSameButForDigits(textOf(above.fragment.words), textOf(below.fragment.words)),
  )
  tell('bracketed', /^[([]/.test(behind.text) && /[)\]]$/.test(below.fragment.words.at(-1)!.text))
  tell('capital', /^\p{Lu}/u.test(behind.text) && !isOpen)
  tell(
    'otherKind',
    above.numeric !== below.numeric && !isOpen && !CURRENCY_OR_PERCENT.test(behind.text),
  )
  tell('otherCase', isCapitals(above.fragment) !== isCapitals(below.fragment))
  tell('otherFace', Boolean(before.font && behind.font && before.font.bold !== behind.font.bold))
  tell('sameText', textOf(above.fragment.words) === textOf(below.fragment.words))
  tell('fullStop', /\p{L}\.$/u.test(before.text))
  tell('enumerator', first === 0 && ITEM.test(textOf(below.fragment.words)))
  tell('colon', first === 0 && before.text.endsWith(':'))
  return told
}

/** Are two texts with figures in them the same but for those? */
const isSameButForDigits = (a: string, b: string): boolean =>
  /\d/.test(a) && a.replace(/\d+/g, '0') === b.replace(/\d+/g, '0')

/** Does a text begin where most do, and the one above it somewhere else? Then that one begins no text of theirs. */
const isOutdented = (above: Text, below: Text, edge: number, em: number): boolean =>
  Math.abs(below.fragment.x0 - edge) < NEAR_EDGE * em &&
  Math.abs(above.fragment.x0 - edge) > NEAR_EDGE * em

/** Where most texts begin; NaN where no place has most. */
function edgeOf(texts: readonly Text[], em: number): number {
  const places = texts.map(({ fragment }) => fragment.x0).sort((a, b) => a - b)
  const middle = places[places.length >> 1] ?? Number.NaN
  const near = places.filter((x) => Math.abs(x - middle) < NEAR_EDGE * em)
  return near.length >= MOSTLY * places.length ? middle : Number.NaN
}

/** How far one text is from beginning, ending or having its middle where the other one does, in points. */
function offEdges(above: Text, below: Text): number {
  const left = below.fragment.x0 - above.fragment.x0
  const right = left + below.width - above.width
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2)
}

/** Letters of a text, none of them small, of which one alone would say nothing. */
function isCapitals({ words }: Fragment): boolean {
  const letters = words.map(({ text }) => text.replace(/[^\p{L}]/gu, '')).join('')
  return letters.length >= LEAST_CAPITALS && letters === letters.toUpperCase()
}

/** Texts that a column has more than once, each time on a line with one in the first column. */
function recurringIn(texts: readonly Text[], lines: readonly CutLine[]): ReadonlySet<string> {
  const besideLabels = new Map<string, boolean>()
  const recurring = new Set<string>()
  for (const { fragment, line } of texts) {
    const text = textOf(fragment.words)
    const before = besideLabels.get(text)
    const isBeside = lines[line]!.fragments[0]!.first === 0
    if (before !== undefined) recurring.add(text)
    besideLabels.set(text, isBeside && before !== false)
  }
  for (const [text, are] of besideLabels) if (!are) recurring.delete(text)
  return recurring
}

/** What stands in the first column, beside other texts, more than once. */
function repeatedLabels(lines: readonly CutLine[]): Set<string> {
  const seen = new Set<string>()
  const labels = lines
    .filter(({ fragments }) => fragments.length > 1 && fragments[0]!.first === 0)
    .map(({ fragments }) => textOf(fragments[0]!.words))
  return new Set(labels.filter((label) => seen.size === seen.add(label).size))
}
