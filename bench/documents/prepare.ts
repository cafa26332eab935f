import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchCase } from '../cases.ts'
import { scanOf } from './scan.ts'
import { pdfOf, pngOf } from './sheet.ts'

/** A case's files on disk: PNG or JPEG pages for scans, one PDF for born-digital documents. */
export interface Prepared {
  readonly files: readonly string[]
  /** What each page says, in page order. */
  readonly truths: readonly string[]
}

/** The language that a prepared page is in, which rivals are told. */
export const languageOf = (file: string): string => /\.(\w+)\.(?:png|jpg)$/.exec(file)?.[1] ?? 'eng'

export async function prepare(bench: BenchCase, folder: string): Promise<Prepared> {
  mkdirSync(folder, { recursive: true })
  const typeset = Array.from({ length: bench.pages }, (_, i) => bench.typeset(i + 1))
  const truths = typeset.map((page) => page.truth)
  if (bench.kind === 'digital') {
    const file = join(folder, `${bench.name}.pdf`)
    writeFileSync(file, pdfOf(typeset.map((page) => page.sheet)))
    return { files: [file], truths }
  }
  const files: string[] = []
  for (const [i, page] of typeset.entries()) {
    const { language = 'eng', kind = 'gray' } = page
    const name = `${bench.name}-${String(i + 1).padStart(3, '0')}.${language}`
    const file = join(folder, `${name}.${kind === 'jpeg' ? 'jpg' : 'png'}`)
    const png = pngOf(pdfOf([page.sheet]), 0, page.dpi ?? bench.dpi)
    writeFileSync(file, await scanOf(png, i + 1, kind))
    files.push(file)
  }
  return { files, truths }
}
