import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { foldedPhrase, PHRASES } from '../../fields/lexicon.ts'
import { type DocumentText, pieceOf, type Row } from '../../reading/document-text.ts'
import { TOP } from './web-addresses.ts'

/** Gaps of this many ems are none between words: the narrowest space of any type is a fifth. */
const NARROW = 0.15
/** What an address of mail or of the web is made of. */
const PART = /^[\p{L}\d._%+/-]+$/u
const HELD = new RegExp(`@|^www\\.|[\\p{L}\\d]\\.${TOP}$`, 'iu')
/** What a name of the web ends in: in front of it a point was lost. */
const ENDING = new RegExp(`^${TOP}$`, 'iu')

/**
 * A document whose addresses of mail and of the web are whole where they were set, or read, with gaps in them:
 * `ada@exam ple.com`.
 */
export function withWholeAddresses(document: DocumentText): DocumentText {
  const rows = document.rows.map((row): Row => {
    const pieces = row.pieces.map((piece) => {
      const words = joined(piece.words, row.em)
      return words.length === piece.words.length ? piece : pieceOf(words, row.recognised)
    })
    if (pieces.every((piece, i) => piece === row.pieces[i])) return row
    const words = pieces.flatMap((piece) => piece.words)
    return { ...row, pieces, words, text: words.map(({ text }) => text).join(' ') }
  })
  return { ...document, rows }
}

/** Words of which those without a gap are one, where one of them holds an address. */
function joined(words: readonly Word[], em: number): readonly Word[] {
  const runs = words.reduce<Word[][]>((all, word) => {
    const run = all.at(-1)
    if (run && touches(run.at(-1)!, word, em)) run.push(word)
    else all.push([word])
    return all
  }, [])
  return runs.flatMap((run) => (run.some(({ text }) => HELD.test(text)) ? oneOf(run) : run))
}

const touches = (before: Word, word: Word, em: number): boolean =>
  Math.abs(word.box[0] - before.box[2]) < NARROW * em &&
  !isCalled(before.text) &&
  !ENDING.test(word.text) &&
  [before, word].every(({ text }) => text.split('@').every((own) => own === '' || PART.test(own)))

/** What stands in front of an address is no part of it. */
const isCalled = (text: string): boolean => (PHRASES.get(foldedPhrase(text)) ?? []).length > 0

const oneOf = (run: readonly Word[]): Word => ({
  ...run[0]!,
  text: run.map(({ text }) => text).join(''),
  box: unionOf(run.map(({ box }) => box)),
  confidence: Math.min(...run.map(({ confidence }) => confidence)),
})
