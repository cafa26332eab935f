import type { FieldSet } from '../candidates/field-set.ts'
import { wordsOf } from '../candidates/shared-words.ts'
import { documentOfCard } from './columns.ts'
import { lineOver } from './line-over.ts'
import { areParted } from './parted.ts'

/** The fields of a business card that are found among candidates: no two of them share words. */
export const CARD: FieldSet = {
  name: 'business_card',
  prepared: documentOfCard,
  fields: {
    name: 'card_names',
    company: 'card_names',
    title: 'card_names',
    department: 'card_names',
    address: 'addresses',
  },
  anchors: [],
  joint: [
    {
      fields: ['name', 'company', 'title', 'department', 'address'],
      agreement: (sets, document, bonuses) => {
        const names = sets.card_names!
        return (chosen) => {
          const used = new Set()
          let [shared, inAddress] = [0, 0]
          for (const [role, option] of Object.entries(chosen)) {
            const words = wordsOf(role, option, CARD.fields, sets)
            if (words.some((word) => used.has(word)))
              if (role === 'address') inAddress++
              else shared++
            for (const word of words) used.add(word)
          }
          const { name, company, title, department } = chosen
          // A fit may look at some fields alone.
          const isJob = title && department && areParted(title, department, names)
          const isBearer = name && title && areParted(name, title, names)
          const job = isJob ? bonuses.partedJob! : 0
          const bearer = isBearer ? bonuses.partedBearer! : 0
          // A line that nothing else is stands close over a firm.
          const [firm] = company?.candidates ?? []
          const over = firm === undefined ? null : lineOver(names.candidates[firm]!, document)
          const isOpen = over && !over.words.some((word) => used.has(word))
          const open = isOpen ? bonuses.openOver! : 0
          return (
            open + shared * bonuses.sharedWords! + inAddress * bonuses.sharedAddress! + job + bearer
          )
        }
      },
    },
  ],
}
