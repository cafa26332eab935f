import type { PrintSource } from '../kit/print.ts'
import type { Random } from '../kit/random.ts'
import type { Tool } from './means.ts'
import type { Paper } from './page.ts'
import { fodsOf } from './render/calc.ts'
import { drawingOf } from './render/drawing.ts'
import { groffOf } from './render/groff.ts'
import { htmlOf } from './render/html.ts'
import { latexOf } from './render/latex.ts'
import { reportOf } from './render/report.ts'
import { fodtOf } from './render/writer.ts'

/** A paper in the language of its tool; what tools leave open is drawn. */
export function sourceOf(paper: Paper, tool: Tool, random: Random): PrintSource {
  switch (tool) {
    case 'chromium':
      return { tool, html: htmlOf(paper, random.chance(0.55)) }
    case 'writer':
      return { tool: 'libreoffice', fodt: fodtOf(paper) }
    case 'calc':
      return { tool: 'libreoffice', fods: fodsOf(paper) }
    case 'latex':
      return { tool, tex: latexOf(paper, random.chance(0.6)) }
    case 'groff':
      return { tool, source: groffOf(paper) }
    case 'report':
      return { tool: 'pango', ...reportOf(paper, random.pick(['-', '-', '='])) }
    case 'reportlab':
      return { tool, drawing: drawingOf(paper) }
    case 'pango':
      return { tool, drawing: drawingOf(paper) }
  }
}
