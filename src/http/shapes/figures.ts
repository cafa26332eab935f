import { z } from 'zod'

export const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .meta({ description: 'Left, top, right, bottom in points; y down', id: 'Box' })
export const confidence = z.number().min(0).max(1)

/** Where something was read, and how certainly. */
export const place = { page: z.int().positive(), box, confidence }

/** A decimal with a dot, as text; null where it is not printed. */
export const amount = z.string().nullable().meta({ example: '1234.50' })
/** ISO 8601. */
export const date = z.string().nullable().meta({ example: '2026-03-01' })
export const line = z.string().nullable()

/** By field: what was read, and where. */
export const evidence = z.record(
  z.string(),
  z
    .object({
      text: z.string().meta({ description: 'As printed; empty for what was worked out' }),
      label: line,
      ...place,
      note: z.string().optional(),
      probability: confidence.optional().meta({
        description: 'How often such an answer is right; `confidence` is the same number',
      }),
      proven_by: z
        .string()
        .optional()
        .meta({ description: 'The equation of printed figures it takes part in' }),
      derived_from: z
        .array(z.string())
        .optional()
        .meta({ description: 'Fields it was worked out from: it is printed nowhere' }),
      source: z.string().optional().meta({
        description: 'The file the PDF carries it in; its box is empty where no page shows it',
      }),
      alternatives: z
        .array(z.object({ value: z.string(), probability: confidence }))
        .max(3)
        .optional()
        .meta({ description: 'Other readings, the likeliest first' }),
    })
    .meta({ id: 'Evidence' }),
)

/** A model's fields: texts, but for those named. */
export const fieldsOf = <L extends z.ZodRawShape>(names: readonly string[], lists?: L) =>
  z.object({ ...Object.fromEntries(names.map((name) => [name, line])), ...lists })

export const word = z.object({ text: z.string(), box, confidence }).meta({ id: 'Word' })
