import { INVOICE_FIELDS as DECIDED } from '../../../src/models/invoice/field-names.ts'
import type { PrintSource } from '../../kit/print.ts'
import type { Random } from '../../kit/random.ts'
import type { Sheet } from '../../kit/sheet.ts'
import { sheetDrawing } from '../../kit/sheet-drawing.ts'
import { sheetHtml } from '../../kit/sheet-html.ts'
import type { Paper } from '../paper.ts'
import { billOf } from './bill.ts'
import { compose } from './layout/compose.ts'

/** Fields of an invoice; those that a page lacks are listed as absent. */
export const INVOICE_FIELDS = [...DECIDED, 'line_items'] as const

/** Tools that print invoices, and how often. */
const TOOLS = { chromium: 10, libreoffice: 2.2, reportlab: 2, pango: 1.2 }

function sourceOf(sheet: Sheet, tool: keyof typeof TOOLS): PrintSource {
  switch (tool) {
    case 'chromium':
      return { tool, html: sheetHtml(sheet) }
    case 'libreoffice':
      return { tool, html: sheetHtml(sheet, 'tables') }
    case 'reportlab':
      return { tool, drawing: sheetDrawing(sheet) }
    case 'pango':
      return { tool, drawing: sheetDrawing(sheet) }
  }
}

/** An invented invoice with a layout of its own. */
export async function invoice(id: string, random: Random): Promise<Paper> {
  const bill = billOf(random.at('bill'))
  const tool = bill.lines.length > 12 ? 'chromium' : random.at('tool').weighted(TOOLS)
  const { sheet, ledger, layout } = await compose(bill, random.at('paper'), tool === 'chromium')
  return {
    source: sourceOf(sheet, tool),
    truth: {
      id,
      task: 'invoice',
      group: `papers/${tool}`,
      source: 'generated',
      licence: 'CC0',
      lang: bill.language,
      fields: ledger.fields,
      absent: ledger.absent(INVOICE_FIELDS),
      layout: {
        author: 'papers',
        tool,
        country: bill.country.code,
        sector: bill.sectorName,
        kind: bill.kind,
        tax: bill.taxSystem,
        ...layout,
      },
    },
  }
}
