import type { DocumentText } from '../../reading/document-text.ts'
import type { Found } from '../../reading/found.ts'
import type { Decision } from './field-set.ts'
import type { IbanCandidate } from './ibans.ts'
import { mostOf } from './label-scores.ts'
import type { Candidate } from './place.ts'
import { surroundingsOf } from './surroundings.ts'
import type { TaxNumber } from './tax-numbers.ts'

/** Likeness to any label from which the words beside a value are given as its label. */
const LIKE = 0.3
/** A label is not farther to the left than this, in ems. */
const NEAR = 30

/** What was decided, with its evidence: text as printed, label, place, probability. */
export function foundDecision(
  decision: Decision | null | undefined,
  document: DocumentText,
  place: { readonly page: number; readonly box: Found['box'] } | null = null,
): Found | null {
  if (!decision) return null
  const { value, probability, candidate, derivedFrom, alternatives } = decision
  const at = candidate ? { page: candidate.row.page, box: candidate.box } : place
  if (!at) return null
  return {
    value,
    text: candidate && !derivedFrom ? candidate.text : '',
    label: candidate && !derivedFrom ? labelOf(candidate, document) : null,
    page: at.page,
    box: at.box,
    confidence: probability,
    probability,
    ...(derivedFrom ? { derivedFrom } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  }
}

/** A tax number that was decided; of one with a misread character it says so. */
export function foundTaxNumber(
  decision: Decision | null | undefined,
  document: DocumentText,
): Found | null {
  const found = foundDecision(decision, document)
  return found && (decision?.candidate as TaxNumber | null)?.id.repaired
    ? { ...found, note: 'one character was changed for the check digits to fit' }
    : found
}

/** An IBAN that was decided; of one with another character than printed, or whose check digits do not fit, it says so. */
export function foundIban(
  decision: Decision | null | undefined,
  document: DocumentText,
): Found | null {
  const found = foundDecision(decision, document)
  const reading = (decision?.candidate as IbanCandidate | null | undefined)?.reading
  if (!found || !reading) return found
  if (!reading.checks) return { ...found, note: 'the check digits do not fit' }
  return reading.repaired
    ? { ...found, note: 'one character was changed for the check digits to fit' }
    : found
}

/** The words that announce a value, where they look like any label. */
export function labelOf(candidate: Candidate, document: DocumentText): string | null {
  const { texts, labelScoresOf, leftGap } = surroundingsOf(candidate, document)
  const like = (side: 'left' | 'above' | 'head') =>
    texts[side] === '' ? 0 : mostOf(labelScoresOf(side))
  if (leftGap < NEAR && like('left') >= LIKE) return texts.left
  if (like('above') >= LIKE) return texts.above
  return like('head') >= LIKE && /\d/.test(candidate.text) ? texts.head : null
}
