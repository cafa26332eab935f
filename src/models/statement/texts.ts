import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import type { DocumentText, Label } from '../../reading/document-text.ts'
import { firstFrom } from '../../tables/text/first-from.ts'
import type { Figures } from './booked-figures.ts'
import type { Item } from './item.ts'
import type { Line } from './lines.ts'
import { hasWords, ownersOf } from './owners.ts'
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
  return items.map((item, i) => {
    const own = owned[i]!.sort((a, b) => a - b)
    const placed: Placed[] = []
    for (const at of own) {
      const words = at === item.at ? figures.wordsBeside(item) : figures.wordsIn(lines[at]!)
      const places = textColumns.of(words, lines[at]!)
      for (const [w, word] of words.entries())
        placed.push({ word, column: textColumns.all[places[w]!]! })
    }
    const above = headsAbove(item.line.row.index)
    const under = (name: LabelName) => {
      const boxes =
        above?.heads.filter(({ names }) => names.includes(name)).map(({ box }) => box) ?? []
      if (boxes.length === 0) return []
      return placed
        .filter(
          ({ word }) =>
            item.line.words.includes(word) &&
            boxes.some((box) => word.box[0] < box[2] && word.box[2] > box[0]),
        )
        .map(({ word }) => word)
    }
    const checks = under('column_check').filter((word) => /^[\d*#]+$/.test(word.text))
    const describes = (word: Word) => placed.some((p) => p.word === word && p.column.isDescription)
    const references = under('column_reference').filter(
      (word) => !checks.includes(word) && !describes(word),
    )
    const numbers = new Set([...checks, ...references])
    const left = placed.filter(({ word }) => !numbers.has(word))
    // The number that a booking is called by is part of its text, where there is any.
    const isWorded = left.some(({ word, column }) => column.isDescription && isWord(word))
    const isText = ({ word, column }: Placed) =>
      numbers.has(word) ? isWorded : column.isDescription
    return {
      // Texts of two columns wrap each for itself.
      words: inColumns(placed.filter(isText), textColumns),
      reference: references.length > 0 ? references.map((word) => word.text).join(' ') : null,
      checkNumber: checks[0]?.text.replace(/\D/g, '') || null,
      kind: kindIn(textColumns, left),
      box: unionOf(own.flatMap((at) => lines[at]!.words.map((word) => word.box))),
    }
  })
}

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

/** What the column of kinds says; or another text that describes nothing. */
function kindIn(columns: TextColumns, placed: readonly Placed[]): string | null {
  const asked = [
    ...columns.all.filter(({ isKind }) => isKind),
    ...columns.all.filter(({ isDescription }) => !isDescription),
  ]
  for (const column of asked) {
    const words = placed.flatMap((own) => (own.column === column ? [own.word] : []))
    if (words.some(isWord)) return words.map(({ text }) => text).join(' ')
  }
  return null
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
  // Most texts may stand above and below the lines of days and sums.
  const worded = beside.filter(({ words }) => hasWords(words))
  const around =
    worded.length * 2 < items.length
      ? owned.flatMap((own, booking) =>
          own
            .filter((line) => line !== items[booking]!.line)
            .map((line) => ({ booking, line, words: figures.wordsIn(line) })),
        )
      : []
  return new TextColumns(
    [...beside, ...around],
    heads.flatMap((head) => head.over),
  )
}

export interface TextHead {
  readonly row: number
  readonly heads: readonly Label[]
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
      const box = unionOf(run.map((word) => word.box))
      const own = heads.filter((head) => head.box[0] < box[2] && head.box[2] > box[0])
      return { box, names: own.flatMap(({ names }) => names) }
    })
    return [{ row: row.index, heads, over }]
  })
}
