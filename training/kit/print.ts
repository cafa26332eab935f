import { chromiumPage, closeChromium } from './print/chromium.ts'
import type { Drawing } from './print/drawing.ts'
import { drawnPages } from './print/drawn.ts'
import { groffPages } from './print/groff.ts'
import { latexPages } from './print/latex.ts'
import { officePages } from './print/libreoffice.ts'
import { type PrintJob, queueOf } from './print/queue.ts'

/** A document in the language of the tool that prints it. The source says the size of its pages. */
export type PrintSource =
  | { tool: 'chromium'; html: string }
  /** One of: a page in HTML, a text document or a sheet in flat OpenDocument XML. */
  | { tool: 'libreoffice'; html?: string; fodt?: string; fods?: string }
  | { tool: 'latex'; tex: string }
  /** For groff with tbl and the ms macros, in UTF-8. Fonts have letters of Western Europe only. */
  | { tool: 'groff'; source: string }
  | { tool: 'reportlab'; drawing: Drawing }
  /** A text in Pango's markup on A4, or a drawing whose texts are Pango's. */
  | { tool: 'pango'; markup: string; font?: string }
  | { tool: 'pango'; drawing: Drawing }

export type { Drawing, DrawingItem, DrawnCell, DrawnTable } from './print/drawing.ts'

const queues = {
  chromium: queueOf<PrintSource & { tool: 'chromium' }>(chromiumPage),
  libreoffice: queueOf<PrintSource & { tool: 'libreoffice' }>(officePages, 40),
  latex: queueOf<PrintSource & { tool: 'latex' }>(latexPages),
  groff: queueOf<PrintSource & { tool: 'groff' }>(groffPages),
  reportlab: queueOf<PrintSource & { tool: 'reportlab' }>(drawnPages('reportlab'), 60),
  pango: queueOf<PrintSource & { tool: 'pango' }>(drawnPages('pango'), 60),
}

/**
 * Prints a document into a PDF file. Callers may ask for many at once: what waits for a tool
 * becomes one run of it where the tool starts slowly. Call `closePrinters` at the end.
 * Throws Error with the tool's own words when it prints nothing.
 */
export function print(source: PrintSource, pdfPath: string): Promise<void> {
  const add = queues[source.tool] as (job: PrintJob<PrintSource>) => Promise<void>
  return add({ source, pdfPath })
}

/** Ends the browser, if one was started. */
export async function closePrinters(): Promise<void> {
  await closeChromium()
}
