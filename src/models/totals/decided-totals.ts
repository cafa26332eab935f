import { cents } from '../../fields/money.ts'
import type { DocumentText } from '../../reading/document-text.ts'
import type { Found } from '../../reading/found.ts'
import type { Decision } from '../candidates/field-set.ts'
import { foundDecision } from '../candidates/found-decision.ts'
import { countedEquations, type Equation } from './proof.ts'
import { isProof, type ProofAround, proofFeatures } from './proof-odds.ts'
import { AGREE, DISAGREE } from './totals.ts'

/**
 * Net, tax and total with what arithmetic says of them.
 *
 * @param around what else the paper says of its sums
 * @param hear is told what each equation was weighed on
 */
export function decidedTotals(
  decided: Readonly<Record<string, Decision | null>>,
  document: DocumentText,
  around: ProofAround,
  hear?: (field: string, features: readonly number[]) => void,
): { net: Found | null; tax: Found | null; total: Found | null; adds: boolean } {
  const total = foundDecision(decided.total, document)
  const net = foundDecision(decided.net, document, total)
  const tax = foundDecision(decided.tax, document, total)
  const of = (found: Found | null) => (found ? cents(Number(found.value)) : null)
  const [n, x, t] = [of(net), of(tax), of(total)]
  const complete = n !== null && t !== null
  const adds = complete && Math.abs(t - n - (x ?? 0)) <= 1
  const equations = countedEquations({ net, tax, total }, around)
  const proves = (role: 'net' | 'tax' | 'total', equation: Equation): boolean => {
    const features = proofFeatures(role, equation, { net, tax, total }, around)
    hear?.(role, features)
    return isProof(features)
  }
  const noted = (role: 'net' | 'tax' | 'total', found: Found | null): Found | null => {
    const equation = equations[role]
    return (
      found && {
        ...found,
        ...(adds ? { note: AGREE } : complete && x !== null ? { note: DISAGREE } : {}),
        ...(equation && proves(role, equation) ? { provenBy: equation.text } : {}),
      }
    )
  }
  return { net: noted('net', net), tax: noted('tax', tax), total: noted('total', total), adds }
}
