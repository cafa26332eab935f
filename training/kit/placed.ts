import type { Placed } from './mark.ts'
import { placedDrawing } from './placed/drawing.ts'
import { placedGroff } from './placed/groff.ts'
import { placedHtml } from './placed/html.ts'
import { placedLatex } from './placed/latex.ts'
import { placedOffice } from './placed/office.ts'
import type { PrintSource } from './print.ts'

export const PLACING_TOOLS = [
  'chromium',
  'libreoffice',
  'latex',
  'groff',
  'reportlab',
  'pango',
] as const
export type PlacingTool = (typeof PLACING_TOOLS)[number]

/** The pages in the language of a tool. Groff prints on A4 and has letters of Western Europe only. */
export function placedSource(placed: Placed, tool: PlacingTool): PrintSource {
  switch (tool) {
    case 'chromium':
      return { tool, html: placedHtml(placed) }
    case 'libreoffice':
      return { tool, fodt: placedOffice(placed) }
    case 'latex':
      return { tool, tex: placedLatex(placed) }
    case 'groff':
      return { tool, source: placedGroff(placed) }
    case 'reportlab':
      return { tool, drawing: placedDrawing(placed) }
    case 'pango':
      return { tool, drawing: placedDrawing(placed) }
  }
}
