import type { Option } from '../../scoring/decide.ts'
import type { FieldSet } from '../candidates/field-set.ts'
import type { NameCandidate } from '../candidates/name-candidate.ts'
import { documentOfCard } from './columns.ts'

/** The fields of a business card that are found among candidates: no two of them share words. */
export const CARD: FieldSet = {
  name: 'business_card',
  prepared: documentOfCard,
  fields: {
    name: 'names',
    company: 'names',
    title: 'names',
    department: 'names',
    address: 'addresses',
  },
  anchors: [],
  joint: [
    {
      fields: ['name', 'company', 'title', 'department'],
      agreement: (sets, _document, bonuses) => {
        const candidates = (sets.names?.candidates ?? []) as NameCandidate[]
        const wordsOf = (option: Option | undefined) =>
          option?.candidates[0] === undefined ? [] : candidates[option.candidates[0]]!.words
        return (chosen) => {
          const used = new Set()
          let shared = 0
          for (const option of Object.values(chosen)) {
            const words = wordsOf(option)
            if (words.some((word) => used.has(word))) shared++
            for (const word of words) used.add(word)
          }
          return shared * bonuses.sharedWords!
        }
      },
    },
  ],
}
