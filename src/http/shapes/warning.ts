import { z } from 'zod'

export const warning = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: 'Warning', example: { code: 'PAGE_RANGE_SUGGESTED', message: '5 pages were read' } })
