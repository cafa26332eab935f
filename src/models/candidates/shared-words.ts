import type { Word } from '../../document/page.ts'
import type { Option } from '../../scoring/decide.ts'
import type { CandidateSets, FieldSet } from './field-set.ts'

/** The words of the page that an option stands on; none for what is derived or absent. */
export function wordsOf(
  field: string,
  option: Option | undefined,
  fields: FieldSet['fields'],
  sets: CandidateSets,
): readonly Word[] {
  const [at] = option?.candidates ?? []
  return at === undefined ? [] : sets[fields[field]!]!.candidates[at]!.words
}
