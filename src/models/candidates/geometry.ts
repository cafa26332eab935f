import type { Page, Word } from '../../document/page.ts'
import { once } from '../../fields/once.ts'
import { type DocumentText, meanSize, type Row } from '../../reading/document-text.ts'
import type { Place } from './place.ts'
import type { Surroundings } from './surroundings.ts'

export const GEOMETRY = [
  'firstPage',
  'lastPage',
  'top',
  'bottom',
  'left',
  'rightEdge',
  'size',
  'bold',
  'piecesInRow',
  'pieceFrom',
  'firstInRow',
  'lastInRow',
  'leftGap',
  'rightGap',
  'aboveGap',
  'headGap',
  'colonLeft',
  'colonAbove',
  'letterLeft',
  'rowWords',
  'gapOver',
  'gapUnder',
  'recognised',
  'confidence',
] as const

const piecesByWord = once(
  ({ pieces }: Row): ReadonlyMap<Word, number> =>
    new Map(pieces.flatMap(({ words }, i) => words.map((word) => [word, i] as const))),
)

const pieceOf = (row: Row, word: Word): number => piecesByWord(row).get(word) ?? -1

/** What the place of a candidate says, in shares of the page, ems and 0 or 1. */
export function geometryOf(
  place: Place,
  around: Surroundings,
  document: DocumentText,
  pages: ReadonlyMap<number, Page>,
): number[] {
  const { row, box, words } = place
  const page = pages.get(row.page)!
  const over = document.rows[row.index - 1]
  const under = document.rows[row.index + 1]
  const step = (a: number, b: number) => Math.min(10, Math.max(0, (b - a) / row.em))
  return [
    row.page === document.pages[0]!.number ? 1 : 0,
    row.page === document.pages.at(-1)!.number ? 1 : 0,
    box[1] / page.height,
    row.index / document.rows.length,
    box[0] / page.width,
    box[2] / page.width,
    Math.min(4, meanSize(words) / row.em),
    words.some((word) => word.font?.bold) ? 1 : 0,
    Math.min(6, row.pieces.length),
    Math.min(6, pieceOf(row, words[0]!)),
    place.from === 0 ? 1 : 0,
    place.to === row.words.length ? 1 : 0,
    Math.min(40, around.leftGap),
    Math.min(40, around.rightGap),
    Math.min(10, around.aboveGap),
    Math.min(40, around.headGap),
    /[:：]$/.test(around.texts.left) ? 1 : 0,
    /[:：]$/.test(around.texts.above) ? 1 : 0,
    /\p{L}{2}/u.test(around.texts.left) ? 1 : 0,
    Math.min(20, row.words.length),
    over && over.page === row.page ? step(over.baseline, row.baseline) : 10,
    under && under.page === row.page ? step(row.baseline, under.baseline) : 10,
    row.recognised ? 1 : 0,
    words.reduce((least, word) => Math.min(least, word.confidence), 1),
  ]
}
