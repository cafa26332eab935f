import { z } from 'zod'
import { amount, date, line, place, text } from './shapes.ts'

/** A row of an account, as it may be written. */
export const booking = z.looseObject({
  date,
  value_date: date,
  description: text,
  reference: line,
  check_number: line,
  type: line,
  debit: amount,
  credit: amount,
  balance: amount,
  ...place,
})
