import { z } from 'zod'
import { RUNNING_PARTS } from '../../document/extract-options.ts'
import { box, word } from './figures.ts'
import { count } from './text.ts'

const textLine = z
  .object({ text: z.string(), box, words: z.array(word) })
  .meta({ id: 'TextLine', description: 'As printed' })
const lines = z.array(textLine)

const text = z.string().meta({
  description: 'Lines joined, parted words whole; a line feed where a line was ended on purpose',
})

const heading = z
  .object({ type: z.literal('heading'), level: z.int().min(1).max(6), text, box, lines })
  .meta({ id: 'Heading' })

const paragraph = z
  .object({
    type: z.literal('paragraph'),
    text,
    role: z
      .enum([...RUNNING_PARTS.values()] as [string, ...string[]])
      .optional()
      .meta({ description: 'It stands at the edges of pages again and again' }),
    box,
    lines,
  })
  .meta({ id: 'Paragraph' })

const list = z
  .object({
    type: z.literal('list'),
    start: z.int().nullable().meta({ description: 'Number of the first item; null: marks' }),
    items: z.array(text).meta({ description: 'Without their numbers or marks' }),
    box,
    lines,
  })
  .meta({ id: 'ItemList' })

const tablePlace = z
  .object({
    type: z.literal('table'),
    table: count.meta({ description: 'Index in `tables`' }),
    box,
  })
  .meta({ id: 'TablePlace' })

/** What stands on a page of model `document`. */
export const block = z.union([heading, paragraph, list, tablePlace]).meta({ id: 'Block' })
