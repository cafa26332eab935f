import type { Box } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { isOneText } from '../../reading/document-text.ts'
import { weighted } from '../../scoring/weighted.ts'
import { isApart, isForeignSum } from './apart.ts'
import { clustered } from './clusters.ts'
import type { Line } from './line.ts'
import { TEXT_WEIGHTS } from './text-weights.ts'

/** Where texts of a column begin: several places, where they are set to a middle or pages lie otherwise. x in points. */
interface Place {
  readonly lefts: readonly number[]
  /** The right edge of all that begins at one of them. */
  readonly right: number
}

/** A column of texts beside the days and sums of bookings. */
export interface TextColumn extends Place {
  /** What is printed in it, by booking; null where nothing is. */
  readonly values: readonly (string | null)[]
  /** Values for `TEXT_FEATURES`, in their order. */
  readonly features: readonly number[]
  /** Log odds of being part of what a booking is described by. */
  readonly score: number
  readonly isDescription: boolean
  /** Part of what is printed of a booking, but for its days and sums. */
  readonly isText: boolean
  /** What kind of booking each is: its head says so, or codes in front of the texts do. */
  readonly isKind: boolean
  /** Its head says that it has numbers of checks. */
  readonly isOfChecks: boolean
  /** Each booking is called by a number of its own there, whatever its head says. */
  readonly isReference: boolean
}

/** Words of a line that stand together, one run behind the other. */
type Runs = readonly (readonly Word[])[]

/** The words of a booking's line that are no days and no sums of it. */
export interface BesideLine {
  /** Number of the booking. */
  readonly booking: number
  readonly line: Line
  readonly words: readonly Word[]
}

/** What is printed over a column. */
export interface Head {
  readonly names: readonly LabelName[]
  readonly box: Box
}

/** What is seen of a column of texts. */
export const TEXT_FEATURES = [
  'any',
  'bookings with a text in it',
  'characters of a text, as a logarithm',
  'letters, of all its characters',
  'different texts',
  'texts of several words',
  'its share of the letters of all columns',
  'first',
  'last',
  'others have a head, it has none',
  'and what it has is no letters, of all its characters',
  'its head is called a description',
  'its head is called another text',
  'its head is called a kind',
  'its head has a name that is not known',
  'right in front of the longest texts',
  'and of its texts, those that are codes of letters alone',
  'texts that are sums in a currency',
  'texts with a day in them',
  'texts without a word',
] as const

/** A gap that parts two texts, in ems. */
const GAP = 0.8
/** Texts of a column begin this near each other, in ems. */
const SAME_LEFT = 0.35
/** A text belongs to the column that it begins this near to, in ems. */
const REACH = 0.7
/** Bookings with a text in a column, of all, at least. */
const LEAST_FILLED = 0.25
const LEAST_ROWS = 2
/** Log odds from which on a column describes: a word too few costs a reader twice as much as one too many. */
const LEAST_SCORE = -Math.log(2)

/** Columns of texts, left to right; one at least. */
export class TextColumns {
  readonly all: readonly TextColumn[]
  readonly #begins: readonly Begin[]

  constructor(beside: readonly BesideLine[], heads: readonly Head[]) {
    const lines = beside.map((own) => ({ ...own, runs: runsOf(own.words, own.line) }))
    const em = lines[0]?.line.row.em ?? 10
    const count = new Set(lines.map(({ booking }) => booking)).size
    const starts = lines.flatMap(({ booking, line, runs }) =>
      runs.map((run) => ({ i: booking, x: run[0]!.box[0] - line.shift })),
    )
    const lefts = clustered(starts, ({ x }) => x, SAME_LEFT * em)
      .filter((group) => {
        const rows = new Set(group.map(({ i }) => i)).size
        return rows >= LEAST_ROWS && rows >= LEAST_FILLED * count
      })
      .map((group) => group[0]!.x)
    // Texts that begin anywhere, those set to a middle, stand left of a column that is in line.
    const apart = starts.filter(({ x }) => x < (lefts[0] ?? 0) - REACH * em)
    const isColumn = new Set(apart.map(({ i }) => i)).size >= LEAST_FILLED * count
    if (isColumn) lefts.unshift(Math.min(...apart.map(({ x }) => x)))
    const columns: readonly Place[] = joined(lefts.length > 0 ? lefts : [0], lines)
    this.#begins = beginsOf(columns)
    const places = lines.map(({ line, runs }) => placesOf(runs, line, columns, this.#begins))
    const texts = columns.map(() => new Array<string | null>(count).fill(null))
    const rights = columns.map(({ lefts }) => lefts[0]!)
    const datedIn = columns.map(() => new Set<number>())
    lines.forEach(({ booking, line, words }, i) => {
      const own = places[i]!
      words.forEach(({ text, box }, w) => {
        const c = own[w]!
        const before = texts[c]![booking]
        texts[c]![booking] = before == null ? text : `${before} ${text}`
        rights[c] = Math.max(rights[c]!, box[2] - line.shift)
      })
      for (const day of line.dates)
        for (const word of day.words) {
          const w = words.indexOf(word)
          if (w >= 0) datedIn[own[w]!]!.add(booking)
        }
    })
    const dated = datedIn.map(({ size }) => size)
    const letters = texts.map((own) => lettersIn(own.join('')))
    const total = letters.reduce((sum, own) => sum + own, 0)
    const over = columns.map(({ lefts: [left] }, c) =>
      heads.filter(({ box }) => isOver(box, left!, rights[c]!)),
    )
    const longest = letters.indexOf(Math.max(...letters))
    const described = columns.map((place, c) => {
      const features = featuresOf(texts[c]!, letters[c]! / Math.max(1, total), {
        first: c === 0,
        last: c === columns.length - 1,
        before: c === longest - 1,
        dated: dated[c]!,
        heads: over[c]!,
        headless: over[c]!.length === 0 && over.some((own) => own.length > 0),
      })
      const score = weighted(TEXT_WEIGHTS, features)
      return { ...place, values: texts[c]!, features, score }
    })
    const most = Math.max(...described.map(({ score }) => score))
    const describes = described.map(({ score }) => score > LEAST_SCORE || score === most)
    // What kind of booking it is, in whole words right in front of the text, is said with it.
    describes.forEach((_, c) => {
      const isKind = describes[c + 1] && !isOther(over[c]!) && areWords(texts[c]!)
      if (isKind) describes[c] = true
    })
    // One head over both says that they are one text: `Payment type and details`.
    describes.forEach((_, c) => {
      const next = over[c + 1] ?? []
      if (describes[c + 1] && over[c]!.some((head) => isDescription(head) && next.includes(head)))
        describes[c] = true
    })
    const isNoText = columns.map((_, c) =>
      isApart(
        texts[c]!,
        dated[c]!,
        over[c]!.flatMap(({ names }) => names),
      ),
    )
    this.all = described.map((own, c) => ({
      ...own,
      isDescription: describes[c]!,
      isText: own.score === most || !isNoText[c],
      isKind: isOfKinds(over[c]!) || (c === longest - 1 && codesIn(texts[c]!) > MOST),
      isOfChecks: over[c]!.some(({ names }) => names.includes('column_check')),
      isReference:
        !describes[c] &&
        !isNoText[c] &&
        dated[c] === 0 &&
        !over[c]!.some(({ names }) => names.some((name) => COUNTS.has(name))) &&
        (areOwnNumbers(texts[c]!) || areLongNumbers(texts[c]!)),
    }))
  }

  /** For each of a line's words, the index of its column. */
  of(words: readonly Word[], line: Line): number[] {
    return placesOf(runsOf(words, line), line, this.all, this.#begins)
  }
}

/** Words of a line that stand together. */
export function runsOf(words: readonly Word[], line: Pick<Line, 'row' | 'words'>): Word[][] {
  const runs: Word[][] = []
  let last = -1
  for (const word of words) {
    const at = line.words.indexOf(word)
    const before = runs.length > 0 && at === last + 1 ? line.words[last]! : null
    const isNear =
      before !== null &&
      (word.box[0] - before.box[2] <= GAP * line.row.em || isOneText(line.row, before, word))
    if (isNear) runs.at(-1)!.push(word)
    else runs.push([word])
    last = at
  }
  return runs
}

/** A place where texts of a column begin. */
interface Begin {
  readonly left: number
  /** Index of the column. */
  readonly c: number
}

const beginsOf = (columns: readonly Place[]): Begin[] =>
  columns
    .flatMap(({ lefts }, c) => lefts.map((left) => ({ left, c })))
    .sort((a, b) => a.left - b.left)

/** For each of a line's words, the index of its column. @param begins of these columns, left to right */
function placesOf(
  runs: Runs,
  line: Line,
  columns: readonly Place[],
  begins: readonly Begin[],
): number[] {
  const reach = REACH * line.row.em
  let before = -1
  let open = false
  return runs.flatMap((run) => {
    const [x, end] = [run[0]!.box[0] - line.shift, run.at(-1)!.box[2] - line.shift]
    const at = begins.findLast(({ left }) => left <= x + reach)
    // A wide gap within a text parts it from none, and what follows a colon belongs to it.
    if (open) open = false
    else if (at !== undefined && Math.abs(at.left - x) <= reach) before = at.c
    else {
      if (before < 0) before = at?.c ?? 0
      // Behind all that begins in line there, it is set to the middle of a column farther on.
      const over = columns.findIndex(
        ({ lefts, right }, c) => c > before && lefts[0]! < end && right > x,
      )
      if (over >= 0 && x > columns[before]!.right) before = over
    }
    open = /\p{L}:$/u.test(run.at(-1)!.text)
    return run.map(() => before)
  })
}

/** Columns by where texts begin: places whose texts overlap, and never stand in one line, are one column. */
function joined(
  lefts: readonly number[],
  lines: readonly { readonly line: Line; readonly runs: Runs }[],
): Place[] {
  const places = lefts.map((left) => ({ lefts: [left], right: left }))
  const beginning = lines.map(({ line, runs }) => {
    const own = new Set<number>()
    for (const run of runs) {
      const x = run[0]!.box[0] - line.shift
      const p = lefts.findLastIndex((left) => left <= x + REACH * line.row.em)
      if (p < 0 || Math.abs(lefts[p]! - x) > REACH * line.row.em) continue
      own.add(p)
      places[p]!.right = Math.max(places[p]!.right, run.at(-1)!.box[2] - line.shift)
    }
    return own
  })
  const columns: { lefts: number[]; right: number; members: number[] }[] = []
  for (const [p, { lefts: own, right }] of places.entries()) {
    const last = columns.at(-1)
    const isOne =
      last !== undefined &&
      last.right > own[0]! &&
      !last.members.some((m) => beginning.some((at) => at.has(m) && at.has(p)))
    if (isOne) {
      last.lefts.push(...own)
      last.right = Math.max(last.right, right)
      last.members.push(p)
    } else columns.push({ lefts: [...own], right, members: [p] })
  }
  return columns
}

const isOver = (box: Box, left: number, right: number): boolean => box[0] < right && box[2] > left

/** Letters in a row: a mark has one. */
const hasWord = (text: string | null): boolean => text !== null && /\p{L}{2}/u.test(text)

const LETTER = /\p{L}/u

function lettersIn(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i)!
    // Latin letters without accents are told by their numbers, without a search.
    if (code < 128) letters += Number((code | 32) >= 97 && (code | 32) <= 122)
    else if (LETTER.test(String.fromCodePoint(code))) letters++
    if (code > 0xffff) i++
  }
  return letters
}

function featuresOf(
  values: readonly (string | null)[],
  share: number,
  at: {
    first: boolean
    last: boolean
    /** Does the column with most letters follow? */
    before: boolean
    /** Its texts with a day in them. */
    dated: number
    heads: readonly Head[]
    headless: boolean
  },
): number[] {
  const texts = values.filter((value) => value !== null)
  const characters = texts.join('').replaceAll(/\s/g, '').length
  const count = Math.max(1, texts.length)
  const names = at.heads.flatMap((head) => head.names)
  return [
    1,
    texts.length / Math.max(1, values.length),
    Math.log1p(characters / count),
    lettersIn(texts.join('')) / Math.max(1, characters),
    new Set(texts).size / count,
    texts.filter(isPhrase).length / count,
    share,
    Number(at.first),
    Number(at.last),
    Number(at.headless),
    Number(at.headless) * (1 - lettersIn(texts.join('')) / Math.max(1, characters)),
    Number(names.includes('column_description')),
    Number(isOther(at.heads)),
    Number(isOfKinds(at.heads)),
    Number(at.heads.length > 0 && names.length === 0),
    Number(at.before),
    Number(at.before) * codesIn(texts),
    texts.filter(isForeignSum).length / count,
    at.dated / count,
    1 - texts.filter(hasWord).length / count,
  ]
}

const isOfKinds = (heads: readonly Head[]): boolean =>
  heads.some(({ names }) => names.includes('column_mark'))

/** Share of codes from which on a column is one of codes. */
const MOST = 0.5

/** Codes of letters alone, of all texts of a column. */
function codesIn(values: readonly (string | null)[]): number {
  const texts = values.filter((value) => value !== null)
  return texts.filter(isCode).length / Math.max(1, texts.length)
}

/** `DD`, `VIS`, `)))`: what kind of booking it is. */
const isCode = (text: string): boolean => /^(?:[\p{L}.]{1,5}|\)+)$/u.test(text)

/** Share of the bookings with such a number, and of the numbers that are different. */
const NUMBERED = 0.9
/** Characters of such a number, at least: rows are counted by less. */
const LEAST_NUMBER = 3
const OWN_NUMBER = /^(?=.*\d)(?!\d{1,2}[:.]\d{2}(?::\d{2})?$)[\p{L}\d/.$-]+$/u

/** Are these numbers by which the bookings are called: one word with figures for each, no two alike, no times of day? */
function areOwnNumbers(values: readonly (string | null)[]): boolean {
  const texts = values.filter((value) => value !== null)
  return (
    texts.length >= Math.max(LEAST_ROWS, NUMBERED * values.length) &&
    new Set(texts).size >= NUMBERED * texts.length &&
    texts.every((text) => text.length >= LEAST_NUMBER && OWN_NUMBER.test(text))
  )
}

/** Characters of a number that is no branch and no kind, at least. */
const LEAST_LONG = 6

/** Are these numbers of something, without words: `RF2602050117`, `HR69 40002-77`? Two bookings may share one. */
function areLongNumbers(values: readonly (string | null)[]): boolean {
  const texts = values.filter((value) => value !== null)
  const isLong = (text: string) => text.length >= LEAST_LONG && text.split(' ').every(hasFigure)
  return texts.length >= LEAST_ROWS && texts.filter(isLong).length >= NUMBERED * texts.length
}

const hasFigure = (text: string): boolean => /\d/.test(text)

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu
/** Characters of a word in them, about. */
const UNSPACED_WORD = 3

const isPhrase = (text: string): boolean =>
  text.includes(' ') || (text.match(UNSPACED)?.length ?? 0) > UNSPACED_WORD

/** Letters of a word on average where words are no codes; a character of a script without spaces says as much as two. */
const LEAST_LETTERS = 4

/** Whole words and nothing else. */
function areWords(values: readonly (string | null)[]): boolean {
  const texts = values.filter((value) => value !== null)
  const words = texts.flatMap((text) => text.split(/\s+/))
  const all = words.join('')
  const letters = lettersIn(all) + (all.match(UNSPACED)?.length ?? 0)
  return (
    letters >= LEAST_LETTERS * words.length &&
    texts.every((text) => /^\p{L}[\p{L}\s./-]*$/u.test(text))
  )
}

const isDescription = ({ names }: Head): boolean => names.includes('column_description')

const isOther = (heads: readonly Head[]): boolean => {
  const names = heads.flatMap((head) => head.names)
  return !names.includes('column_description') && names.some((name) => OTHERS.has(name))
}

/** Heads of what counts rows, and of what is told by itself. */
const COUNTS: ReadonlySet<string> = new Set(['column_check', 'column_position', 'column_serial'])

const OTHERS: ReadonlySet<string> = new Set([
  'column_reference',
  'column_check',
  'column_code',
  'column_position',
  'column_serial',
])
