import type { Line, Page } from '../../document/page.ts'
import type { RunningPart } from '../../document/passage.ts'

/** Share of a page's height at its upper and at its lower edge where running lines stand. */
const ZONE = 0.15
/** Share of it that they may be higher or lower than on other pages. */
const SAME_HEIGHT = 0.02
/** Pages before and after that are looked at: every other one may have its own, and so may chapters. */
const AROUND = 4
/** Documents of no more pages need one page that agrees, others two. */
const FEW_PAGES = 4
/** Of the pairs of letters of two lines, those that are the same: some letters may be misread. */
const ALIKE = 0.8
/** Words of a line that is there for the number of its page. */
const MOST_WORDS = 4
/** Lines of an edge that are looked at, and characters of a line. */
const MOST_LINES = 20
const MOST_TEXT = 200

/** Lines of a page that may be running ones. */
export interface OpenPage {
  readonly page: Page
  readonly lines: readonly Line[]
}

interface Edge {
  readonly line: Line
  readonly page: number
  readonly isTop: boolean
  /** Of its middle, as a share of the page's height. */
  readonly height: number
  readonly letters: string
  readonly pairs: ReadonlyMap<string, number>
  readonly numbers: readonly number[]
}

/**
 * Headers, footers and page numbers: lines near an edge that stand at the same height on pages around, with
 * the same letters, and numbers that are the same or count on with the pages.
 */
export function runningLines(pages: readonly OpenPage[]): Map<Line, RunningPart> {
  const running = new Map<Line, RunningPart>()
  const edges = pages.map(edgesOf)
  const texts = pages.map(textOf)
  const needed = pages.length <= FEW_PAGES ? 1 : 2
  edges.forEach((own, i) => {
    const start = Math.max(0, i - AROUND)
    // On copies of a page everything comes again.
    const around = edges
      .slice(start, i + AROUND + 1)
      .filter((_, j) => texts[start + j] !== texts[i])
    for (const edge of own) {
      const agreeing = around.flatMap((others) => {
        const found = others.map((other) => likeness(edge, other))
        const best =
          found.find((like) => like === 'counting') ?? found.find((like) => like !== null)
        return best ?? []
      })
      if (agreeing.length < needed) continue
      const isCounting = agreeing.filter((like) => like === 'counting').length >= needed
      if (isCounting && edge.line.words.length <= MOST_WORDS) running.set(edge.line, 'page_number')
      else if (isCounting || edge.letters.length > edge.numbers.length)
        running.set(edge.line, edge.isTop ? 'header' : 'footer')
    }
  })
  return running
}

const textOf = ({ lines }: OpenPage): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')

function edgesOf({ page, lines }: OpenPage): Edge[] {
  const near = lines.flatMap((line) => {
    if (line.words.some(({ rotation }) => rotation !== 0)) return []
    const height = (line.box[1] + line.box[3]) / 2 / page.height
    return height < ZONE || height > 1 - ZONE ? [{ line, height }] : []
  })
  return [true, false].flatMap((isTop) =>
    near
      .filter(({ height }) => height < 0.5 === isTop)
      .sort((a, b) => (isTop ? a.height - b.height : b.height - a.height))
      .slice(0, MOST_LINES)
      .map(({ line, height }) => ({ line, page: page.number, isTop, height, ...readOf(line) })),
  )
}

function readOf({ words }: Line): Pick<Edge, 'letters' | 'pairs' | 'numbers'> {
  const text = words
    .slice(0, MOST_TEXT)
    .map((word) => word.text.slice(0, MOST_TEXT))
    .join(' ')
    .slice(0, MOST_TEXT)
  const letters = text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .replace(/[^\p{L}#]/gu, '')
  const pairs = new Map<string, number>()
  for (let i = 0; i + 1 < letters.length; i++) {
    const pair = letters.slice(i, i + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return { letters, pairs, numbers: (text.match(/\d+/g) ?? []).map(Number) }
}

/** Whether two lines say the same at the same place, and count the pages. */
function likeness(a: Edge, b: Edge): 'same' | 'counting' | null {
  if (a.isTop !== b.isTop || Math.abs(a.height - b.height) > SAME_HEIGHT) return null
  if (a.letters === '' || a.numbers.length !== b.numbers.length) return null
  const steps = a.numbers.map((number, i) => b.numbers[i]! - number)
  if (!steps.every((step) => step === 0 || step === b.page - a.page)) return null
  if (a.letters !== b.letters && shared(a, b) < ALIKE) return null
  return steps.some((step) => step !== 0) ? 'counting' : 'same'
}

/** Share of pairs of letters that two lines have in common. */
function shared({ pairs: a, letters: first }: Edge, { pairs: b, letters: second }: Edge): number {
  let both = 0
  for (const [pair, count] of a) both += Math.min(count, b.get(pair) ?? 0)
  return (2 * both) / Math.max(1, first.length + second.length - 2)
}
