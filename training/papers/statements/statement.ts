import { type PLACING_TOOLS, type PlacingTool, placedSource } from '../../kit/placed.ts'
import type { Random } from '../../kit/random.ts'
import type { Paper } from '../paper.ts'
import { compose } from './layout/compose.ts'
import { type Story, storyOf } from './story.ts'

/** Fields of a statement; those that a page lacks are listed as absent. */
export const STATEMENT_FIELDS = [
  'bank',
  'account_holder',
  'account_holder_address',
  'account_number',
  'iban',
  'bic',
  'currency',
  'statement_number',
  'statement_date',
  'period_start',
  'period_end',
  'opening_balance',
  'closing_balance',
] as const

/** How often each tool prints, where it has the letters. */
const TOOLS: Readonly<Record<PlacingTool, number>> = {
  chromium: 8,
  libreoffice: 1.6,
  latex: 1.6,
  groff: 1.6,
  reportlab: 2.6,
  pango: 2,
}
const WESTERN = new Set(['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'sv', 'da', 'nb', 'fi'])
const WESTERN_SIGNS = new Set([
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'SEK',
  'DKK',
  'NOK',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'MYR',
  'ZAR',
])

function toolOf({ language, accounts, country }: Story, random: Random): PlacingTool {
  const western =
    WESTERN_SIGNS.has(country.currency) &&
    WESTERN.has(language) &&
    !['RO', 'HU', 'PL', 'CZ', 'TR'].includes(country.code)
  const long = accounts.reduce((sum, { bookings }) => sum + bookings.length, 0) > 40
  return random.weighted({
    ...TOOLS,
    groff: western ? TOOLS.groff : 0,
    // Lacks some signs, and puts Romanian letters together of two.
    latex: ['INR', 'TRY', 'RON'].includes(country.currency) ? 0 : TOOLS.latex,
    // A frame for every text takes its time.
    libreoffice: long ? 0 : TOOLS.libreoffice,
  } satisfies Record<(typeof PLACING_TOOLS)[number], number>)
}

/** An invented bank statement with a layout of its own. */
export async function statement(id: string, random: Random): Promise<Paper> {
  const story = storyOf(random.at('story'))
  const tool = toolOf(story, random.at('tool'))
  const { placed, ledger, transactions, accounts, layout } = await compose(
    story,
    random.at('paper'),
    tool,
  )
  return {
    source: placedSource(placed, tool),
    truth: {
      id,
      task: 'bank_statement',
      group: `papers/${tool}`,
      source: 'generated',
      licence: 'CC0',
      lang: story.language,
      fields: ledger.fields,
      absent: ledger.absent(STATEMENT_FIELDS),
      transactions,
      ...(accounts.length ? { accounts } : {}),
      layout: {
        author: 'papers',
        tool,
        country: story.country.code,
        kind: story.accounts[0]!.kind,
        ...layout,
      },
    },
  }
}
