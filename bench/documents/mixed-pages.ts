import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pdf } from '../../test/engine/documents.ts'
import { CASES } from '../cases.ts'
import { densePage, receiptPage, tablePage } from './make.ts'
import { prepare } from './prepare.ts'
import { scanOf } from './scan.ts'
import { pdfOf, pngOf } from './sheet.ts'

/** A document of a service's day, and what is asked of it. */
export interface MixedDocument {
  readonly path: string
  readonly pages: number
  readonly model: string
  readonly output: string
  readonly textLayer: 'auto' | 'never'
}

/**
 * Scans of each case, born-digital pages by their layer and by raster, scans within a PDF, and
 * pictures that are not the addon's own formats; pages of all ways a page can take.
 */
export async function mixedPages(folder: string): Promise<MixedDocument[]> {
  mkdirSync(folder, { recursive: true })
  const documents: MixedDocument[] = []
  const add = (path: string, pages: number, model: string, output: string, never = false): void => {
    documents.push({ path, pages, model, output, textLayer: never ? 'never' : 'auto' })
  }
  const written = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  for (const bench of CASES.filter(({ kind }) => kind === 'scan')) {
    const { files } = await prepare({ ...bench, pages: 3 }, join(folder, bench.name))
    for (const file of files) {
      if (bench.typeset === receiptPage) add(file, 1, 'receipt', 'json')
      else if (bench.typeset === tablePage) add(file, 1, 'tables', 'xlsx')
      else add(file, 1, 'text', 'txt')
    }
  }
  const sheets = Array.from({ length: 8 }, (_, i) => (i % 2 ? densePage : tablePage)(i + 1).sheet)
  add(written('digital.pdf', pdfOf(sheets)), sheets.length, 'tables', 'xlsx')
  add(written('drawn.pdf', pdfOf(sheets.slice(0, 2))), 2, 'tables', 'json', true)
  const scans = await Promise.all(
    [tablePage(7), densePage(8)].map(async ({ sheet }, i) => {
      const png = await scanOf(pngOf(pdfOf([sheet]), 0, 200), i)
      return { content: 'q 595 0 0 842 0 0 cm /I1 Do Q', image: await sharp(png).jpeg().toBuffer() }
    }),
  )
  add(written('scans.pdf', pdf(scans)), scans.length, 'invoice', 'json')
  const receipt = readFileSync(documents.find(({ model }) => model === 'receipt')!.path)
  add(written('receipt.webp', await sharp(receipt).webp().toBuffer()), 1, 'receipt', 'xlsx')
  return documents
}
