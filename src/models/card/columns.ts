import { isAddressLine } from '../../fields/address.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import {
  type DocumentText,
  type Piece,
  pieceOf,
  type Row,
  sizeOf,
} from '../../reading/document-text.ts'
import { inMirror } from '../../reading/leftwards.ts'
import { withSideways } from '../../reading/sideways.ts'
import { withSpacedLetters } from '../../reading/spaced-letters.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import { withCodes } from './address.ts'
import { withoutIcons } from './icons.ts'
import { withWholeAddresses } from './narrow-gaps.ts'
import { withParticles } from './particles.ts'
import { withWideSpaces } from './spaces.ts'
import { mailsOf, withoutCall, withoutTitle, withoutWork } from './titles.ts'
import { withAddresses } from './web-addresses.ts'

/** Other lines that must begin where a line is cut. */
const LEAST = 2
/** How near their beginnings are, and the least gap in front of the cut, in ems of their own. */
const ALIGNED = 0.35
const GAP = 0.5

/**
 * A document whose lines are cut where a column begins. Columns of a card stand closer than those
 * of other papers: a long street nearly touches the telephone beside it.
 */
function inColumns(document: DocumentText): DocumentText {
  const rows = document.rows.map((row): Row => {
    const others = document.rows.filter((other) => other !== row && other.page === row.page)
    const edges = others.flatMap((other) => other.pieces.map((piece) => piece.box[0]))
    const pieces = row.pieces.flatMap((piece) => cut(piece, row, edges))
    return pieces.length === row.pieces.length ? row : { ...row, pieces }
  })
  return { ...document, rows }
}

function cut(piece: Piece, row: Row, edges: readonly number[]): Piece[] {
  const at = piece.words.findIndex((word, i) => {
    const before = piece.words[i - 1]
    const space = GAP * Math.max(row.em, sizeOf(word))
    if (!before || word.box[0] - before.box[2] < space) return false
    return edges.filter((x) => Math.abs(x - word.box[0]) < ALIGNED * row.em).length >= LEAST
  })
  if (at < 0) return behindAddress(piece, row)
  return [
    pieceOf(piece.words.slice(0, at), row.recognised),
    ...cut(pieceOf(piece.words.slice(at), row.recognised), row, edges),
  ]
}

const NUMBERS: readonly LabelName[] = ['phone', 'mobile', 'fax']

/** A card's rows in columns, and texts that are two things apart. */
export function documentOfCard(document: DocumentText): DocumentText {
  const parted = withAddresses(
    withoutIcons(
      inColumns(
        withWideSpaces(
          withWholeAddresses(
            withParticles(withCodes(withSpacedLetters(withSideways(inMirror(document))))),
          ),
        ),
      ),
    ),
  )
  const mails = mailsOf(parted)
  const rows = parted.rows.map((row): Row => {
    const pieces = row.pieces
      .flatMap((piece) => withoutCall(piece, row.recognised))
      .flatMap((piece) => withoutTitle(piece, row.recognised, mails))
      .flatMap((piece) => withoutWork(piece, row.recognised))
    if (pieces.length === row.pieces.length) return row
    // Words that were cut are other ones.
    const words = pieces.flatMap((piece) => piece.words)
    const isSame = words.every((word, i) => word.text === row.words[i]?.text)
    return isSame ? { ...row, pieces } : { ...row, pieces, words }
  })
  return { ...parted, rows }
}

/** A street and a number with its label are two things: `18 Mill Lane Tel. 020 7946 0018`. */
function behindAddress(piece: Piece, row: Row): Piece[] {
  const label = piece.labels.find(
    (own) =>
      own.from > 1 &&
      own.names.some((name) => NUMBERS.includes(name)) &&
      /^\W*\d(?:\W?\d){5}/.test(textOf(piece.words.slice(own.to))),
  )
  if (!label) return [piece]
  const before = pieceOf(piece.words.slice(0, label.from), row.recognised)
  return isAddressLine(before.text) && /\d/.test(before.text)
    ? [before, pieceOf(piece.words.slice(label.from), row.recognised)]
    : [piece]
}
