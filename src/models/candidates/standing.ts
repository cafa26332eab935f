import { holdsCents } from '../../fields/cents.ts'
import { once } from '../../fields/once.ts'
import type { DocumentText, Piece, Row } from '../../reading/document-text.ts'
import {
  type Block,
  blockOf,
  hasTaxIdUnder,
  isUnderSender,
  lineMarks,
  linesBelow,
  marksOf,
} from './name-blocks.ts'
import type { NameCandidate } from './name-candidate.ts'

/** Where no line of an address follows. */
const FAR_BELOW = 8

/** What stands around a piece: the same for every name that begins in it. */
export interface Standing {
  readonly below: readonly Piece[]
  readonly block: Block
  readonly town: number
  readonly addresses: number
  readonly contact: number
  readonly toAddress: number
  readonly taxIdNear: number
  readonly ibanNear: number
  readonly taxIdUnder: number
  readonly underSender: number
  readonly sums: number
}

const standings = once((_document: DocumentText) => new Map<Piece, Standing>())

export function standingOf({ row, piece }: NameCandidate, document: DocumentText): Standing {
  const known = standings(document)
  let own = known.get(piece)
  if (!own) {
    own = lookedAt(row, piece, document)
    known.set(piece, own)
  }
  return own
}

function lookedAt(row: Row, piece: Piece, document: DocumentText): Standing {
  const below = linesBelow(row, piece, document)
  const marks = below.map(lineMarks)
  const near = document.rows
    .slice(Math.max(0, row.index - 1), row.index + 7)
    .filter((other) => other.page === row.page)
    .map(marksOf)
  return {
    below,
    block: blockOf(row, piece, document),
    town: marks.some(({ town }) => town) ? 1 : 0,
    addresses: Math.min(4, marks.filter(({ address }) => address).length),
    contact: marks.some(({ contact }) => contact) ? 1 : 0,
    toAddress: marks.findIndex(({ address }) => address) + 1 || FAR_BELOW,
    taxIdNear: near.some(({ vat }) => vat) ? 1 : 0,
    ibanNear: near.some(({ iban }) => iban) ? 1 : 0,
    taxIdUnder: hasTaxIdUnder(row, piece, document) ? 1 : 0,
    underSender: isUnderSender(row, piece, document) ? 1 : 0,
    sums: Math.min(4, row.words.filter((word) => holdsCents(word.text)).length),
  }
}
