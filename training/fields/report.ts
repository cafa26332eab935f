import { calibrationError, calibrationOf, withProbability } from './calibration.ts'
import type { Answer } from './cross-validation.ts'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : (part / whole).toFixed(3)

/** Prints how often each field is right, by document and by group. */
export function report(answers: readonly Answer[], wrong: boolean): void {
  console.log(
    'field             n  right  by group  possible  precision  null right  error  right, not made (n)',
  )
  for (const [field, own] of Map.groupBy(answers, (answer) => answer.field)) {
    const held = own.filter((answer) => answer.truth !== null)
    const absent = own.filter((answer) => answer.truth === null)
    const given = own.filter((answer) => answer.value !== null)
    const groups = [...Map.groupBy(held, (answer) => answer.paper.group).values()]
    const byGroup = groups.reduce(
      (sum, group) => sum + group.filter((answer) => answer.right).length / group.length,
      0,
    )
    const others = held.filter((answer) => !answer.paper.complete)
    const right = (list: readonly Answer[]) => list.filter((answer) => answer.right).length
    const error = calibrationError(withProbability(own, calibrationOf(own)))
    console.log(
      [
        field.padEnd(16),
        String(held.length).padStart(4),
        percent(right(held), held.length).padStart(6),
        percent(byGroup, groups.length).padStart(9),
        percent(held.filter((answer) => answer.possible).length, held.length).padStart(9),
        percent(right(given), given.length).padStart(10),
        `${percent(right(absent), absent.length)} (${absent.length})`.padStart(12),
        error.toFixed(3).padStart(7),
        `${percent(right(others), others.length)} (${others.length})`.padStart(18),
      ].join(' '),
    )
    if (wrong)
      for (const { paper, value, share, truth, possible } of own.filter((answer) => !answer.right))
        console.log(
          `    ${paper.id}: ${value} (${share.toFixed(2)}), wanted ${truth?.[0] ?? null}${possible ? '' : ', no candidate'}`,
        )
  }
}
