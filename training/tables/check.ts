import { runProgram } from '../kit/print/program.ts'
import { type Paper, pagesOf, tablesOf } from './page.ts'

/** Letters and digits alone: tools differ in what they make of signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * What a printed paper lacks, in words, or nothing: its pages are as many as the paper's, and each
 * page holds the words of its tables. Tools cut what is too wide, and nobody would see it.
 */
export async function missingWords(pdf: string, paper: Paper): Promise<string | undefined> {
  const text = await runProgram('pdftotext', ['-raw', pdf, '-'])
  const pages = text.replace(/\f$/, '').split('\f')
  if (pages.length !== pagesOf(paper)) return `${pages.length} pages, not ${pagesOf(paper)}`
  for (const [at, page] of pages.entries()) {
    const left = new Map<string, number>()
    const all = plain(page)
    for (const { page: own, table } of tablesOf(paper)) {
      if (own !== at + 1) continue
      for (const cell of table.cells)
        for (const word of cell.text.split(/\s+/).map(plain)) {
          if (!word || cell.rotated) continue
          const used = (left.get(word) ?? 0) + 1
          left.set(word, used)
          if (used === 1 && !all.includes(word)) return `no ${word} on page ${at + 1}`
        }
    }
  }
  return undefined
}
