import { unionOf } from '../../document/box.ts'
import { isAddressLine, readTown } from '../../fields/address.ts'
import { datesIn } from '../../fields/date-search.ts'
import type { DocumentText, Row } from '../paper/document-text.ts'
import { type Found, foundIn } from '../paper/found.ts'
import {
  digits,
  isHardLabel,
  isNumber,
  isOther,
  isRegistration,
  letters,
  meaningfulWords,
  namesOwner,
  rowHasSum,
  startsOther,
} from './head-rows.ts'

/** Rows an address has at most. */
const MOST_ROWS = 7

/** Digits of a phone number, at least; behind the town no line has as many, nor a label. */
const PHONE = 7

/** A town behind its code; what is numbered like one may be land: `LOT 33198, BATU 4`. */
const TOWN = /(?<!\b(?:LOTS?|NO|PTD?|P\.T)[.\s]{0,4})\b\d{5}\b.{0,120}\p{L}{3}/iu

/** The lines from below the name to the first label: at least one must look like an address. */
export function addressAfter(document: DocumentText, name: Row): Found | null {
  const lines: Row[] = []
  /** Where the address ends in rows that go on with something else. */
  const ends = new Map<Row, number>()
  let known = 0
  let complete = false
  for (const row of document.rows.slice(name.index + 1, name.index + 1 + MOST_ROWS + 4)) {
    if (row.page !== name.page) break
    const skip =
      isRegistration(row.text) || (lines.length === 0 && (letters(row.text) < 3 || isOther(row)))
    if (skip && complete) break
    if (skip) continue
    const cut = lines.length > 0 ? row.pieces.findIndex((piece) => startsOther(piece)) : -1
    if ((cut <= 0 && isOther(row)) || datesIn(row.text, document.dateOrder).length > 0) break
    if (isNumber(row.text)) break
    const isLabelled = row.pieces.some((piece) =>
      piece.labels.some(
        (label) =>
          label.from === 0 &&
          letters(label.text) > 2 &&
          isHardLabel(label.names) &&
          !isAddressLine(row.text),
      ),
    )
    // An owner with a tax number may stand between the name and the address.
    if (lines.length === 0 && (isLabelled || namesOwner(row))) continue
    if (isLabelled && cut <= 0) break
    if (lines.length > 0 && row.baseline - lines.at(-1)!.baseline > 3.2 * row.em) break
    if (
      lines.length === 0 &&
      !isAddressLine(row.text) &&
      !/\d/.test(row.text) &&
      !/,/.test(row.text)
    ) {
      if (row.index - name.index > 5) break
      continue
    }
    // Behind the town comes a region, a country or a branch at most.
    if (
      complete &&
      (/^\W*[(#]|\d{6}/.test(row.text) ||
        (cut <= 0 && (digits(row.text) >= PHONE || /\p{L}:\s/u.test(row.text))) ||
        row.text.length > 32 ||
        rowHasSum(row))
    )
      break
    // A street and its town in one line need nothing in front.
    if (/\d/.test(readTown(row.text)?.rest ?? '') && !lines.some((own) => isAddressLine(own.text)))
      lines.length = 0
    lines.push(row)
    if (cut > 0) {
      ends.set(row, row.pieces[cut]!.box[0])
      known = lines.length
      break
    }
    if (complete && !/,\W{0,20}$/.test(row.text)) {
      known = lines.length
      break
    }
    complete ||= readTown(row.text) !== null || TOWN.test(row.text)
    if (isAddressLine(row.text) || /\d/.test(row.text) || /,/.test(row.text) || lines.length <= 4)
      known = lines.length
    if (lines.length === MOST_ROWS) break
  }
  const kept = lines.slice(0, known)
  if (!kept.some((row) => isAddressLine(row.text) || /\d/.test(row.text))) return null
  const words = kept.flatMap((row) =>
    meaningfulWords(row).filter(
      (word) => word.box[0] < (ends.get(row) ?? Number.POSITIVE_INFINITY),
    ),
  )
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<!\s)\s+([,.])/g, '$1')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, '')
  return {
    ...foundIn(text, words, name.page, null, 0.9),
    box: unionOf(words.map((word) => word.box)),
  }
}
