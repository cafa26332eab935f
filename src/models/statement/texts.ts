import { type Box, boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import type { Figures } from './booked-figures.ts'
import type { Item } from './item.ts'
import type { Line } from './line.ts'
import { ownersOf } from './owners.ts'
import { type Head, runsOf, type TextColumn, TextColumns } from './text-columns.ts'

/** What is printed with an item apart from its dates and sums. */
export interface ItemText {
  /** What describes it. */
  readonly words: readonly Word[]
  readonly reference: string | null
  readonly checkNumber: string | null
  /** What kind of booking it is, as a column of its own says. */
  readonly kind: string | null
  readonly box: Box
}

/** The texts of items: their own words, and those of the lines that belong to them. */
export function textsOf(
  items: readonly Item[],
  lines: readonly Line[],
  figures: Figures,
  document: DocumentText,
): ItemText[] {
  const owner = ownersOf(items, lines, figures, document)
  const heads = textHeads(document, items, figures)
  const owned = items.map((item) => [item.at])
  for (const [at, i] of owner) owned[i]!.push(at)
  const ownLines = owned.map((own) => own.map((at) => lines[at]!))
  const textColumns = textColumnsOf(items, figures, heads, ownLines)
  const headsAbove = (index: number): TextHead | undefined =>
    heads[firstFrom(heads, ({ row }) => row >= index) - 1]
  const placedIn = items.map((item, i) =>
    owned[i]!.sort((a, b) => a - b).map((at): Placed[] => {
      const words = at === item.at ? figures.wordsBeside(item) : figures.wordsIn(lines[at]!)
      const places = textColumns.of(words, lines[at]!)
      return words.map((word, w) => ({ word, column: textColumns.all[places[w]!]! }))
    }),
  )
  const inRows = areEntries(placedIn, textColumns)
  const kinds = kindColumns(textColumns)
  return items.map((item, i) => {
    const own = owned[i]!
    const placed = placedIn[i]!.flat()
    const above = headsAbove(item.line.row.index)
    const under = (boxes: readonly Box[] | undefined): readonly Placed[] =>
      boxes === undefined || boxes.length === 0
        ? []
        : placed.filter(
            ({ word }) =>
              item.line.words.includes(word) &&
              boxes.some((box) => word.box[0] < box[2] && word.box[2] > box[0]),
          )
    const checks = under(above?.checks).filter(({ word }) => /^[\d*#]+$/.test(word.text))
    const called = under(above?.references).filter(
      (one) => !checks.includes(one) && !one.column.isDescription,
    )
    const references =
      called.length > 0
        ? called
        : placed.filter(({ word, column }) => column.isReference && item.line.words.includes(word))
    const numbers = new Set([...checks, ...references])
    const left = numbers.size === 0 ? placed : placed.filter((one) => !numbers.has(one))
    // The number that a booking is called by is part of its text, where there is any.
    const isWorded = left.some(({ word, column }) => column.isDescription && isWord(word))
    const isText = (one: Placed) =>
      (numbers.has(one) ? isWorded : one.column.isText) && !figures.foreign.has(one.word)
    return {
      // Texts of two columns wrap each for itself, entries of several lines are read line by line.
      words: inRows
        ? placed.filter(isText).map(({ word }) => word)
        : inColumns(placed.filter(isText), textColumns),
      reference: references.length > 0 ? references.map(({ word }) => word.text).join(' ') : null,
      checkNumber: checks[0]?.word.text.replace(/\D/g, '') || null,
      kind: kindIn(kinds, left),
      box: boxAround(own.flatMap((at) => lines[at]!.words)),
    }
  })
}

/** Lines that end where the next word would have had room, of all that go on, where they are lines of an entry. */
const BROKEN = 0.8
const LEAST_BROKEN = 3

/**
 * Are a booking's lines an entry's, each with a text of its own, and no texts that wrapped? Those wrap where the next
 * word has no room. Beside codes, a text is read as one in either case.
 */
function areEntries(
  bookings: readonly (readonly (readonly Placed[])[])[],
  columns: TextColumns,
): boolean {
  const described = columns.all.filter(({ isText }) => isText)
  if (described.length < 2 || !described.every(({ values }) => arePhrases(values))) return false
  let [broken, all] = [0, 0]
  for (const column of described) {
    const words = bookings.flat(2).flatMap((own) => (own.column === column ? [own.word] : []))
    const right = words.reduce((most, { box }) => Math.max(most, box[2]), 0)
    for (const lines of bookings)
      for (const [l, line] of lines.slice(1).entries()) {
        const above = lines[l]!.findLast((own) => own.column === column)?.word.box
        const next = line.find((own) => own.column === column)?.word.box
        if (!above || !next) continue
        all++
        if (above[2] + next[2] - next[0] + SPACE * (next[3] - next[1]) < right) broken++
      }
  }
  return all >= LEAST_BROKEN && broken >= BROKEN * all
}

/** A space between two words, of their height. */
const SPACE = 0.3
/** Share of a column's texts that have several words, where it holds phrases. */
const PHRASES = 0.5

function arePhrases(values: readonly (string | null)[]): boolean {
  const texts = values.filter((value) => value !== null)
  return texts.filter(isPhrase).length >= PHRASES * texts.length
}

/** Numbers in groups, with a letter or two, are no words. */
const isPhrase = (text: string): boolean =>
  text.split(/\s/).filter((word) => /\p{L}{2}/u.test(word)).length > 1

/** Words by column, those of each in the order they stand. */
function inColumns(placed: readonly Placed[], columns: TextColumns): readonly Word[] {
  const [first] = placed
  if (placed.every(({ column }) => column === first!.column)) return placed.map(({ word }) => word)
  return columns.all.flatMap((column) =>
    placed.flatMap((own) => (own.column === column ? [own.word] : [])),
  )
}

interface Placed {
  readonly word: Word
  readonly column: TextColumn
}

const isWord = ({ text }: Word): boolean => /\p{L}/u.test(text)

/** The column of kinds, and others that describe nothing, in words. */
const kindColumns = ({ all }: TextColumns): readonly TextColumn[] => [
  ...all.filter(({ isKind }) => isKind),
  ...all.filter(({ isDescription, values }) => !isDescription && !areNumbered(values)),
]

/** What the first of these columns says that says anything in words. */
function kindIn(columns: readonly TextColumn[], placed: readonly Placed[]): string | null {
  for (const column of columns) {
    const words = placed.flatMap((own) => (own.column === column ? [own.word] : []))
    if (words.some(isWord)) return words.map(({ text }) => text).join(' ')
  }
  return null
}

/** Do most texts of a column have a figure in them? */
function areNumbered(values: readonly (string | null)[]): boolean {
  const texts = values.filter((value) => value !== null)
  return texts.filter((text) => /\d/.test(text)).length * 2 > texts.length
}

/** The columns of texts beside items. @param owned the lines of each item */
export function textColumnsOf(
  items: readonly Item[],
  figures: Figures,
  heads: readonly TextHead[],
  owned: readonly (readonly Line[])[],
): TextColumns {
  const beside = items.map((item, booking) => ({
    booking,
    line: item.line,
    words: figures.wordsBeside(item),
  }))
  // Texts may also stand above and below the lines of days and sums.
  const around = owned.flatMap((own, booking) =>
    own
      .filter((line) => line !== items[booking]!.line)
      .map((line) => ({ booking, line, words: figures.wordsIn(line) })),
  )
  return new TextColumns(
    [...beside, ...around],
    heads.flatMap((head) => head.over),
  )
}

export interface TextHead {
  readonly row: number
  /** Heads over numbers of checks, and over references. */
  readonly checks: readonly Box[]
  readonly references: readonly Box[]
  /** All that is printed in the row. */
  readonly over: readonly Head[]
}

/** Heads over columns of texts, by the rows of heads they stand in. */
export function textHeads(
  document: DocumentText,
  items: readonly Item[],
  figures: Figures,
): TextHead[] {
  const last = Math.max(...items.map((item) => item.line.row.index))
  const booked = new Set(items.map((item) => item.line.row.index))
  return document.rows.slice(0, last).flatMap((row) => {
    if (booked.has(row.index)) return []
    const heads = figures.headsIn(row)
    if (heads.length === 0) return []
    const over = runsOf(row.words, { row, words: row.words }).map((run) => {
      const box = boxAround(run)
      const own = heads.filter((head) => head.box[0] < box[2] && head.box[2] > box[0])
      return { box, names: own.flatMap(({ names }) => names) }
    })
    const named = (name: LabelName) =>
      heads.flatMap(({ names, box }) => (names.includes(name) ? [box] : []))
    return [
      {
        row: row.index,
        checks: named('column_check'),
        references: named('column_reference'),
        over,
      },
    ]
  })
}
