import { z } from 'zod'

/** A field left empty is a field left out. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional())

/** A whole number written in digits, as paths, queries and forms have them. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text),
    z
      .int(`it has to be a whole number from ${least} to ${most}`)
      .min(least, `it has to be at least ${least}`)
      .max(most, `it has to be at most ${most}`),
  )

/** One of a registry's names. */
export const nameOf = (registry: ReadonlyMap<string, unknown>) =>
  z.enum([...registry.keys()] as [string, ...string[]])

export const moment = z.iso.datetime().meta({ example: '2026-03-01T09:30:00.000Z' })

export const requestId = z.uuid().meta({ example: '0195d2a4-5f0e-7c61-9b1e-3f6a0f6f5f1d' })

/** Of lists. */
export const limit = wholeNumber(1, 100).default(20)
export const offset = wholeNumber(0, 1_000_000_000).default(0)

/** Pages, bytes, cents. */
export const count = z.int().nonnegative()
