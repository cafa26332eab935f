import { containsMiddle } from '../../document/box.ts'
import { isPageRightToLeft } from '../../document/direction.ts'
import { languageTag } from '../../document/language-tag.ts'
import { withoutEndlessLines } from '../../document/line-length.ts'
import type { Line, Page, Word } from '../../document/page.ts'
import type { PagePassages, Passage, RunningPart } from '../../document/passage.ts'
import type { Table } from '../../document/table.ts'
import { findTables } from '../../tables/find.ts'
import { withValues } from '../table-values.ts'
import { type HeadingOf, headingsOf } from './headings.ts'
import { type Items, itemsOf, withLists } from './lists.ts'
import { flowing } from './paragraph.ts'
import { runningLines } from './running.ts'

/**
 * Headings, paragraphs, lists and tables of each page, in reading order. A table that goes on over pages
 * is one on each. No word is lost or doubled.
 *
 * @param exclude what is left out
 */
export function passagesOf(
  pages: readonly Page[],
  exclude: readonly RunningPart[] = [],
): PagePassages[] {
  const headingOf = headingsOf(pages)
  const open = pages.map((page) => ({ page, parts: partsOf(page) }))
  const running = runningLines(
    open.map(({ page, parts }) => ({
      page,
      lines: parts.flatMap((part) => ('lines' in part ? part.lines : [])),
    })),
  )
  const isKept = (line: Line): boolean => {
    const role = running.get(line)
    return role === undefined || !exclude.includes(role)
  }
  return open.map(({ page, parts }) => {
    const isRightToLeft = isPageRightToLeft(page)
    return {
      number: page.number,
      isRightToLeft,
      language: page.languages.length === 1 ? languageTag(page.languages[0]!) : null,
      passages: withLists(
        parts.flatMap((part) =>
          'lines' in part
            ? passagesOfLines(part.lines.filter(isKept), headingOf, running, isRightToLeft)
            : [{ kind: 'table', table: part.table } as const],
        ),
      ),
    }
  })
}

type Part = { readonly lines: readonly Line[] } | { readonly table: Table }

/** Tables, each where its first word is read, and the lines of blocks beside them. */
function partsOf(page: Page): Part[] {
  const tables = withValues(findTables(withoutEndlessLines([page]).pages))
  const parts: Part[] = []
  const seen = new Set<Table>()
  for (const block of page.blocks) {
    let lines: Line[] = []
    const finish = () => {
      if (lines.length > 0) parts.push({ lines })
      lines = []
    }
    for (const line of block.lines) {
      const words: Word[] = []
      for (const word of line.words) {
        const table = tables.find((own) => containsMiddle(own.box, word.box))
        if (!table) words.push(word)
        else if (!seen.has(table)) {
          finish()
          seen.add(table)
          parts.push({ table })
        }
      }
      if (words.length > 0) lines.push(words.length < line.words.length ? { ...line, words } : line)
    }
    finish()
  }
  return withNothingTwice(parts)
}

/** Titles and notes stay with their tables where they are not among the lines. */
function withNothingTwice(parts: readonly Part[]): Part[] {
  const around = parts
    .flatMap((part) => ('lines' in part ? part.lines : []))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ')
  const isAround = (text: string): boolean => around.includes(text.replace(/\s+/g, ' '))
  return parts.map((part) => {
    if ('lines' in part) return part
    const { title, notes } = part.table
    return {
      table: {
        ...part.table,
        title: title !== null && isAround(title) ? null : title,
        notes: notes.filter((note) => !isAround(note)),
      },
    }
  })
}

/** Lines of one block. */
function passagesOfLines(
  lines: readonly Line[],
  headingOf: HeadingOf,
  running: ReadonlyMap<Line, RunningPart>,
  isRightToLeft: boolean,
): (Passage | Items)[] {
  const passages: (Passage | Items)[] = []
  const levelOf = (line: Line) => (running.has(line) ? null : headingOf(line))
  for (let from = 0; from < lines.length; ) {
    const level = levelOf(lines[from]!)
    const role = running.get(lines[from]!)
    let to = from + 1
    while (to < lines.length && levelOf(lines[to]!) === level && running.get(lines[to]!) === role)
      to++
    const run = lines.slice(from, to)
    from = to
    const text = flowing(run, isRightToLeft)
    if (role) passages.push({ kind: 'paragraph', text, lines: run, role })
    else if (level !== null)
      passages.push({ kind: 'heading', level, text: text.replaceAll('\n', ' '), lines: run })
    else
      passages.push(
        ...(itemsOf(run, isRightToLeft) ?? [{ kind: 'paragraph', text, lines: run } as const]),
      )
  }
  return passages
}
