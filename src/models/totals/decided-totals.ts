import { cents } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Found } from '../../reading/found.ts'
import type { Decision } from '../candidates/field-set.ts'
import { foundDecision } from '../candidates/found-decision.ts'
import { AGREE, DISAGREE } from './totals.ts'

/** Where three printed sums add up, with the probabilities from which that is taken for proof. */
const PROVEN = 'net + tax = total'
const LIKELY = 0.8

/** Net, tax and total with what arithmetic says of them. */
export function decidedTotals(
  decided: Readonly<Record<string, Decision | null>>,
  document: DocumentText,
): { net: Found | null; tax: Found | null; total: Found | null; adds: boolean } {
  const total = foundDecision(decided.total, document)
  const net = foundDecision(decided.net, document, total)
  const tax = foundDecision(decided.tax, document, total)
  const of = (found: Found | null) => (found ? cents(Number(found.value)) : null)
  const [n, x, t] = [of(net), of(tax), of(total)]
  const complete = n !== null && t !== null
  const adds = complete && Math.abs(t - n - (x ?? 0)) <= 1
  const printed = [net, tax, total].every((found) => found !== null && !found.derivedFrom)
  const likely = [net, tax, total].every((found) => (found?.probability ?? 0) >= LIKELY)
  const proven = adds && printed && likely && x !== 0
  const noted = (found: Found | null): Found | null =>
    found && {
      ...found,
      ...(adds ? { note: AGREE } : complete && x !== null ? { note: DISAGREE } : {}),
      ...(proven ? { provenBy: PROVEN } : {}),
    }
  return { net: noted(net), tax: noted(tax), total: noted(total), adds }
}
