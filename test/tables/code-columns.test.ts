import t from 'tap'
import type { Font } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { page, word } from './pages.ts'

const NAMES = ['Rope', 'Lamp', 'Hook', 'Sail', 'Oar', 'Bell']

/** The first column of a table of three, as it comes out. */
function codesOf(codes: readonly string[], font?: Font): string[] {
  const rows = [
    [word('Code', 60, 100), word('Ware', 160, 100), word('Stock', 260, 100)],
    ...codes.map((code, i) => {
      const y = 116 + 16 * i
      const own = word(code, 60, y)
      return [font ? { ...own, font } : own, word(NAMES[i]!, 160, y), word(`${31 + i}`, 260, y)]
    }),
  ]
  const [table] = tablesOnPage(page(rows))
  return rowsOf(table!)
    .slice(1)
    .map(([code]) => code!)
}

t.test('codes that were misread get the form of their column', async (t) => {
  t.same(codesOf(['KL10', 'KLI5', 'KL20', 'KL25', 'mN30', 'MN35']), [
    ...['KL10', 'KL15', 'KL20', 'KL25', 'MN30', 'MN35'],
  ])
  t.same(codesOf(['7B-41', '3C-28', '88-16', '5D-O9', '6A-30', '2E-77']), [
    ...['7B-41', '3C-28', '8B-16', '5D-09', '6A-30', '2E-77'],
  ])
})

t.test('what may be meant is left as it is', async (t) => {
  const kept = (codes: string[]) => t.same(codesOf(codes), codes, codes.join(' '))
  kept(['KL10', 'K15', 'KL20', 'KX*5', 'MN30', 'MN35'])
  kept(['41B7', '0C3S', 'A95F', '71I2', 'E04D', '8S11'])
  kept(['1510', 'I515', '1520', '1525', '1530', '1535'].map((code) => `${code}/`))
})

t.test('a text layer is not corrected', async (t) => {
  const font: Font = { name: 'Invented', size: 10, bold: false, italic: false }
  const codes = ['KL10', 'KLI5', 'KL20', 'KL25', 'MN30', 'MN35']
  t.same(codesOf(codes, font), codes)
})
