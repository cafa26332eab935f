import type { FieldSet } from '../../src/models/candidates/field-set.ts'
import { CARD } from '../../src/models/card/field-set.ts'
import { INVOICE } from '../../src/models/invoice/field-set.ts'
import { RECEIPT } from '../../src/models/receipt/field-set.ts'
import { STATEMENT } from '../../src/models/statement/field-set.ts'

export const FIELD_SETS: Readonly<Record<string, FieldSet>> = {
  invoice: INVOICE,
  receipt: RECEIPT,
  business_card: CARD,
  bank_statement: STATEMENT,
}

/** What values that agree are worth before `fit.ts` looks for better numbers, in log-odds. */
export const STARTING_BONUSES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  receipt: {
    sharedWords: -3,
    largeTax: -3,
    taxAlone: -3,
    sameSum: -3,
    ratedTax: 0,
    allTaxed: 0,
    tipped: 0,
    usualTax: 0,
    untipped: 0,
  },
  bank_statement: { sameParty: -4, underName: 1, nearName: 0.5, underOther: -2 },
  business_card: {
    sharedWords: -5,
    sharedAddress: -3,
    partedJob: 0,
    partedBearer: 0,
    openOver: 0,
  },
  invoice: {
    adds: 2,
    addsWithMore: 0.5,
    same: -0.5,
    broken: 0,
    derived: -3,
    largeTax: -3,
    inRow: 0,
    rated: 0,
    dueBefore: -3,
    otherOrder: -3,
    sameParty: -4,
    noSender: -1.5,
    underName: 1,
    nearName: 0.5,
    underOther: -2,
    nameInside: 0,
    nameless: 0,
    sameAddress: -4,
    shippingOfSender: -3,
    shippingOfReceiver: -1,
    taxUnderName: 1,
    taxUnderReceiver: 0,
    taxUnderOther: -1,
    taxBehindOther: -1,
    sameTaxNumber: -4,
  },
}
