import type { FieldSet } from '../candidates/field-set.ts'

/** The fields of a receipt that are found among candidates. */
export const RECEIPT: FieldSet = {
  name: 'receipt',
  fields: {
    company: 'names',
    address: 'addresses',
    date: 'dates',
    total: 'amounts',
  },
  anchors: ['total', 'date'],
  joint: [],
}
