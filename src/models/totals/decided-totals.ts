import { cents } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Found } from '../../reading/found.ts'
import type { Decision } from '../candidates/field-set.ts'
import { foundDecision } from '../candidates/found-decision.ts'
import { equationsOf, type SumsAround } from './proof.ts'
import { AGREE, DISAGREE } from './totals.ts'

/**
 * Net, tax and total with what arithmetic says of them.
 *
 * @param around what else the paper says of its sums
 */
export function decidedTotals(
  decided: Readonly<Record<string, Decision | null>>,
  document: DocumentText,
  around: SumsAround,
): { net: Found | null; tax: Found | null; total: Found | null; adds: boolean } {
  const total = foundDecision(decided.total, document)
  const net = foundDecision(decided.net, document, total)
  const tax = foundDecision(decided.tax, document, total)
  const of = (found: Found | null) => (found ? cents(Number(found.value)) : null)
  const [n, x, t] = [of(net), of(tax), of(total)]
  const complete = n !== null && t !== null
  const adds = complete && Math.abs(t - n - (x ?? 0)) <= 1
  const equations = equationsOf({ net, tax, total }, around)
  const noted = (found: Found | null, equation: string | null): Found | null =>
    found && {
      ...found,
      ...(adds ? { note: AGREE } : complete && x !== null ? { note: DISAGREE } : {}),
      ...(equation ? { provenBy: equation } : {}),
    }
  return {
    net: noted(net, equations.net),
    tax: noted(tax, equations.tax),
    total: noted(total, equations.total),
    adds,
  }
}
