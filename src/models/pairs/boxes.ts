import { unionOf } from '../../document/box.ts'
import type { Word } from '../../document/page.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import { textOf } from '../../tables/text/text-lines.ts'
import type { Pair } from './pair.ts'

const TICKED = /^(?:[☑☒🗹🗷]|\[[xX✓✔]\])$/u
const EMPTY = /^(?:[☐□]|\[_?\])$/u
const CHOSEN = /^(?:◉|\([xX•●]\))$/u
const FREE = /^(?:○|\(_?\))$/u

/** Boxes to tick and buttons to choose, with the text behind each up to the next one. */
export function boxesOn({ rows }: DocumentText): Pair[] {
  return rows.flatMap((row) => {
    const words = joined(row.words)
    const marks = words.flatMap((word, i) => (kindOf(word.text) ? [i] : []))
    return marks.flatMap((at, i): Pair[] => {
      const mark = words[at]!
      const own = words.slice(at + 1, marks[i + 1])
      if (own.length === 0) return []
      return [
        {
          key: textOf(own),
          ...kindOf(mark.text)!,
          page: row.page,
          box: mark.box,
          keyBox: unionOf(own.map((word) => word.box)),
          confidence: Math.min(mark.confidence, ...own.map((word) => word.confidence)),
        },
      ]
    })
  })
}

function kindOf(text: string): Pick<Pair, 'type' | 'value'> | null {
  if (TICKED.test(text) || EMPTY.test(text)) return { type: 'checkbox', value: TICKED.test(text) }
  if (CHOSEN.test(text) || FREE.test(text)) return { type: 'radio', value: CHOSEN.test(text) }
  return null
}

/** `[` and `]` are one box. */
function joined(words: readonly Word[]): Word[] {
  const all: Word[] = []
  for (const word of words) {
    const before = all.at(-1)
    if (before?.text === '[' && word.text === ']')
      all[all.length - 1] = { ...before, text: '[]', box: unionOf([before.box, word.box]) }
    else all.push(word)
  }
  return all
}
