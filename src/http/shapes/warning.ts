import { z } from 'zod'
import { box } from './figures.ts'

export const warning = z
  .object({
    code: z.string(),
    message: z.string(),
    page: z.int().positive().optional(),
    box: box.optional(),
  })
  .meta({ id: 'Warning', example: { code: 'PAGE_RANGE_SUGGESTED', message: '5 pages were read' } })
