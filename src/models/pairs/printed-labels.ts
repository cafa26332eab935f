import { unionOf } from '../../document/box.ts'
import type { DocumentText, Label, Piece, Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'

/** Words of a label whose colon makes it one. */
const MOST_WORDS = 7
/** Of one within a text, behind another's value. */
const MOST_WITHIN = 3
const COLON = /[:：]$/
/** Labels side by side from this many on are the head of a table. */
const HEADS = 3

/** What announces a value on a page, with the row and piece it stands in. */
export interface PrintedLabel {
  readonly label: Label
  readonly piece: Piece
  readonly row: Row
  /** A colon says that it is one. */
  readonly hasColon: boolean
}

/** The same document with all that its colons make labels among its labels. */
export function withColons(document: DocumentText): DocumentText {
  const rows = document.rows.map((row) => ({
    ...row,
    pieces: row.pieces.map((piece) => ({ ...piece, labels: labelsOf(piece) })),
  }))
  return { ...document, rows }
}

/** Labels in reading order: those with a colon, and those of the lexicon that begin their texts. */
export function* printedLabels(document: DocumentText): Generator<PrintedLabel> {
  for (const row of document.rows) {
    const isHead = row.pieces.filter((piece) => isWhole(piece)).length >= HEADS
    for (const piece of row.pieces)
      for (const label of piece.labels) {
        const hasColon = endsInColon(label, piece)
        const isKnown =
          label.names.some((name) => !/^(?:column|section|document)_/.test(name)) &&
          beginsPair(label, piece)
        if (hasColon || (isKnown && !isHead)) yield { label, piece, row, hasColon }
      }
  }
}

/** Without a colon a label stands by itself, or before a figure: sentences have its words, too. */
function beginsPair({ from, to, text }: Label, { words }: Piece): boolean {
  const rest = words.slice(to)
  const isShort = rest.length <= MOST_WORDS && rest.some((word) => /\d/.test(word.text))
  return from === 0 && /\p{L}/u.test(text) && (rest.length === 0 || isShort)
}

const isWhole = ({ labels, words }: Piece): boolean =>
  labels.some((label) => label.from === 0 && label.to === words.length)

const endsInColon = ({ to }: Label, { words }: Piece): boolean =>
  COLON.test(words[to - 1]!.text) || /^[:：]$/.test(words[to]?.text ?? '')

/** Those that end in a colon go before others at their place. */
function labelsOf(piece: Piece): Label[] {
  const own = colonLabels(piece)
  return [
    ...own,
    ...piece.labels.filter((other) =>
      own.every((label) => label.to <= other.from || label.from >= other.to),
    ),
  ].sort((a, b) => a.from - b.from)
}

function colonLabels(piece: Piece): Label[] {
  const { words, labels } = piece
  const found: Label[] = []
  words.forEach(({ text }, i) => {
    if (!COLON.test(text)) return
    const to = /^[:：]$/.test(text) ? i : i + 1
    const before = found.at(-1)?.to ?? 0
    const known = labels.find((label) => label.to === to && label.from >= before)
    const from = before === 0 ? 0 : (known?.from ?? capitalBefore(words, to, before))
    const own = words.slice(from, to)
    const isLabel =
      own.length > 0 && own.length <= MOST_WORDS && own.some((word) => /\p{L}/u.test(word.text))
    if (!isLabel) return
    found.push({
      names: known?.names ?? [],
      from,
      to,
      score: 1,
      text: textOf(own),
      box: unionOf(own.map((word) => word.box)),
    })
  })
  return found
}

/** Where a label begins that stands behind a value: with its nearest capital. */
function capitalBefore(words: Piece['words'], to: number, least: number): number {
  for (let i = to - 1; i > least && to - i <= MOST_WITHIN; i--)
    if (/^\p{Lu}/u.test(words[i]!.text)) return i
  return to - 1
}
