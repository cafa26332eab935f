import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { median } from '../../tables/text/units.ts'
import type { Pair } from './pair.ts'

/** Rows of labels and values that make a form; fewer stand below each other by chance. */
const LEAST_ROWS = 3
/** Words of a label without a colon. */
const MOST_WORDS = 5
/** Ems within which edges are one, and between rows of one form. */
const EDGE = 0.6
const NEXT_ROW = 3.5
/** Share of the way to the values that labels fill by half: lines of a column of text fill all of it. */
const MOST_FILLED = 0.85
/** Share of labels that begin as labels do. */
const LEAST_NAMED = 0.8

interface Entry {
  readonly row: Row
  readonly label: Piece
  /** One piece a line. */
  readonly values: Piece[]
}

/**
 * Labels with their values in two columns, without a colon or a word that is known: values begin at
 * one edge, labels at one, or end there.
 *
 * @param taken words that belong to other pairs
 */
export function bareForms({ rows }: DocumentText, taken: ReadonlySet<Word>): Pair[] {
  return formsIn(rows)
    .filter(isForm)
    .flatMap((form) => pairsOf(form, taken))
}

/** Rows below each other of two pieces that share their edges; lines of a value may follow. */
function formsIn(rows: readonly Row[]): Entry[][] {
  const forms: Entry[][] = []
  let form: Entry[] = []
  let last: Row | null = null
  const finish = () => {
    if (form.length >= LEAST_ROWS) forms.push(form)
    form = []
  }
  for (const row of rows) {
    const isNear =
      last !== null && row.page === last.page && row.baseline - last.baseline < NEXT_ROW * row.em
    if (!isNear) finish()
    const [first, second, ...more] = row.pieces
    const goesOn = isNear && form.length > 0
    if (first && second && more.length === 0) {
      const entry = { row, label: first, values: [second] }
      if (goesOn && !standsBelow(entry, form)) finish()
      form.push(entry)
    } else if (goesOn && first && !second && isSame(first.box[0], valueEdge(form), row.em))
      form.at(-1)!.values.push(first)
    else finish()
    last = row
  }
  finish()
  return forms
}

const valueEdge = (form: readonly Entry[]): number => form[0]!.values[0]!.box[0]

const isSame = (a: number, b: number, em: number): boolean => Math.abs(a - b) <= EDGE * em

function standsBelow({ row, label, values }: Entry, form: readonly Entry[]): boolean {
  const first = form[0]!.label.box
  const sharesEdge = ([0, 2] as const).some((side) => isSame(label.box[side], first[side], row.em))
  return sharesEdge && isSame(values[0]!.box[0], valueEdge(form), row.em)
}

/** Not two columns of text, nor a table of two columns with its head. */
function isForm(form: readonly Entry[]): boolean {
  const edge = valueEdge(form)
  const left = Math.min(...form.map(({ label }) => label.box[0]))
  const filled = form.map(({ label }) => (label.box[2] - label.box[0]) / (edge - left))
  const named = form.filter(({ label }) => isNamed(label)).length
  const keys = new Set(form.map(({ label }) => label.text.toLowerCase()))
  const [head, ...others] = form.map(({ values }) => /\d/.test(values[0]!.text))
  const hasHead = head === false && others.every((own) => own)
  return (
    median(filled) <= MOST_FILLED &&
    named >= LEAST_NAMED * form.length &&
    keys.size === form.length &&
    !hasHead
  )
}

/** Short, of letters, and not from the middle of a sentence. */
const isNamed = ({ words, text }: Piece): boolean =>
  words.length <= MOST_WORDS &&
  /^[^\p{L}\d]*(?:\p{Lu}|\p{Lo}|\p{Lt})/u.test(text) &&
  !/[,;.!?]$|\d{3}/.test(text)

/** The more rows there are, the likelier they are a form. */
function pairsOf(form: readonly Entry[], taken: ReadonlySet<Word>): Pair[] {
  const sure = form.length / (form.length + 1)
  return form.flatMap(({ row, label, values }): Pair[] => {
    const own = values.flatMap(({ words }) => words)
    if ([...label.words, ...own].some((word) => taken.has(word)) || !isNamed(label)) return []
    const confidence = [...label.words, ...own].reduce(
      (least, word) => Math.min(least, word.confidence),
      1,
    )
    return [
      {
        key: textOf(label.words),
        value: values.map(({ text }) => text).join(' '),
        type: 'text',
        page: row.page,
        box: unionOf(own.map(({ box }) => box)),
        keyBox: label.box,
        confidence: sure * confidence,
      },
    ]
  })
}
