import type { LabelName } from '../../fields/lexicon.ts'
import type { Row } from '../../reading/document-text.ts'

/** What a section of a statement holds. */
export type Heading = 'credits' | 'debits' | 'balances' | 'summary'

const HEADINGS: readonly (readonly [LabelName, Heading])[] = [
  ['section_balances', 'balances'],
  ['section_summary', 'summary'],
  ['section_credits', 'credits'],
  ['section_debits', 'debits'],
  ['section_checks', 'debits'],
]

/** The section that a row begins by its words, null where they name none. */
export function headingOf({ pieces: [first] }: Row): Heading | null {
  const title = first?.labels.find((label) => label.from === 0)
  return HEADINGS.find(([name]) => title?.names.includes(name))?.[1] ?? null
}
