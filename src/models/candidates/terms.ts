import { boxAround } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { bicsIn } from '../../fields/bic.ts'
import { endsInCents } from '../../fields/cents.ts'
import { holdsAddress } from '../../fields/contact.ts'
import { foldedPhrase, type LabelName } from '../../fields/lexicon.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { CandidateKind, FeaturesOf } from './candidate-set.ts'
import type { Candidate } from './place.ts'
import { CORES, type Core, type CoreName } from './terms-cores.ts'
import { MOST_WORDS, type Sentence, sentencesOf } from './terms-sentence.ts'

/** Words of a sentence that may say when or how is paid. */
export interface TermsCandidate extends Candidate {
  readonly sentence: Sentence
  /** Words of the sentence: `first` up to, not including, `end`. */
  readonly first: number
  readonly end: number
}

const MOST = 240
/** Words in front of a number of days, or of a day, that belong to it: `innerhalb von 14 Tagen`. */
const IN_FRONT = 3
const SIGN = /^[·•|–—/-]$/
/** Ends of a text that belong to no terms. */
const TRIMMED = /(?<![\s.,;:])[\s.,;:]+$/
const COLON = /^[:：]$/
const ANNOUNCES = /[:：]$/
/** `1.` in front of a clause. */
const COUNTED = /^\d{1,2}[.)]$/

const OWN = [
  'words',
  'startFirst',
  'startNumber',
  'startColon',
  'startLabel',
  'startSign',
  'startComma',
  'startBracket',
  'startGap',
  'startLabelAll',
  'endGap',
  'startCapital',
  'startPaying',
  'startBy',
  'startOnce',
  'startCount',
  'startDay',
  'startSteps',
  'startOwnLabel',
  'startInLabel',
  'endLast',
  'endComma',
  'endSign',
  'endBracket',
  'endCount',
  'endDay',
  'endBy',
  'endOnce',
  'endFull',
  'endPaying',
  'endInvoiceDate',
  'endSteps',
  'endLine',
  'endJoins',
  'counts',
  'longer',
  'days',
  'by',
  'once',
  'paying',
  'full',
  'shares',
  'invoiceDate',
  'validity',
  'longNumber',
  'contact',
  'cents',
  'colonInside',
  'bracketInside',
  'signInside',
  'commaInside',
  'lowerOnly',
  'countsBefore',
  'countsBehind',
  'daysBefore',
  'daysBehind',
  'byBefore',
  'byBehind',
  'onceBefore',
  'onceBehind',
  'payingBefore',
  'payingBehind',
  'fullBehind',
  'wordsBefore',
  'wordsBehind',
  'toldTerms',
  'toldDue',
  'toldRight',
  'toldInside',
  'anyTold',
  'lines',
  'sentences',
  'sentenceRank',
  'countSentences',
  'sameFront',
  'otherLabel',
  'wholePlain',
  'meansBehind',
  'toEnd',
  'countedToDay',
  'dayLeftOut',
  'datedWhole',
  'onceWhole',
  'requestLeftOut',
] as const

export const TERMS: CandidateKind<TermsCandidate> = {
  name: 'terms',
  labels: [
    'payment_terms',
    'due_date',
    'delivery_date',
    'invoice_date',
    'amount_due',
    'total',
    'shipping',
    'bank',
    'column_description',
  ],
  sides: ['left', 'above', 'before', 'named'],
  own: OWN,
  candidatesOf: (document) => sentencesOf(document).flatMap(candidatesIn).slice(0, MOST),
  ownFeatures: termsFeatures,
}

/** Where terms may begin and end in a sentence: between its parts, and at what they are made of. */
function candidatesIn(sentence: Sentence): TermsCandidate[] {
  const { words, cores, labels, announced } = sentence
  const starts = new Set<number>([0])
  const ends = new Set<number>([words.length])
  for (const [i, { text }] of words.entries()) {
    if (/[:：;,!?)\]]$/.test(text)) {
      starts.add(i + 1)
      ends.add(i + 1)
    }
    if (COUNTED.test(text) && i === 0) starts.add(1)
    if (SIGN.test(text)) {
      starts.add(i + 1)
      ends.add(i)
    }
    if (/^[([]/.test(text)) {
      starts.add(i)
      ends.add(i)
    }
    if (announced.has(i) && !announced.has(i - 1)) starts.add(i)
  }
  for (const { from, to, names } of labels) {
    if (names.some((name) => name === 'payment_terms' || name === 'due_date')) {
      starts.add(from)
      starts.add(to)
    } else starts.add(to)
    ends.add(names.includes('invoice_date') ? to : from)
  }
  for (const { from, to, name } of cores) {
    starts.add(from)
    ends.add(to)
    if (name === 'count' || name === 'day' || name === 'longer')
      for (let step = 1; step <= IN_FRONT; step++) starts.add(from - step)
    else if (name !== 'paying') starts.add(from - 1)
  }
  const found: TermsCandidate[] = []
  const values = new Set<string>()
  const inOrder = [...ends].sort((a, b) => a - b)
  for (const first of [...starts].sort((a, b) => a - b))
    for (const end of inOrder) {
      if (first < 0 || COLON.test(words[first]?.text ?? '')) continue
      if (end <= first || end > words.length || end - first > MOST_WORDS) continue
      const own = words.slice(first, end)
      // A label is none of what it announces.
      if (own.slice(0, -1).some(({ text }) => ANNOUNCES.test(text))) break
      const isTold =
        announced.has(first) || cores.some(({ from, to }) => from >= first && to <= end)
      const value = withoutBracket(textOf(own)).replace(TRIMMED, '')
      const key = foldedPhrase(value)
      if (!isTold || key.length < 3 || values.has(key)) continue
      values.add(key)
      found.push(candidateOf(sentence, first, end, value))
    }
  return found
}

function candidateOf(
  sentence: Sentence,
  first: number,
  end: number,
  value: string,
): TermsCandidate {
  const own = sentence.words.slice(first, end)
  const { row } = sentence.lines.find((line) => line.piece.words.includes(own[0]!))!
  const from = row.words.indexOf(own[0]!)
  const inRow = own.filter((word) => row.words.includes(word)).length
  return {
    row,
    from,
    to: from + inRow,
    words: own,
    text: textOf(own),
    box: boxAround(own),
    value,
    sentence,
    first,
    end,
  }
}

const JOINS = /(?:^|\s)\p{Ll}{1,3}$/u

function termsFeatures(candidates: readonly TermsCandidate[]): FeaturesOf {
  const sentences = [...new Set(candidates.map(({ sentence }) => sentence))]
  const anyTold = sentences.some(({ announced }) => announced.size > 0)
  const counting = sentences.filter(({ cores }) =>
    cores.some(({ name }) => name === 'count'),
  ).length
  return (i) => {
    const own = candidates[i]!
    const { sentence, first, end, value, row } = own
    const { words, cores, labels, announced } = sentence
    const inside = cores.filter(({ from, to }) => from >= first && to <= end)
    const before = cores.filter(({ to }) => to <= first)
    const behind = cores.filter(({ from }) => from >= end)
    const count = (all: readonly Core[], name: CoreName) =>
      Math.min(3, all.filter((core) => core.name === name).length)
    const startsWith = (name: CoreName) =>
      cores.some((core) => core.name === name && core.from === first) ? 1 : 0
    const endsWith = (name: CoreName) =>
      cores.some((core) => core.name === name && core.to === end) ? 1 : 0
    const main = inside.find(({ name }) => name !== 'paying')
    const lastMain = inside.findLast(({ name }) => name !== 'paying')
    const previous = words[first - 1]?.text ?? ''
    const labelEnd = COLON.test(previous) ? first - 1 : first
    const last = words[end - 1]!.text
    const next = words[end]?.text ?? ''
    const inner = textOf(words.slice(first, end - 1))
    const told = announced.get(first)
    const lineEnd = sentence.lines.some(({ piece }) => piece.words.at(-1) === words[end - 1])
    const isTerms = (names: readonly LabelName[]) =>
      names.includes('payment_terms') || names.includes('due_date')
    return [
      Math.min(MOST_WORDS, end - first),
      first === 0 || (first === 1 && COUNTED.test(previous)) ? 1 : 0,
      COUNTED.test(words[first]!.text) ? 1 : 0,
      /[:：]$/.test(previous) ? 1 : 0,
      labels.some(({ to, names }) => to === labelEnd && isTerms(names)) ? 1 : 0,
      SIGN.test(previous) ? 1 : 0,
      /[,;]$/.test(previous) ? 1 : 0,
      /^[([]/.test(words[first]!.text) ? 1 : 0,
      gapBetween(words[first - 1], words[first]!, row.em),
      labels.some(({ from, to, names }) => to === labelEnd && from === 0 && isTerms(names)) ? 1 : 0,
      gapBetween(words[end - 1], words[end], row.em),
      /^\p{Lu}/u.test(words[first]!.text) ? 1 : 0,
      startsWith('paying'),
      startsWith('by'),
      startsWith('once'),
      startsWith('count'),
      startsWith('day'),
      main ? Math.min(6, main.from - first) : 7,
      labels.some(({ from, names }) => from === first && isTerms(names)) ? 1 : 0,
      labels.some(({ from, to }) => from < first && first < to) ? 1 : 0,
      end === words.length ? 1 : 0,
      /[,;]$/.test(last) ? 1 : 0,
      SIGN.test(next) ? 1 : 0,
      /^[([]/.test(next) ? 1 : 0,
      endsWith('count'),
      endsWith('day'),
      endsWith('by'),
      endsWith('once'),
      endsWith('full'),
      endsWith('paying'),
      labels.some(({ to, names }) => to === end && names.includes('invoice_date')) ? 1 : 0,
      lastMain ? Math.min(8, end - lastMain.to) : 9,
      lineEnd ? 1 : 0,
      JOINS.test(last) ? 1 : 0,
      ...CORES.map((name) => count(inside, name)),
      labels.some(
        ({ from, to, names }) => from >= first && to <= end && names.includes('invoice_date'),
      )
        ? 1
        : 0,
      sentence.isOther ? 1 : 0,
      /\d{6}|\d{4} \d{4}/.test(value) || bicsIn(value).length > 0 ? 1 : 0,
      holdsAddress(value) ? 1 : 0,
      own.words.some(({ text }) => endsInCents(text)) ? 1 : 0,
      /[:：](?:\s|$)/.test(inner) ? 1 : 0,
      /[()[\]]/.test(value) ? 1 : 0,
      own.words.slice(1, -1).some(({ text }) => SIGN.test(text)) ? 1 : 0,
      /[,;](?:\s|$)/.test(inner) ? 1 : 0,
      /\p{Lu}/u.test(value) ? 0 : 1,
      count(before, 'count'),
      count(behind, 'count'),
      count(before, 'day'),
      count(behind, 'day'),
      count(before, 'by'),
      count(behind, 'by'),
      count(before, 'once'),
      count(behind, 'once'),
      count(before, 'paying'),
      count(behind, 'paying'),
      count(behind, 'full'),
      Math.min(12, first),
      Math.min(12, words.length - end),
      told?.terms ? 1 : 0,
      told && !told.terms ? 1 : 0,
      told?.right ? 1 : 0,
      words.some((_, at) => at > first && at < end && announced.has(at) && !announced.has(at - 1))
        ? 1
        : 0,
      anyTold ? 1 : 0,
      sentence.lines.length,
      Math.min(12, sentences.length),
      Math.min(12, sentences.indexOf(sentence)),
      Math.min(4, counting),
      candidates.some(
        (other) => other.sentence === sentence && other.first === first && other.end > end,
      )
        ? 1
        : 0,
      labels.some(({ from, to, names }) => from >= first && to <= end && !isTerms(names)) ? 1 : 0,
      ...asSentence(own, inside, behind),
    ]
  }
}

/** Whether it is all of its sentence and says how is paid behind the days, and what is left out: the day that days lead to, a request in front. */
function asSentence(
  { sentence, first, end }: TermsCandidate,
  inside: readonly Core[],
  behind: readonly Core[],
): number[] {
  const { words, cores, announced } = sentence
  const counted = inside.find(({ name }) => name === 'count')
  const isWhole = first === 0 && end === words.length
  const tellsMeans = counted && inside.some(({ name, from }) => name === 'by' && from >= counted.to)
  const speaks = inside.some(({ name }) => name === 'paying')
  const isDated = !counted && inside.some(({ name }) => name === 'day')
  const isAtOnce = !counted && !isDated && inside.some(({ name }) => name === 'once')
  const isTold = announced.size > 0
  const isFront =
    first > 0 && !isTold && cores.some(({ name, to }) => name === 'paying' && to <= first)
  return [
    counted && isWhole && !tellsMeans ? 1 : 0,
    counted && tellsMeans ? 1 : 0,
    counted && end === words.length ? 1 : 0,
    counted && inside.some(({ name, from }) => name === 'day' && from >= counted.to) ? 1 : 0,
    counted && behind.some(({ name, to }) => name === 'day' && to === words.length) ? 1 : 0,
    speaks && isDated && isWhole ? 1 : 0,
    speaks && isAtOnce && first === 0 ? 1 : 0,
    counted && isFront ? 1 : 0,
  ]
}

/** How wide words are set apart, in ems, where there are both on one line. */
const gapBetween = (left: Word | undefined, right: Word | undefined, em: number): number =>
  left && right ? Math.max(0, Math.min(4, (right.box[0] - left.box[2]) / em)) : 0

/** Without a bracket in front that nothing closes. */
const withoutBracket = (text: string): string =>
  /[)\]]/.test(text) ? text : text.replace(/^[([]+/, '')
