import type { Box } from '../../document/box.ts'
import { isAddressLine, isShortForStreet } from '../../fields/address.ts'
import { digits } from '../../fields/counts.ts'
import { CURRENCY_MARKS } from '../../fields/currency-marks.ts'
import { foldedPhrase } from '../../fields/lexicon.ts'
import type { DocumentText, Row } from '../document-text.ts'
import { type Figure, isSum, rowFigures } from '../figures.ts'

/** What a mark beside a sum may be, and how surely. */
export type MarkKind = 'code' | 'sign' | 'alike'

/** A currency that a mark may stand for. */
export interface Meaning {
  readonly currency: string
  readonly kind: MarkKind
  /** Of the currencies of a sign, the one that it mostly is. */
  readonly usual: boolean
}

/** Marks of all currencies with their counts, beside sums and elsewhere. */
export interface CurrencyMarks {
  readonly besideSums: readonly (readonly Meaning[])[]
  readonly named: readonly (readonly Meaning[])[]
}

/** Codes of currencies, less the som's: on papers of goods `KGS` is kilograms. */
const CODES = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'KGS'))

/** What recognition, or a font without the sign, makes of one. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  EUR: ['e', '¢', 'Eur', 'EVR', 'EUF', 'EUP'],
  CZK: ['KE', 'Ke', 'KC', 'Kè', 'K¢', 'K&', 'KÉ'],
  PLN: ['zt', 'zi', 'zk', 'z1'],
  SEK: ['Kr', 'KR'],
  NOK: ['Kr', 'KR'],
  DKK: ['Kr', 'KR'],
  INR: ['₨'],
  PHP: ['P'],
  GHS: ['GHe', 'GH¢', 'GHc', 'GHC'],
  VND: ['d'],
}

/** Signs that recognition makes of one that its networks do not know: these are read as themselves, too. */
const READ_AS: Readonly<Record<string, readonly Meaning[]>> = {
  '€': [{ currency: 'INR', kind: 'alike', usual: false }],
}

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const by = new Map<string, Meaning[]>()
  const add = (mark: string, meaning: Meaning) => by.set(mark, [...(by.get(mark) ?? []), meaning])
  for (const code of CODES) add(code, { currency: code, kind: 'code', usual: true })
  for (const [sign, list] of Object.entries(CURRENCY_MARKS))
    for (const [i, currency] of list.entries())
      add(sign, { currency, kind: 'sign', usual: i === 0 })
  for (const [currency, list] of Object.entries(ALIKE))
    for (const mark of list)
      if (!CODES.has(mark) && !CURRENCY_MARKS[mark])
        add(mark, { currency, kind: 'alike', usual: false })
  return by
})()

/** Codes that words and other codes look like: these count beside a figure alone. */
const WORDLIKE = new Set('ALL ANG BAM CUP GEL LAK MAD MOP PEN SHP SOS STD TOP TRY WST'.split(' '))

/** Letters of a word beside a sum that may be its mark. */
const MOST_LETTERS = 4
/** How near a mark stands, in ems, and how long a row is that names one. */
const NEAR = 1.5
const MOST_LENGTH = 80

/** Every mark of a currency that a document has. */
export function currencyMarks(document: DocumentText): CurrencyMarks {
  const besideSums: (readonly Meaning[])[] = []
  const named: (readonly Meaning[])[] = []
  const cents = document.rows.some((row) => rowFigures(row, document).some(hasCents))
  for (const row of document.rows) {
    const used = new Set<string>()
    // A day is no figure: what stands behind it begins a text.
    const figures = rowFigures(row, document)
    // Words of streets, which have a number, look like codes and signs: `Bağdat Cad. 188`, `100 Ft Road`.
    const streets = row.pieces.filter(({ text }) => /\d/.test(text) && isAddressLine(text))
    const sums = figures.filter(({ box }) => !streets.some((own) => isWithin(box, own.box)))
    for (const mark of sums.flatMap((own) => marksOfSum(own, row, cents))) {
      used.add(mark)
      const meanings = MEANINGS.get(mark)
      if (meanings) besideSums.push([...meanings, ...((row.recognised && READ_AS[mark]) || [])])
    }
    const isLong = row.text.length >= MOST_LENGTH
    for (const [i, word] of row.words.entries())
      for (const part of streets.some(({ words }) => words.includes(word))
        ? []
        : partsOf(word.text)) {
        const mark = bare(part)
        const meanings = MEANINGS.get(mark)
        if (!meanings || used.has(mark) || WORDLIKE.has(mark) || isShortForStreet(word.text))
          continue
        // In brackets, a mark names the currency of what stands in front: `Amount (kr)`.
        const inBrackets = [`(${part})`, `（${part}）`].some((own) => word.text.includes(own))
        if (isLong && !inBrackets) continue
        const besideDigits = figures.some(({ box }) =>
          [row.words[i - 1], row.words[i + 1]].some((own) => own && isWithin(own.box, box)),
        )
        const sure = meanings.filter(
          ({ kind }) =>
            kind === 'code' ||
            (kind === 'sign' &&
              (mark.length > 2 || /\p{Sc}/u.test(mark) || besideDigits || inBrackets)),
        )
        if (sure.length > 0 && !isCompany(row, i)) named.push(sure)
      }
  }
  return { besideSums, named }
}

/** What brackets and strokes part; a sign may have a stroke of its own: `S/`. */
const partsOf = (text: string): readonly string[] =>
  text.split(/[()（）[\]]/).flatMap((part) => (MEANINGS.has(bare(part)) ? [part] : part.split('/')))

const hasCents = ({ decimals }: Figure): boolean => decimals === 2
/** A number of places, as codes have: `027`. Nobody writes money so. */
const isPadded = (figure: Figure): boolean => !hasCents(figure) && /^\D*0\d+\D*$/.test(figure.text)
/** A digit or two. */
const isShort = ({ text }: Figure): boolean => digits(text) < 3

const isWithin = (word: Box, figure: Box): boolean =>
  word[0] > figure[0] - 1 && word[2] < figure[2] + 1

/** A company's form that has a code's letters, as recognition may leave it: `SDN BHD`. */
const isCompany = (row: Row, at: number): boolean =>
  foldedPhrase(row.words[at]!.text) === 'bhd' &&
  foldedPhrase(row.words[at - 1]?.text ?? '').startsWith('s')

/** A mark without brackets and points; written out in lower case. */
function bare(text: string): string {
  const own = /^[([]{0,2}(.*?)[)\].,:;]{0,3}$/.exec(text)![1]!
  return own.length > MOST_LETTERS || own.toLowerCase() === 'euro' ? own.toLowerCase() : own
}

/**
 * What stands in, in front of, or behind a sum of a row. Where sums have cents, a sign in front of a short whole
 * number is none of money: `$4 Abs. 3`, a paragraph.
 */
function marksOfSum(figure: Figure, row: Row, cents: boolean): string[] {
  if (isPadded(figure) || (!isSum(figure) && !hasCents(figure))) return []
  const marks = marksBeside(figure, row)
  return cents && !hasCents(figure) && isShort(figure)
    ? marks.filter((mark) => /\p{L}/u.test(mark))
    : marks
}

function marksBeside(figure: Figure, row: Row): string[] {
  const own = figure.text
    .split(/[\d.,'’\s()+–-]+/)
    // A dollar that was read for a five is no mark.
    .filter((part) => part !== '' && (part !== '$' || figure.currency !== null))
  if (own.length > 0) return own
  const before = row.words.findLast((word) => word.box[2] <= figure.box[0] + 1)
  const after = row.words.find((word) => word.box[0] >= figure.box[2] - 1)
  const near = [
    ...(after && after.box[0] - figure.box[2] < NEAR * row.em ? [after] : []),
    ...(before && figure.box[0] - before.box[2] < NEAR * row.em ? [before] : []),
  ]
  return near
    .map((word) => bare(word.text))
    .filter((text) => text.length <= MOST_LETTERS && !/\d/.test(text))
    .slice(0, 1)
}
