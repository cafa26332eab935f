import type { Page } from '../document/page.ts'
import type { FieldsSeen } from '../models/candidates/field-set.ts'
import type { Candidate } from '../models/candidates/place.ts'
import { shares } from '../scoring/score.ts'
import type { PanelLine } from './panel.ts'
import { group, label, rectangle } from './svg.ts'

export const FIELDS_STYLE = `
.candidates .lost rect { fill: #d00; fill-opacity: 0.01; stroke: #d00; stroke-width: 0.4; stroke-dasharray: 2 2 }
.candidates .won rect { fill: #080; fill-opacity: 0.1; stroke: #080; stroke-width: 1 }
.candidates text { fill: #080 }`

/** Readings of a field that are listed, and how likely they are at least, looked at alone. */
const MOST_LISTED = 4
const LEAST_LISTED = 0.005

/** Candidates of all fields on a page, those that were taken with their fields and probabilities. */
export function fieldMarks(page: Page, { sets, set, found }: FieldsSeen): string {
  const kinds = new Set(Object.values(set.fields))
  const here = [...kinds].flatMap((kind) =>
    (sets[kind]?.candidates ?? [])
      .filter(({ row }) => row.page === page.number)
      .map((candidate) => ({ kind, candidate })),
  )
  const won = new Map<Candidate, string[]>()
  for (const [field, decision] of Object.entries(found))
    if (decision?.candidate)
      won.set(decision.candidate, [
        ...(won.get(decision.candidate) ?? []),
        `${field} ${decision.probability.toFixed(2)}`,
      ])
  const marks = here
    .toSorted((a, b) => Number(won.has(a.candidate)) - Number(won.has(b.candidate)))
    .map(({ kind, candidate }) => {
      const { box, value } = candidate
      const fields = won.get(candidate)
      const drawn = rectangle(box, `${kind}: ${value}`)
      return fields
        ? group('won', [drawn, label(box[0], box[1] - 1.5, fields.join(', '))])
        : group('lost', [drawn])
    })
  return group('candidates', marks)
}

/** Every field with its readings, their scores alone and shares together, and what joins fields. */
export function fieldLines(seen: FieldsSeen): PanelLine[] {
  const { set, options, decided, found } = seen
  return [
    ['head', 0, 'field: value (alone → together → calibrated)'],
    ...Object.keys(set.fields).flatMap((field): PanelLine[] => {
      const own = options[field] ?? []
      const alone = shares(own.map(({ score }) => score))
      const { option, share, alternatives } = decided[field]!
      const together = new Map(
        [{ option, share }, ...alternatives].map((one) => [one.option.value, one.share]),
      )
      const decision = found[field]
      const lines = own
        .map(({ value }, i) => ({ value, alone: alone[i]!, together: together.get(value) ?? 0 }))
        .filter((one) => one.value !== null && Math.max(one.alone, one.together) >= LEAST_LISTED)
        .slice(0, MOST_LISTED)
        .map((one): PanelLine => {
          const isTaken = decision?.value === one.value
          const end = isTaken ? ` → ${decision.probability.toFixed(2)}` : ''
          const numbers = `${one.alone.toFixed(2)} → ${one.together.toFixed(2)}${end}`
          return [isTaken ? 'won' : 'lost', 1, `${one.value} (${numbers})`]
        })
      const derived: PanelLine[] = decision?.derivedFrom
        ? [['won', 1, `${decision.value}, from ${decision.derivedFrom.join(' and ')}`]]
        : []
      const nothing: PanelLine = ['note', 0, `${field}: ${decision ? '' : 'nothing'}`]
      return [nothing, ...lines, ...derived]
    }),
    ...equationLines(seen),
  ]
}

/** What speaks for or against fields together. */
function equationLines({ set, sets, document, weights, decided }: FieldsSeen): PanelLine[] {
  const lines = set.joint.map(({ fields, agreement, contradicts }): PanelLine => {
    const chosen = Object.fromEntries(
      fields.flatMap((field) => (decided[field] ? [[field, decided[field].option]] : [])),
    )
    const odds = agreement(sets, document, weights.bonuses, decided)(chosen)
    const values = fields.map((field) => `${field} ${chosen[field]?.value ?? '–'}`).join(', ')
    const isBroken = contradicts?.(chosen, sets, document) ?? false
    const said = isBroken
      ? 'contradict each other'
      : `${odds < 0 ? '−' : '+'}${Math.abs(odds).toFixed(1)}`
    return [isBroken || odds < 0 ? 'lost' : odds > 0 ? 'won' : 'note', 1, `${values}: ${said}`]
  })
  return lines.length === 0 ? [] : [['head', 0, 'together (log odds)'], ...lines]
}
