import { letters } from '../../fields/counts.ts'
import { datesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, isFormAlone } from '../../reading/company-names.ts'
import type { Row } from '../../reading/document-text.ts'
import type { CandidateKind } from './candidate-set.ts'
import { largeNames } from './large-names.ts'
import type { NameCandidate } from './name-candidate.ts'
import { NAME_SETTING, nameSetting } from './name-setting.ts'
import { PARTY_NAMES } from './party-names.ts'
import { placeOf, startsOf } from './place.ts'

/** Names of who sells, on receipts: these are short, and their title may stand behind the name. */
export const SHOP_NAMES: CandidateKind<NameCandidate> = {
  ...PARTY_NAMES,
  name: 'shop_names',
  own: [...PARTY_NAMES.own, ...NAME_SETTING],
  candidatesOf: (document) => {
    const known = PARTY_NAMES.candidatesOf(document)
    const found = [
      ...known,
      ...largeNames(document, known),
      ...document.rows.flatMap(beforeTitle),
    ].filter((own) => !isDay(own) && !isOverFirm(own))
    return found.filter((own) => !isMonogram(own, found))
  },
  ownFeatures: (candidates, document) => {
    const common = PARTY_NAMES.ownFeatures(candidates, document)
    const setting = nameSetting(candidates, document)
    return (i) => common(i).concat(setting(i))
  },
}

/** Whether a text is a day, or a part of one. */
function isDay({ piece: { text } }: NameCandidate): boolean {
  const [day] = datesIn(text, 'dmy')
  return day !== undefined && day.end - day.start > text.length - 3
}

/** Whether a shop's name in capitals is joined with the firm that it is of, which is set otherwise and has a legal form. */
function isOverFirm({ cut, row, piece, words }: NameCandidate): boolean {
  if (cut !== 'lines') return false
  const second = words.filter((word) => !piece.words.includes(word) && !row.words.includes(word))
  const text = second.map((word) => word.text).join(' ')
  return (
    hasCompanyForm(text) &&
    !isFormAlone(cleanName(text)) &&
    /^\P{Ll}/u.test(text) &&
    isInCapitals(piece.text) &&
    !isInCapitals(text)
  )
}

const isInCapitals = (text: string): boolean => !/\p{Ll}{2}/u.test(text)

/** Letters of a name that stand for it, over it: `FG` over `Fleur de Givre`. */
const MONOGRAM = /^\p{Lu}{2,3}$/u
/** Rows from a sign to the name that it is of. */
const NEAR_ROWS = 2

function isMonogram(
  { piece: { text }, row }: NameCandidate,
  names: readonly NameCandidate[],
): boolean {
  if (!MONOGRAM.test(text)) return false
  return names.some((own) => {
    const step = own.row.index - row.index
    if (own.cut !== 'whole' || own.row.page !== row.page || step < 1 || step > NEAR_ROWS)
      return false
    let at = 0
    for (const word of own.value.split(/\s+/)) if (word[0]!.toUpperCase() === text[at]) at++
    return at === text.length
  })
}

const TITLES: readonly LabelName[] = ['document_invoice', 'document_receipt']

/** Names in front of the paper's title on its line: `Harbour Inn Receipt`. */
function beforeTitle(row: Row): NameCandidate[] {
  const starts = startsOf(row)
  return row.pieces.flatMap((piece, i): NameCandidate[] => {
    const title = piece.labels.find(
      ({ from, names }) => from > 0 && names.some((name) => TITLES.includes(name)),
    )
    if (!title) return []
    const place = placeOf(row, starts[i]!, starts[i]! + title.from)
    const value = cleanName(place.text)
    return letters(value) > 2 ? [{ ...place, value, piece, cut: 'front' }] : []
  })
}
