import { letters } from '../../fields/counts.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import { YEAR } from '../../fields/year.ts'
import { cleanName } from '../../reading/company-names.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { ACCOUNT_FEATURES, accountFeatures, groupedNumbers } from './account-numbers.ts'
import type { AddressCandidate } from './address-candidate.ts'
import { ADDRESSES } from './addresses.ts'
import type { CandidateKind } from './candidate-set.ts'
import { IDENTIFIERS, type IdentifierCandidate } from './identifiers.ts'
import { type NameCandidate, nameCandidates } from './name-candidate.ts'
import { NAMES } from './names.ts'
import { placeOf, startsOf } from './place.ts'

const BANK_WORDS = wordsOfKind('bank_word')

/** Does a text name a bank by its kind: Bank, Sparkasse, Building Society, Caja? */
function isBankName(text: string): boolean {
  const plain = plainText(text)
  return (
    plain
      .split(/[^\p{L}]+/u)
      .some((word) =>
        BANK_WORDS.some(
          (bank) =>
            word === bank || (bank.length >= 4 && word.length > bank.length && word.endsWith(bank)),
        ),
      ) || BANK_WORDS.some((bank) => bank.includes(' ') && plain.includes(bank))
  )
}

/** Names at the head of a statement: of its bank, and of who banks there. */
export const STATEMENT_NAMES: CandidateKind<NameCandidate> = {
  ...NAMES,
  name: 'statement_names',
  labels: [...NAMES.labels, 'document_statement', 'account_number', 'bic', 'statement_date'],
  own: [...NAMES.own, 'bankWord'],
  candidatesOf: (document) =>
    [...nameCandidates(document), ...namesBeforeAddresses(document)].map(withoutInitial),
  ownFeatures: (candidates, document) => {
    const common = NAMES.ownFeatures(candidates, document)
    return (i) => common(i).concat(isBankName(candidates[i]!.value) ? 1 : 0)
  },
}

/** A bank's initial that its logo sets in front of its name. */
const INITIAL = /^(\p{Lu})\s+(?=\1\p{L}{2})/u

function withoutInitial(name: NameCandidate): NameCandidate {
  const value = name.value.replace(INITIAL, '')
  return value === name.value || !isBankName(value) ? name : { ...name, value }
}

/** What a label announces up to a comma: `Account holder: Joan Example, 12 High Street`. */
const namesBeforeAddresses = (document: DocumentText): NameCandidate[] =>
  document.rows.flatMap((row) => {
    const starts = startsOf(row)
    return row.pieces.flatMap((piece, i): NameCandidate[] => {
      const colon = piece.words.findIndex((word) => /[:：]$/.test(word.text))
      const from = colon >= 0 ? colon + 1 : (piece.labels.find((own) => own.from === 0)?.to ?? 0)
      const to = piece.words.findIndex((word, at) => at >= from && /\p{L},$/u.test(word.text)) + 1
      if (from === 0 || to === 0) return []
      const place = placeOf(row, starts[i]! + from, starts[i]! + to)
      const value = cleanName(place.text)
      return letters(value) < 2 ? [] : [{ ...place, value, piece, cut: 'behind' }]
    })
  })

/** Addresses at the head of a statement. */
export const STATEMENT_ADDRESSES: CandidateKind<AddressCandidate> = {
  ...ADDRESSES,
  name: 'statement_addresses',
  labels: [...ADDRESSES.labels, 'account_holder', 'account_number', 'document_statement'],
}

/** The number of a year's statement: `3/2026`, `3 / 2026`. */
const OF_YEAR = new RegExp(String.raw`^\d{1,4} ?\/ ?${YEAR}$`)

/** Numbers at the head of a statement: its own, and its account's. */
export const STATEMENT_IDENTIFIERS: CandidateKind<IdentifierCandidate> = {
  ...IDENTIFIERS,
  name: 'statement_identifiers',
  sides: ['left', 'row', 'above', 'head', 'before'],
  labels: [
    'statement_number',
    'document_statement',
    'statement_date',
    'account_number',
    'iban',
    'bic',
    'bank',
    'customer_id',
    'card',
    'reference',
    'date',
    'period',
    'phone',
    'tax_id',
    'registration',
    'opening_balance',
    'closing_balance',
  ],
  own: [...IDENTIFIERS.own, 'ofYear', ...ACCOUNT_FEATURES],
  candidatesOf: (document) => {
    const tokens = IDENTIFIERS.candidatesOf(document)
    const known = new Set(tokens.map(({ row, from, to }) => `${row.index} ${from} ${to}`))
    const grouped = groupedNumbers(document).filter(
      ({ row, from, to }) => !known.has(`${row.index} ${from} ${to}`),
    )
    return [...tokens, ...grouped]
  },
  ownFeatures: (candidates, document) => {
    const common = IDENTIFIERS.ownFeatures(candidates, document)
    const ofAccounts = accountFeatures(candidates, document)
    return (i) => common(i).concat(OF_YEAR.test(candidates[i]!.value) ? 1 : 0, ofAccounts[i]!)
  },
}
