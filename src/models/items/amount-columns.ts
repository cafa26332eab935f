import { comesTo } from '../../reading/times.ts'
import type { Line, Token } from './lines.ts'

/** Figures of a page that end, or begin, at one x: what may be the column of amounts. */
export interface AmountColumn {
  readonly page: number
  /** Indices of the document's lines, and the figure of each. */
  readonly tokens: ReadonlyMap<number, Token>
  /** Median x of its right edges. */
  readonly edge: number
}

/** Edges this near are one, in ems. */
const SAME_EDGE = 0.55
const SAME_LEFT = 0.3

/** Every set of figures of a page that share a right or a left edge. */
export function amountColumns(lines: readonly Line[], page: number): AmountColumn[] {
  const all = lines.flatMap((line, i) =>
    line.row.page === page
      ? line.tokens.filter((token) => !token.percent).map((token) => ({ i, token }))
      : [],
  )
  const em = lines.find((line) => line.row.page === page)?.row.em ?? 10
  const byRight = clusters(all, ({ token }) => token.edge, SAME_EDGE * em)
  const byCode = clusters(all, ({ i, token }) => endOf(token, lines[i]!), SAME_EDGE * em)
  const byLeft = clusters(all, ({ token }) => token.box[0], SAME_LEFT * em)
  const seen = new Set<string>()
  return [...byRight, ...byCode, ...byLeft].flatMap((group): AmountColumn[] => {
    const tokens = withDerived(new Map(group.map(({ i, token }) => [i, token])), lines)
    if (tokens.size > 1)
      for (const [i, token] of tokens) tokens.set(i, withPoint(token, tokens, lines[i]!))
    const key = [...tokens].map(([i, token]) => `${i}:${token.box[0]}`).join()
    if (seen.has(key)) return []
    seen.add(key)
    const edges = group.map(({ token }) => token.edge).sort((a, b) => a - b)
    return [{ page, tokens, edge: edges[edges.length >> 1]! }]
  })
}

/** What stands behind an amount for its tax, and how near, in ems. */
const TAX_CODE = /^[\p{L}*#]{1,2}$/u
const BESIDE = 0.9

/** Where an amount ends with the code of its tax behind it: some stand at one edge with those that have none. */
function endOf(token: Token, { words, row }: Line): number {
  const next = words[words.indexOf(token.words.at(-1)!) + 1]
  const isCode =
    next !== undefined &&
    words.at(-1) === next &&
    TAX_CODE.test(next.text) &&
    next.box[0] - token.box[2] < BESIDE * row.em
  return isCode ? next.box[2] : token.edge
}

/** Share of a column's figures that have two decimals where all should have. */
const MOST = 0.6

/** A recognised figure that lost its point, or has a code of its tax glued to it: `3,791` is 3,79 at rate 1. */
function withPoint(token: Token, column: ReadonlyMap<number, Token>, line: Line): Token {
  if (!line.row.recognised || token.decimals === 2 || token.currency !== null) return token
  const times = line.times && Math.round(line.times.quantity * line.times.price * 100)
  const proper = [...column.values()].filter(({ decimals }) => decimals === 2).length
  if (proper < MOST * (column.size - 1)) return token
  const repaired = (value: number): Token => ({ ...token, value, decimals: 2, repaired: true })
  if (times && token.text.replace(/\D/g, '').startsWith(String(times))) return repaired(times / 100)
  if (token.decimals > 2) return repaired(Math.trunc(token.value * 100 + 1e-6) / 100)
  return token.decimals === 0 && token.value >= 100 ? repaired(token.value / 100) : token
}

/** Amounts of recognised items that are not legible, but whose count and price are: `3 x 2.99`. */
function withDerived(column: Map<number, Token>, lines: readonly Line[]): Map<number, Token> {
  const edge = [...column.values()][0]!.edge
  const page = lines[[...column.keys()][0]!]!.row.page
  lines.forEach((line, i) => {
    const { times, row } = line
    if (!times || !row.recognised || row.page !== page || column.has(i)) return
    const near = [i - 2, i - 1, i + 1, i + 2].flatMap((at) => column.get(at) ?? [])
    const below = lines[i + 1]
    if (near.length === 0 || near.some((token) => comesTo(times, token.value))) return
    if (!below || below.tokens.length > 0 || below.times || !/\p{L}{3}/u.test(below.row.text))
      return
    column.set(i + 1, {
      words: [],
      box: [edge, below.row.box[1], edge, below.row.box[3]],
      edge,
      value: Math.round(times.quantity * times.price * 100) / 100,
      decimals: 2,
      currency: null,
      percent: false,
      text: '',
      unit: null,
      confidence: 0.4,
      misread: true,
      repaired: true,
    })
  })
  return column
}

/** Groups things whose places lie near each other; a group is no wider than three gaps. */
export function clusters<T>(things: readonly T[], at: (thing: T) => number, gap: number): T[][] {
  const groups: T[][] = []
  let last = Number.NEGATIVE_INFINITY
  let first = Number.NEGATIVE_INFINITY
  for (const thing of things.toSorted((a, b) => at(a) - at(b))) {
    if (at(thing) - last <= gap && at(thing) - first <= 3 * gap) groups.at(-1)!.push(thing)
    else {
      groups.push([thing])
      first = at(thing)
    }
    last = at(thing)
  }
  return groups
}
