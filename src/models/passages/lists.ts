import type { Line } from '../../document/page.ts'
import type { Passage } from '../../document/passage.ts'
import { flowing } from './paragraph.ts'

/** Items, before it is known whether there are enough of them. */
export interface Items {
  readonly kind: 'items'
  /** As printed in front of the first. */
  readonly mark: string
  /** Number of the first; null where they have marks. */
  readonly start: number | null
  readonly items: readonly string[]
  readonly lines: readonly Line[]
}

/** Nothing else is written like these. */
const BULLET = /^[•‣◦▪▫●○■□⁃∙]$/
const DASH = /^[-–—*·]$/
const NUMBER = /^(\d{1,3})[.)]$/

/** A block's lines as items of a list, with what stands before the first; null where they are none. */
export function itemsOf(
  lines: readonly Line[],
  isRightToLeft: boolean,
): readonly (Passage | Items)[] | null {
  const starts = lines.flatMap((line, at) => (isItem(line) ? [at] : []))
  const [first] = starts
  if (first === undefined) return null
  const numbers = starts.map((at) => numberOf(lines[at]!))
  const isCounted = numbers.every((own, i) => own !== null && own === numbers[0]! + i)
  if (!isCounted && numbers.some((own) => own !== null)) return null
  const items = starts.map((at, i) =>
    flowing(withoutMark(lines.slice(at, starts[i + 1])), isRightToLeft),
  )
  const mark = lines[first]!.words[0]!.text
  const own: Items = { kind: 'items', mark, start: numbers[0]!, items, lines: lines.slice(first) }
  if (first === 0) return [own]
  const before = lines.slice(0, first)
  return [{ kind: 'paragraph', text: flowing(before, isRightToLeft), lines: before }, own]
}

const isItem = ({ words: [mark, ...rest] }: Line): boolean =>
  rest.length > 0 && [BULLET, DASH, NUMBER].some((kind) => kind.test(mark!.text))

function numberOf({ words }: Line): number | null {
  const found = NUMBER.exec(words[0]!.text)
  return found ? Number(found[1]) : null
}

const withoutMark = ([first, ...rest]: readonly Line[]): Line[] => [
  { ...first!, words: first!.words.slice(1) },
  ...rest,
]

/**
 * Lists of the items that follow each other, those of several blocks together. One line that begins with a
 * dash, or a number that no neighbour counts on from, is no list.
 */
export function withLists(found: readonly (Passage | Items)[]): Passage[] {
  const together: (Passage | Items)[] = []
  for (const own of found) {
    const last = together.at(-1)
    if (own.kind === 'items' && last?.kind === 'items' && goesOn(last, own))
      together[together.length - 1] = {
        ...last,
        items: [...last.items, ...own.items],
        lines: [...last.lines, ...own.lines],
      }
    else together.push(own)
  }
  return together.map((own) => {
    if (own.kind !== 'items') return own
    const { mark, start, items, lines } = own
    return items.length === 1 && !BULLET.test(mark)
      ? { kind: 'paragraph', text: `${mark} ${items[0]}`, lines }
      : { kind: 'list', start, items, lines }
  })
}

const goesOn = (last: Items, next: Items): boolean =>
  last.start === null ? last.mark === next.mark : next.start === last.start + last.items.length
