import type { Word } from '../../document/page.ts'
import { foldedPhrase } from '../../fields/lexicon.ts'
import { hasCompanyForm, hasCompanyWord, isForm } from '../../reading/company-names.ts'
import { type DocumentText, heightOf, mayBeSign, type Row } from '../../reading/document-text.ts'
import type { FeaturesOf } from './candidate-set.ts'
import { domainCover } from './domain-cover.ts'
import { domainsOf } from './domains.ts'
import { linesBelow } from './name-blocks.ts'
import type { NameCandidate } from './name-candidate.ts'
import { OPEN_END } from './open-lines.ts'
import { coreOf } from './seller-evidence.ts'

const TOGETHER = [
  'Step',
  'StepAfter',
  'Height',
  'Width',
  'Edges',
  'Trades',
  'FormAndCore',
  'Core',
  'Said',
  'Domain',
] as const

/** How a name is set, and what tells whether it and the line below are one. */
export const NAME_SETTING: readonly string[] = [
  'firstTall',
  'tallBefore',
  'widestGap',
  'tradeWords',
  'openEnd',
  ...TOGETHER.map((name) => `next${name}`),
  ...TOGETHER.map((name) => `second${name}`),
]

/** Shares and steps beyond which more makes no difference. */
const MOST = 4

const NONE = TOGETHER.map(() => 0)

const capped = (value: number): number => Math.min(MOST, value)
const highest = (words: readonly Word[]): number => Math.max(1, ...words.map(heightOf))
const sidesOf = (words: readonly Word[]) => ({
  left: Math.min(...words.map(({ box }) => box[0])),
  right: Math.max(...words.map(({ box }) => box[2])),
  top: Math.min(...words.map(({ box }) => box[1])),
  bottom: Math.max(...words.map(({ box }) => box[3])),
})
const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)

/** The words of a row, folded, with what parts them from each other around each. */
const PARTED = ' '
const spoken = (words: readonly Word[]): string =>
  `${PARTED}${textsOf(words).map(foldedPhrase).filter(Boolean).join(PARTED)}${PARTED}`

export function nameSetting(
  candidates: readonly NameCandidate[],
  document: DocumentText,
): FeaturesOf {
  const domains = domainsOf(document)
  const rows = document.rows.map(({ words }) => spoken(words))
  const coverOf = (words: readonly Word[]) =>
    Math.max(
      0,
      ...domains.map(({ name }) =>
        domainCover(
          name,
          textsOf(words)
            .flatMap((text) => text.split(/[.,&-]+/))
            .map(foldedPhrase)
            .filter(Boolean),
        ),
      ),
    )

  /** What tells that two lines are one name, or are none. */
  const together = (first: readonly Word[], second: readonly Word[], after: readonly Word[]) => {
    const [over, under, last] = [sidesOf(first), sidesOf(second), sidesOf(after)]
    const size = highest(first)
    const step = under.bottom - over.bottom
    const known = coreOf(textsOf(first).join(' '))
    const core = coreOf(textsOf(second).join(' ')).filter((word) => !known.includes(word))
    const text = textsOf(second).join(' ')
    const both = spoken([...first, ...second])
    return [
      capped(step / size),
      after.length > 0 ? capped((last.bottom - under.bottom) / Math.max(1, step)) : MOST,
      capped(highest(second) / size),
      capped((under.right - under.left) / Math.max(1, over.right - over.left)),
      Math.min(Math.abs(under.left - over.left), Math.abs(under.right - over.right)) < size / 4
        ? 1
        : 0,
      tradesIn(second),
      core.length > 0 && hasCompanyForm(text) ? 1 : 0,
      Math.min(3, core.length),
      rows.some((row) => row.includes(both)) ? 1 : 0,
      domains.length > 0 ? coverOf([...first, ...second]) - coverOf(first) : 0,
    ]
  }

  return (i) => {
    const own = candidates[i]!
    const { row, piece, words, value, cut } = own
    const below = linesBelow(row, piece, document)
    const first = words.filter((word) => row.words.includes(word))
    const second = words.filter((word) => !first.includes(word))
    const isCut = second.length === 0 && cut !== 'row' && words.at(-1) !== piece.words.at(-1)
    const at = below.findIndex((line) => line.words.includes(second.at(-1)!))
    const [next, after] = [below[0]?.words ?? [], below[1]?.words ?? []]
    return [
      ...signs(first, row),
      tradesIn(words),
      OPEN_END.test(value) ? 1 : 0,
      ...(second.length > 0 || isCut || next.length === 0 ? NONE : together(first, next, after)),
      ...(second.length > 0 ? together(first, second, below[at + 1]?.words ?? []) : NONE),
    ]
  }
}

/** Whether a sign that is drawn in front of a name is taken for its first word, or stands before it; its widest gap. */
function signs(words: readonly Word[], row: Row): number[] {
  const [first, ...rest] = words
  const before = row.words[row.words.indexOf(first!) - 1]
  const size = highest(words)
  const gaps = rest.map((word, i) => word.box[0] - words[i]!.box[2])
  return [
    rest.length > 0 && mayBeSign(first!) ? capped(heightOf(first!) / highest(rest)) : 0,
    before && mayBeSign(before) ? capped(heightOf(before) / size) : 0,
    capped(Math.max(0, ...gaps) / size),
  ]
}

/** The share of words that tell a trade or a legal form. */
const tradesIn = (words: readonly Word[]): number =>
  words.filter(({ text }) => hasCompanyWord(text) || isForm(text)).length /
  Math.max(1, words.length)
