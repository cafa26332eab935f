import t from 'tap'
import { type Page, wordsOf } from '../../src/document/page.ts'
import { proseChunks } from '../../src/tables/text/prose.ts'
import { textLines, textOf } from '../../src/tables/text/text-lines.ts'
import { unitsOf } from '../../src/tables/text/units.ts'
import { grid, page, words } from './pages.ts'

/** The lines of running text of a page. */
function proseOf(made: Page): string[] {
  const all = wordsOf(made)
  const units = unitsOf(made, all)
  return [...proseChunks(textLines(all, units.em), units)].map((chunk) => textOf(chunk.words))
}

t.test('a paragraph is running text, also of three lines', async (t) => {
  const paragraph = [
    'The mill by the brook stood idle for all of that long winter, and nobody',
    'came up the lane but the reeve, who counted the sacks that were left and',
    'wrote their number into his book.',
  ]
  const made = page(paragraph.map((text, i) => words(text, 60, 100 + 12 * i)))
  t.same(proseOf(made), paragraph)
})

t.test(
  'long texts as long as each other are none where short ones stand beside each',
  async (t) => {
    const body = [
      ['Talks in the village hall', 'Room', 'Seats'],
      ['How the canal came to the mills', 'Library', '40'],
      ['Old maps of the northern valleys', 'Attic', '25'],
      ['Bees and orchards in former days', 'Library', '40'],
      ['Bells that were cast by two women', 'Chapel', '60'],
    ]
    t.same(proseOf(page(grid(body, [60, 260, 340], 200))), [])
  },
)
