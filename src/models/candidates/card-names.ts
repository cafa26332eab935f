import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { isAddressLine } from '../../fields/address.ts'
import { emailsIn } from '../../fields/contact.ts'
import { capitals, letters } from '../../fields/counts.ts'
import { isEastAsian } from '../../fields/east-asian-words.ts'
import { isGivenName } from '../../fields/given-names.ts'
import { inLatinLetters } from '../../fields/latin-letters.ts'
import { foldedPhrase, type LabelName, plainText } from '../../fields/lexicon.ts'
import { cleanName, hasCompanyForm, hasCompanyWord } from '../../reading/company-names.ts'
import { type DocumentText, meanSize, type Piece, type Row } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import { domainCover, isNamed } from './domain-cover.ts'
import { domainsOf, withoutUmlauts } from './domains.ts'
import { doubtOf, sureParts, wordDoubt } from './doubt.ts'
import { houseAt } from './house.ts'
import { lineMarks } from './name-blocks.ts'
import { type NameCandidate, nameCandidates } from './name-candidate.ts'
import { isAligned } from './name-lines.ts'
import { NAMES } from './names.ts'
import { OPEN_END, OPEN_START } from './open-lines.ts'
import { areasIn, endsInTitle, mailLikeness, personWords } from './person-words.ts'
import { placeOf, startsOf } from './place.ts'

/** What is said of a line over or under a candidate. */
const NEIGHBOUR = [
  'None',
  'Gap',
  'Step',
  'Size',
  'Given',
  'Mail',
  'Title',
  'Department',
  'Form',
  'Trade',
  'Domain',
  'Address',
  'Contact',
  'Capitals',
  'Words',
  'Open',
] as const

const OWN = [
  'given',
  'givenFirst',
  'givenLast',
  'mailName',
  'mailNameElsewhere',
  'titleEnd',
  'agentEnd',
  'domainCover',
  'domainCoverElsewhere',
  'lowerCase',
  'comma',
  'and',
  'columnRank',
  'columnLast',
  'lineCount',
  'sizeToNext',
  'shortWords',
  'openEnd',
  'openStart',
  'parted',
  'restWords',
  'restDigits',
  'restOpen',
  'restTitle',
  'restDepartment',
  'contactLabel',
  'doubt',
  'restDoubt',
  'restSure',
  'restWord',
  'mailFirm',
  'restAddress',
  'slashed',
  'restSlashed',
  ...NEIGHBOUR.map((name) => `over${name}` as const),
  ...NEIGHBOUR.map((name) => `under${name}` as const),
  'gapBalance',
  'innerGap',
  'innerToOuter',
  'innerSize',
  'innerCapitals',
  'innerOpen',
  'secondGap',
  'secondGiven',
  'secondMail',
  'secondTitle',
  'areas',
  'restAreas',
  'underAreas',
  'unlikeLines',
] as const

/** Names of a card: lines of columns that stand side by side, and what stands over and under them. */
export const CARD_NAMES: CandidateKind<NameCandidate> = {
  ...NAMES,
  name: 'card_names',
  own: [...NAMES.own, ...OWN],
  candidatesOf,
  ownFeatures: (candidates, document) => {
    const common = NAMES.ownFeatures(candidates, document)
    const own = cardFeatures(candidates, document)
    return (i) => common(i).concat(own(i))
  },
}

const MOST = 260
/** Lines a text of a card may have, words of it, rows to its next line, and the step in ems. */
const MOST_LINES = 3
const MOST_WORDS = 8
const MOST_ROWS = 5
const STEP = 3.2
/** Widest gap within a line that recognition cut, in ems. */
const GAP = 3.5
const SIGN = /^(?:[·•|●∙■–—/-]+|,)$/
/** What recognition makes of bullets, and colons that stand by themselves. */
const BULLET = /^[«»:*]$/

function candidatesOf(document: DocumentText): NameCandidate[] {
  const found = nameCandidates(document).filter(
    (own) => !isOfTwoScripts(own) && !isPartedAtComma(own),
  )
  const known = new Set(found.map(keyOf))
  const add = (candidate: NameCandidate) => {
    const key = keyOf(candidate)
    if (known.has(key) || letters(candidate.value) < 2 || candidate.value.length > 80) return
    if (isOfTwoScripts(candidate) || isPartedAtComma(candidate)) return
    known.add(key)
    found.push(candidate)
  }
  for (const row of document.rows) {
    const starts = startsOf(row)
    row.pieces.forEach((piece, i) => {
      for (const candidate of parts(row, piece, starts[i]!)) add(candidate)
      for (const candidate of sure(row, piece, starts[i]!)) add(candidate)
      for (const candidate of runs(row, i, starts[i]!)) add(candidate)
      for (const candidate of columns(row, piece, starts[i]!, document)) add(candidate)
    })
  }
  return found.slice(0, MOST)
}

/** Lines in two scripts say the same twice: a name in kanji, and in Latin letters below it. */
const isOfTwoScripts = ({ cut, piece, words }: NameCandidate): boolean =>
  cut === 'lines' &&
  isEastAsian(piece.text) &&
  words.some(({ text }) => !piece.text.includes(text) && /^\p{Script=Latin}{2}/u.test(text))

/** Whether pieces side by side of which the first ends in a comma, a name and a job for one, are joined again. */
const isPartedAtComma = ({ cut, piece, words }: NameCandidate): boolean =>
  cut === 'row' && piece.text.endsWith(',') && !piece.words.includes(words.at(-1)!)

/** Words by their places: no two of a page stand in one. */
const keyOf = ({ row, words }: NameCandidate): string =>
  `${row.page}: ${words.map(({ box }) => box.join()).join(' ')}`

const isSign = ({ text }: Word): boolean => SIGN.test(text) || BULLET.test(text)

/** What stands between the signs that part a line: the job, and the department behind it. */
function parts(row: Row, piece: Piece, start: number): NameCandidate[] {
  const ends: number[] = []
  piece.words.forEach((word, i) => {
    if (isSign(word)) ends.push(i)
    else if (/[,;|]$/.test(word.text)) ends.push(i + 1)
  })
  if (ends.length === 0) return []
  const cuts = [0, ...ends, piece.words.length]
  return cuts.slice(0, -1).flatMap((cut, i) => {
    let from = cut
    while (from < piece.words.length && isSign(piece.words[from]!)) from++
    const to = cuts[i + 1]!
    if (to <= from) return []
    const place = placeOf(row, start + from, start + to)
    return [{ ...place, value: cleanName(place.text), piece, cut: from === 0 ? 'front' : 'behind' }]
  })
}

/** A text without what recognition is less sure of at its ends, or without the address behind it. */
function sure(row: Row, piece: Piece, start: number): NameCandidate[] {
  const { words } = piece
  const cuts = row.recognised ? [...sureParts(words)] : []
  const house = houseAt(words)
  if (house > 0) cuts.push([0, house])
  return cuts.map(([from, to]) => {
    const place = placeOf(row, start + from, start + to)
    return { ...place, value: cleanName(place.text), piece, cut: from === 0 ? 'front' : 'behind' }
  })
}

/** Pieces side by side that recognition, or wide spaces, took apart. */
function runs(row: Row, from: number, start: number): NameCandidate[] {
  const found: NameCandidate[] = []
  let words = row.pieces[from]!.words.length
  for (let i = from + 1; i < row.pieces.length; i++) {
    const [before, piece] = [row.pieces[i - 1]!, row.pieces[i]!]
    words += piece.words.length
    if (piece.box[0] - before.box[2] > GAP * row.em || words > MOST_WORDS) break
    const place = placeOf(row, start, start + words)
    const value = cleanName(place.text)
    if (/\d/.test(value)) break
    found.push({ ...place, value, piece: row.pieces[from]!, cut: 'row' })
  }
  return found
}

/** Lines under each other, whatever stands beside them: a trade may be in much smaller type than the name over it. */
function columns(row: Row, piece: Piece, start: number, document: DocumentText): NameCandidate[] {
  const found: NameCandidate[] = []
  if (/\d{2}|@/.test(piece.text) || letters(piece.text) < 1) return found
  const lines = [piece]
  let at = row
  while (lines.length < MOST_LINES) {
    const next = neighbour(at, lines.at(-1)!, document, 1)
    if (!next || /\d{2}|@/.test(next.piece.text)) break
    lines.push(next.piece)
    at = next.row
    const words = lines.flatMap((line) => line.words)
    const place = placeOf(row, start, start + piece.words.length)
    for (const more of [[], besides(next.row, next.piece)]) {
      const all = [...words, ...more]
      if (all.length > MOST_WORDS) break
      const text = textOf(all)
      found.push({ ...place, words: all, text, value: cleanName(text), piece, cut: 'lines' })
    }
  }
  return found
}

/** The words right behind a piece that recognition, or wide spaces, took from it. */
function besides({ pieces, em }: Row, piece: Piece): readonly Word[] {
  const words: Word[] = []
  let before = piece
  for (const next of pieces.slice(pieces.indexOf(piece) + 1)) {
    if (next.box[0] - before.box[2] >= 0.5 * GAP * em || /\d/.test(next.text)) break
    words.push(...next.words)
    before = next
  }
  return words
}

/** The next line of a column, down (1) or up (-1). */
export function neighbour(
  row: Row,
  piece: Piece,
  document: DocumentText,
  way: 1 | -1,
): { row: Row; piece: Piece } | null {
  for (let i = 1; i <= MOST_ROWS; i++) {
    const other = document.rows[row.index + i * way]
    if (!other || other.page !== row.page) return null
    if (Math.abs(other.baseline - row.baseline) > STEP * Math.max(row.em, meanSize(piece.words)))
      return null
    const found = other.pieces.find(
      (own) => isAligned(own, piece, row.em) || Math.abs(own.box[2] - piece.box[2]) < 0.6 * row.em,
    )
    if (found) return { row: other, piece: found }
  }
  return null
}

/** How words for those who do something end, in many languages. */
const AGENT =
  /(?:eurs?|euse|trice|ière|ier|ist(?:e|a|in)?|logist?|log[aeou]?|login|tor|tora|dor|dora|nte|meister|mester|mästare|mann|frau|arkitekt|tekt|kunde|makare|maker|enik|ník|nik|arz|czka|owa|icz|iker|ikerin|erin|ian|ien|ienne|aire|ario|aria|eiro|eira|ero|era|cier|nær|ling|ologue|ographe?|grafo|ger|cer|ner|ter|der|ver|per|ör|ør)$/u

/** What else its line says: words, whether there are digits, a dash between, a job, a department. */
function restOf({ piece, words }: NameCandidate): number[] {
  const own = new Set(words)
  const rest = piece.words.filter((word) => !own.has(word))
  return [
    Math.min(6, rest.length),
    rest.some((word) => /\d/.test(word.text)) ? 1 : 0,
    rest.some((word) => /^[–—/-]$/.test(word.text)) ? 1 : 0,
    ...personWords(textOf(rest)).slice(0, 2),
  ]
}

/** How sure recognition is of a text, and of the words in its line that are left out. */
function certainty({ piece, words }: NameCandidate): number[] {
  const own = new Set(words)
  const rest = piece.words.filter((word) => !own.has(word))
  const least = rest.reduce((low, word) => Math.min(low, wordDoubt(word)), 1)
  return [
    doubtOf(words),
    rest.length === 0 ? 0 : least,
    rest.length > 0 && least < 0.15 ? 1 : 0,
    rest.some(({ text }) => WORD.test(text)) ? 1 : 0,
  ]
}

/** A word as words are written; what is no script that recognition knows is a mixture. */
const WORD = /^[„“"(]?\p{Lu}?\p{Ll}{3,}[”"),.]?$/u

/** What stands between two languages that say the same. */
const SLASH = /^[/|]$/

const isSlashed = (words: readonly Word[]): number =>
  words.some(({ text }) => SLASH.test(text)) ? 1 : 0

const CONTACT_LABELS: readonly LabelName[] = ['phone', 'mobile', 'fax', 'email', 'website']

/** Whether a line begins with what a number or an address is called. */
const isContactLabel = ({ labels }: Piece): boolean =>
  labels.some(
    ({ from, names }) => from === 0 && names.some((name) => CONTACT_LABELS.includes(name)),
  )

/** How unlike the types are of a name and the trade over or under it. */
function isUnlike({ cut, piece, words }: NameCandidate): number {
  const rest = words.filter((word) => !piece.words.includes(word))
  if (cut !== 'lines' || rest.length === 0) return 0
  const ratio = meanSize(rest) / meanSize(piece.words)
  return Math.min(2, Math.abs(Math.log(ratio)))
}

/** What its line says behind it. */
const restText = ({ piece, words }: NameCandidate): string =>
  textOf(piece.words.slice(piece.words.indexOf(words.at(-1)!) + 1))

const wordsIn = (text: string): string[] =>
  text
    .split(/[\s,./&|·–—-]+/)
    .map((word) => withoutUmlauts(inLatinLetters(foldedPhrase(word))))
    .filter((word) => word !== '')

/** The gap to the next line where there is none near, in ems. */
const FAR = 6

const capitalsIn = (text: string): number => capitals(text) / Math.max(1, letters(text))

function cardFeatures(candidates: readonly NameCandidate[], document: DocumentText): FeaturesOf {
  const locals = document.rows.flatMap(({ text }) =>
    emailsIn(text).map((own) => own.slice(0, own.indexOf('@'))),
  )
  const foldedLocals = locals.map((local) => withoutUmlauts(foldedPhrase(local)))
  const domains = [...new Set(domainsOf(document).map(({ name }) => withoutUmlauts(name)))]
  const plainLocals = locals.map((local) => withoutUmlauts(plainText(local)))
  const values = candidates.map(({ value }) => wordsIn(value))
  const covers = values.map((words) =>
    Math.max(0, ...domains.map((domain) => domainCover(domain, words))),
  )
  const named = values.map((words) => (plainLocals.some((local) => isNamed(local, words)) ? 1 : 0))
  // A provider's address may have the firm's name in front of its sign.
  const firms = values.map((words) => {
    const joined = words.join('')
    return joined.length > 4 && foldedLocals.some((local) => local.startsWith(joined)) ? 1 : 0
  })
  const bestCover = Math.max(0, ...covers)
  const anyNamed = Math.max(0, ...named)
  const sizes = [...new Set(candidates.map((own) => Math.round(meanSize(own.words) * 2) / 2))].sort(
    (a, b) => b - a,
  )
  const traits = new Map<Piece, number[]>()
  const traitsOf = (piece: Piece): number[] => {
    let own = traits.get(piece)
    if (!own) {
      const words = piece.text.split(/\s+/)
      const person = personWords(piece.text)
      const folded = wordsIn(piece.text)
      const marks = lineMarks(piece)
      own = [
        words.filter(isGivenName).length / words.length,
        mailLikeness(folded, foldedLocals),
        person[0]!,
        person[1]!,
        hasCompanyForm(piece.text) ? 1 : 0,
        hasCompanyWord(piece.text) ? 1 : 0,
        Math.max(0, ...domains.map((domain) => domainCover(domain, folded))),
        marks.address || isAddressLine(piece.text) ? 1 : 0,
        marks.contact ? 1 : 0,
        capitalsIn(piece.text),
        Math.min(8, words.length),
      ]
      traits.set(piece, own)
    }
    return own
  }
  const places = new Map(
    document.rows.flatMap((row) =>
      row.pieces.flatMap((piece) => piece.words.map((word) => [word, { row, piece }] as const)),
    ),
  )
  const placeAt = ({ row, piece }: NameCandidate, word: Word) => places.get(word) ?? { row, piece }
  const beside = (candidate: NameCandidate, way: 1 | -1): number[] => {
    const { row, words } = candidate
    const own = placeAt(candidate, way === 1 ? words.at(-1)! : words[0]!)
    const next = neighbour(own.row, own.piece, document, way)
    if (!next) return [1, FAR, FAR, ...Array.from({ length: NEIGHBOUR.length - 3 }, () => 0)]
    const step = Math.abs(next.row.baseline - own.row.baseline)
    const size = Math.max(1, meanSize(words))
    return [
      0,
      Math.min(FAR, step / row.em),
      Math.min(FAR, step / size),
      Math.min(4, meanSize(next.piece.words) / size),
      ...traitsOf(next.piece),
      (way === 1 ? OPEN_START : OPEN_END).test(next.piece.text) ? 1 : 0,
    ]
  }
  // The line over the one over it: under a name and a title stands a department.
  const second = (candidate: NameCandidate): number[] => {
    const { row, piece } = placeAt(candidate, candidate.words[0]!)
    const next = neighbour(row, piece, document, -1)
    const over = next && neighbour(next.row, next.piece, document, -1)
    if (!over) return [FAR, 0, 0, 0]
    const gap = Math.abs(over.row.baseline - next.row.baseline) / row.em
    return [Math.min(FAR, gap), ...traitsOf(over.piece).slice(0, 3)]
  }
  // Of a text in several lines: how they stand together, and whether one says that it goes on.
  const inner = (candidate: NameCandidate, over: number, under: number): number[] => {
    const lines = [...new Set(candidate.words.map((word) => placeAt(candidate, word)))]
    const steps = lines.slice(1).map((line, i) => ({ before: lines[i]!, line }))
    const gap = Math.max(
      0,
      ...steps.map(({ before, line }) => (line.row.baseline - before.row.baseline) / line.row.em),
    )
    const sizes = lines.map((line) => Math.max(1, meanSize(line.piece.words)))
    const capitals = lines.map((line) => capitalsIn(line.piece.text) > 0.8)
    return [
      (over - under) / Math.max(0.1, over + under),
      gap,
      Math.min(4, gap / Math.max(0.1, Math.min(over, under))),
      1 - Math.min(...sizes) / Math.max(...sizes),
      new Set(capitals).size - 1,
      steps.some(
        ({ before, line }) => OPEN_END.test(before.piece.text) || OPEN_START.test(line.piece.text),
      )
        ? 1
        : 0,
    ]
  }
  return (i) => {
    const own = candidates[i]!
    const { value, row, piece } = own
    const words = value.split(/\s+/)
    const plain = plainText(value)
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '')
    const size = Math.round(meanSize(own.words) * 2) / 2
    const inColumn = document.rows.flatMap((other) =>
      other.page === row.page
        ? other.pieces.filter((line) => isAligned(line, piece, row.em)).map(() => other.index)
        : [],
    )
    const box = unionOf(own.words.map((word) => word.box))
    const [over, under] = [beside(own, -1), beside(own, 1)]
    return [
      words.filter(isGivenName).length / words.length,
      isGivenName(words[0]!) ? 1 : 0,
      isGivenName(words.at(-1)!) ? 1 : 0,
      named[i]!,
      anyNamed > named[i]! ? 1 : 0,
      plain.some(endsInTitle) ? 1 : 0,
      plain.filter((word) => word.length > 4 && AGENT.test(word)).length /
        Math.max(1, plain.length),
      covers[i]!,
      bestCover > covers[i]! + 0.05 ? 1 : 0,
      value === value.toLowerCase() ? 1 : 0,
      /,/.test(value) ? 1 : 0,
      /[&+]/.test(value) ? 1 : 0,
      1 / (1 + inColumn.filter((index) => index < row.index).length),
      inColumn.every((index) => index <= row.index) ? 1 : 0,
      Math.round((box[3] - box[1]) / Math.max(1, row.em)),
      Math.min(4, size / (sizes.find((other) => other < size) ?? size)),
      plain.filter((word) => word.length < 3).length / Math.max(1, plain.length),
      OPEN_END.test(own.text) ? 1 : 0,
      OPEN_START.test(own.text) ? 1 : 0,
      words.some((word) => SIGN.test(word)) ? 1 : 0,
      ...restOf(own),
      own.words.some((word) => isContactLabel(places.get(word)?.piece ?? piece)) ? 1 : 0,
      ...certainty(own),
      firms[i]!,
      isAddressLine(restText(own)) ? 1 : 0,
      isSlashed(own.words),
      isSlashed(own.piece.words.filter((word) => !own.words.includes(word))),
      ...over,
      ...under,
      ...inner(own, over[1]!, under[1]!),
      ...second(own),
      areasIn(value),
      areasIn(textOf(own.piece.words.filter((word) => !own.words.includes(word)))),
      own.words.at(-1) === own.piece.words.at(-1)
        ? areasIn(neighbour(row, piece, document, 1)?.piece.text ?? '')
        : 0,
      isUnlike(own),
    ]
  }
}
