import type { Word } from '../../document/page.ts'
import { isCurrencyCode } from '../../fields/currency.ts'
import { plainText, wordsOfKind } from '../../fields/lexicon.ts'
import type { DocumentText } from '../../reading/document-text.ts'

const LABELS: ReadonlySet<string> = new Set(wordsOfKind('currency_word').map(plainText))
/** Words of such a label, at most. */
const MOST_WORDS = 2
const CODE = /^[(（]?([A-Z]{3})[)）.,;]{0,2}$/

/** The code behind a label for the account's currency: `Currency : INR`; null where there is none, or several. */
export function labelledCurrency({ rows }: DocumentText): string | null {
  const found = new Set(
    rows.flatMap(({ words }) => words.flatMap((_, i) => codeAt(words, i) ?? [])),
  )
  return found.size === 1 ? [...found][0]! : null
}

function codeAt(words: readonly Word[], at: number): string | null {
  const [, code] = CODE.exec(words[at]!.text) ?? []
  if (!code || !isCurrencyCode(code)) return null
  // A colon may stand alone between them.
  const end = /^[:：]$/.test(words[at - 1]?.text ?? '') ? at - 1 : at
  const label = (count: number) =>
    plainText(
      words
        .slice(Math.max(0, end - count), end)
        .map(({ text }) => text.replace(/[:：.]$/, ''))
        .join(' '),
    )
  for (let count = 1; count <= MOST_WORDS; count++) if (LABELS.has(label(count))) return code
  return null
}
