import type { Box } from '../../document/box.ts'
import { printedText } from '../../document/digits.ts'
import type { Word } from '../../document/page.ts'
import { type TextLine, textOf } from './text-lines.ts'
import type { Units } from './units.ts'

/** How tables are named before their number, in the languages that documents come in. */
const NUMBERED =
  /^(?:table|tab|tabelle|tafel|tableau|tabl|tabla|cuadro|tabella|tav|tabela|tabel|tabell|taulukko|tabulka|exhibit|schedule|übersicht)s?\.?\s*(?:\d|[A-Z][-.\d]|[IVXL]+\b)/iu
export const isNumbered = (text: string): boolean => NUMBERED.test(text)

/** The last line of a caption ends at most this far above its table, in line pitches. */
const ABOVE = 1.8
/** And its lines follow each other at most this far apart. */
const NEXT_LINE = 1.5
const MOST_LINES = 4
/** A heading in bold letters has at most this many words. */
const MOST_WORDS = 20

/**
 * What is printed over a table to say what it is: the lines from `Table 3` on, or a heading in bold
 * letters or a line that is known to be one; null when there is neither.
 *
 * @param lines of the page that are in no table, top to bottom
 * @param titles words of lines that are known to begin something
 */
export function captionOver(
  box: Box,
  lines: readonly TextLine[],
  titles: ReadonlySet<Word>,
  { em, pitch }: Units,
): string | null {
  const above = lines
    .filter((line) => line.baseline < box[1] + 0.5 * em)
    .map((line) => ({
      baseline: line.baseline,
      words: line.chunks.filter((c) => c.x1 > box[0] && c.x0 < box[2]).flatMap((c) => c.words),
    }))
    .filter(({ words }) => words.length > 0)
    .slice(-MOST_LINES)
    .reverse()
  const near: string[] = []
  const heading: string[] = []
  let below = box[1]
  for (const { baseline, words } of above) {
    if (below - baseline > (below === box[1] ? ABOVE : NEXT_LINE) * pitch) break
    below = baseline
    near.unshift(printedText(words))
    if (isNumbered(textOf(words))) return near.join(' ')
    if (heading.length < near.length - 1) continue
    const isKnown = words.every((word) => titles.has(word))
    if (isKnown || (isBold(words) && /\p{L}{2}/u.test(near[0]!))) heading.unshift(near[0]!)
  }
  const title = heading.join(' ')
  return title !== '' && title.split(' ').length <= MOST_WORDS ? title : null
}

const isBold = (words: TextLine['words']): boolean => words.every((word) => word.font?.bold)
