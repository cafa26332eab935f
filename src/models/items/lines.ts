import { type Box, unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import { CENTS } from '../../fields/cents.ts'
import { numericDatesIn } from '../../fields/date-search.ts'
import type { LabelName } from '../../fields/lexicon.ts'
import { readMoney } from '../../fields/money.ts'
import { YEAR } from '../../fields/year.ts'
import type { DocumentText, Row } from '../../reading/document-text.ts'
import { type Figure, rowFigures } from '../../reading/figures.ts'
import { type Times, timesIn } from '../../reading/times.ts'

/** A figure of a row, with the words it is printed in. */
export interface Token {
  readonly words: readonly Word[]
  readonly box: Box
  /** x where its last digit ends, in points. */
  readonly edge: number
  readonly value: number
  readonly decimals: number
  readonly currency: string | null
  readonly percent: boolean
  readonly text: string
  /** What it counts, printed without a space: `10AD`, `2x`. */
  readonly unit: string | null
  /** 0..1. */
  readonly confidence: number
  readonly misread: boolean
  /** Its value was put right: it stands only where a printed sum agrees. */
  readonly repaired: boolean
}

/** A row of a document as tables of items are made of. */
export interface Line {
  readonly row: Row
  readonly words: readonly Word[]
  /** Left to right. */
  readonly tokens: readonly Token[]
  /** `2 x 1.40`. */
  readonly times: Times | null
  /** Names of the label each piece begins with. */
  readonly labels: ReadonlySet<LabelName>
  /** Names of all labels. */
  readonly allLabels: ReadonlySet<LabelName>
  readonly dated: boolean
}

/** Labels count from here on. */
const LEAST_SCORE = 0.85
/** What rules typed in letters are made of. */
const RULE = /^[-_=*.~—–+]{2,}$|^[-–—_=*~|]$/

/** A dash within a text is part of it; one that stands alone says that there is nothing. */
const isDash = (word: Word, within: ReadonlySet<Word>): boolean =>
  /^[-–—]$/.test(word.text) && within.has(word)

/** All rows as lines, in reading order. */
export function linesOf(document: DocumentText): Line[] {
  const tokens = joinedGroups(
    document.rows.map((row) => tokensOf(row, document)),
    document,
  )
  return document.rows.map((row, r) => {
    const dashes = new Set(row.pieces.flatMap(({ words }) => words.slice(1, -1)))
    const words = row.words.filter(
      (word) => word.text !== '' && (!RULE.test(word.text) || isDash(word, dashes)),
    )
    const labels = row.pieces.flatMap((piece) =>
      piece.labels.filter((label) => label.score > LEAST_SCORE),
    )
    return {
      row,
      words,
      tokens: tokens[r]!,
      times: timesIn(row.text),
      labels: new Set(
        labels.filter((label) => label.from === 0).flatMap((label) => [...label.names]),
      ),
      allLabels: new Set(labels.flatMap((label) => [...label.names])),
      dated: numericDatesIn(row.text).length > 0,
    }
  })
}

/** Widest gap between groups of thousands that the page sets apart, in ems. */
const WIDE_GROUP_GAP = 0.75
/** Thousands that are parted by a sign, or by none. */
const OTHER_THOUSANDS = new RegExp(
  String.raw`\d[.,'’]\d{3}(?:[.,]\d{2})?(?!\d)|(?<![\d.,])\d{3,}${CENTS}(?!\d)`,
)

/**
 * `49 737.74` as one figure, where the document's figures make more of each other with it, or no
 * thousands are printed otherwise.
 */
function joinedGroups(rows: readonly Token[][], document: DocumentText): Token[][] {
  const joined = rows.map((tokens, r) => withGroups(tokens, document.rows[r]!, document))
  const changed = rows.flatMap((tokens, r) => (joined[r]!.length < tokens.length ? [r] : []))
  if (changed.length === 0) return [...rows]
  const explained = (of: readonly Token[][]) =>
    changed.filter((r) => {
      const amount = of[r]!.findLast((token) => token.decimals === 2 || token.value >= 1000)
      return amount !== undefined && makesSomething(of[r]!, amount)
    }).length
  const [apart, together] = [explained(rows), explained(joined)]
  if (together !== apart) return together > apart ? joined : [...rows]
  return changed.length > 1 && !document.rows.some((row) => OTHER_THOUSANDS.test(row.text))
    ? joined
    : [...rows]
}

function makesSomething(tokens: readonly Token[], amount: Token): boolean {
  const others = tokens.filter((token) => token !== amount && !token.percent)
  const shares = [1, ...tokens.filter((own) => own.percent).map((own) => 1 - own.value / 100)]
  return others.some((a) =>
    others.some(
      (b) =>
        a !== b &&
        shares.some(
          (share) => Math.abs(Math.round(a.value * b.value * share * 100) - centsOf(amount)) <= 1,
        ),
    ),
  )
}

/** The tokens of a row, groups of three digits joined with the digits in front of them. */
function withGroups(tokens: readonly Token[], row: Row, document: DocumentText): Token[] {
  const found: Token[] = []
  for (const token of tokens) {
    const before = found.at(-1)
    const whole = before?.text.replace(/^[^\d]*/, '')
    if (
      before &&
      /^\d{1,3}(?: \d{3})*$/.test(whole!) &&
      /^\d{3}(?!\d)/.test(token.text) &&
      !before.percent &&
      before.unit === null &&
      token.box[0] - before.box[2] < WIDE_GROUP_GAP * row.em
    ) {
      const money = readMoney(
        `${before.text} ${DASHED.exec(token.text)?.[1] ?? token.text}`.replace(
          /(?<=\d) (?=\d{3})/g,
          '',
        ),
        document.decimalSign,
      )
      if (money) {
        found[found.length - 1] = {
          ...token,
          ...bare([...before.words, ...token.words]),
          value: money.value,
          currency: token.currency ?? before.currency,
        }
        continue
      }
    }
    found.push(token)
  }
  return found
}

/** `10AD`, `x2`, `3×`: a count and what it counts. */
const COUNTED = /^(\d{1,5}(?:[.,]\d{1,3})?)(\p{L}{1,4}\.?|[x×*])$/u
/** `2 086,04:-`, `12,-`. */
const DASHED = /^(.*\d)(?::[-–—]|[.,][-–—]{1,2})$/
const TIMES_BEFORE = /^[x×](\d{1,4})$/iu
/** A currency's letters glued to the first group: `R34 884,00`. */
const LETTERS_BEFORE = /^\p{Lu}{1,3}\.?(\d{1,3})$/u
/** Gap between groups of thousands, in ems. */
const GROUP_GAP = 0.5

function tokensOf(row: Row, document: DocumentText): Token[] {
  const figures = rowFigures(row, document).map((figure) => ofFigure(figure, row))
  const days = figures.some(({ words }) => words.length === 1) ? numericDatesIn(row.text) : []
  const dayParts = new Set(days.flatMap((day) => day.split(/\s/)))
  const found = figures.filter((token) => !isDatePart(token, dayParts))
  const joined = found.map((token) => withLetters(token, row, document))
  const taken = new Set(joined.flatMap((token) => token.words))
  const dashed = row.words.flatMap((word): Token[] => {
    const digits = taken.has(word) ? undefined : DASHED.exec(word.text)?.[1]
    const money = digits === undefined ? null : readMoney(digits, document.decimalSign)
    return money ? [{ ...bare([word]), ...money, unit: null, misread: false, repaired: false }] : []
  })
  const counted = row.words.flatMap((word): Token[] => {
    if (taken.has(word)) return []
    const match = COUNTED.exec(word.text)
    const digits = match?.[1] ?? TIMES_BEFORE.exec(word.text)?.[1]
    const money = digits === undefined ? null : readMoney(digits, document.decimalSign)
    if (!money) return []
    return [
      {
        ...bare([word]),
        value: money.value,
        decimals: money.decimals,
        currency: null,
        percent: false,
        unit: match?.[2] && !/^[x×*]$/i.test(match[2]) ? match[2] : null,
        misread: false,
        repaired: false,
      },
    ]
  })
  return withOwnCurrency(
    [...joined, ...dashed, ...counted].sort((a, b) => a.box[0] - b.box[0]),
    row,
  )
}

/** `2 x 60 EUR 165,36`: the currency belongs to what follows, if that has none. */
function withOwnCurrency(tokens: readonly Token[], row: Row): Token[] {
  const own = [...tokens]
  for (const [i, token] of own.entries()) {
    const next = own[i + 1]
    const last = token.words.at(-1)!
    if (!next || next.currency !== null || token.currency === null || token.words.length < 2)
      continue
    if (/\d/.test(last.text) || next.box[0] - last.box[2] > 0.8 * row.em) continue
    own[i] = { ...token, ...bare(token.words.slice(0, -1)), currency: null }
    own[i + 1] = { ...next, ...bare([last, ...next.words]), currency: token.currency }
  }
  return own
}

const bare = (words: readonly Word[]) => ({
  words,
  box: unionOf(words.map((word) => word.box)),
  edge: edgeOf(words),
  text: words.map((word) => word.text).join(' '),
  confidence: words.reduce((least, word) => Math.min(least, word.confidence), 1),
})

function ofFigure(figure: Figure, row: Row): Token {
  const words = row.pieces
    .find((own) => figure.box[0] >= own.box[0] - 0.1 && figure.box[2] <= own.box[2] + 0.1)!
    .words.slice(figure.from, figure.to)
  return {
    ...bare(words),
    value: figure.value,
    decimals: figure.decimals,
    currency: figure.currency,
    percent: figure.percent,
    unit: null,
    confidence: figure.confidence,
    misread: figure.misread,
    repaired: false,
  }
}

/** x where the last digit of words ends. */
function edgeOf(words: readonly Word[]): number {
  const word = words.findLast((own) => /\d/.test(own.text)) ?? words.at(-1)!
  const tail = [...word.text].toReversed().findIndex((sign) => /\d/.test(sign))
  return (
    word.box[2] - (Math.max(0, tail) * (word.box[2] - word.box[0])) / Math.max(1, word.text.length)
  )
}

/** `05/2017` */
const MONTH_OF_YEAR = new RegExp(`^(?:0?[1-9]|1[0-2])[./-]${YEAR}$`)

/** A number within a date of words: `24 May 2017`. */
const isDatePart = ({ text, words }: Token, dayParts: ReadonlySet<string>): boolean =>
  MONTH_OF_YEAR.test(text) || (words.length === 1 && dayParts.has(text))

function withLetters(token: Token, row: Row, document: DocumentText): Token {
  const at = row.words.indexOf(token.words[0]!)
  const before = row.words[at - 1]
  const group = before && LETTERS_BEFORE.exec(before.text)?.[1]
  if (!before || !group || !/^\d{3}(?!\d)/.test(token.text)) return token
  if (token.box[0] - before.box[2] > GROUP_GAP * row.em) return token
  const money = readMoney(`${group} ${token.text}`, document.decimalSign)
  if (!money) return token
  return { ...token, ...bare([before, ...token.words]), value: money.value }
}

/** Hundredths of a token's value. */
export const centsOf = (token: Token): number => Math.round(token.value * 100)

/** Words of a line left of x that are no figure. */
export const textLeftOf = (line: Line, x: number): Word[] =>
  line.words.filter((word) => word.box[2] <= x + 0.5)
