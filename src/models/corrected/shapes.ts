import { z } from 'zod'

// What is sent is not to be believed, and some of it costs by the square. No result of the most pages
// that a job may have comes near these.
/** Grid places all tables may have together, or records of `fields` and their names. */
export const MOST_PLACES = 500_000
export const MOST_ROWS = 50_000
export const MOST_PAGES = 10_000
/** Characters of one text. */
const MOST_TEXT = 10_000

export const whole = z.int().nonnegative()
export const text = z.string().max(MOST_TEXT)
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()
export const line = text.nullable()
export const amount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/, 'an amount is written like -1234.50')
  .nullable()
export const date = z.iso.date('a date is written like 2026-03-01').nullable()
export const place = { page: whole, box, confidence: z.number() }
export const fields = z.record(z.string(), z.unknown())

/** A fault that no shape tells. */
export const fault = (at: string, message: string) =>
  new z.ZodError([{ code: 'custom', path: [at], message, input: undefined }])
