import t from 'tap'
import { searchTables } from '../../src/tables/find.ts'
import { anyPage } from './any-page.ts'

t.test('no word is lost, doubled or moved into another table', async (t) => {
  for (let seed = 1; seed <= 300; seed++) {
    const made = anyPage(seed)
    const { tables, unplaced } = searchTables([made])
    const all = made.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words))
    const texts = tables.flatMap((table) => [
      ...table.cells.map((cell) => cell.text),
      table.title ?? '',
      ...table.notes,
    ])
    const given = texts.flatMap((text) => text.split(' ')).filter((text) => text !== '')
    const once = new Set(given)
    const doubled = given.length - once.size
    const lost = all.filter(({ text, box }) => {
      const x = (box[0] + box[2]) / 2
      const y = (box[1] + box[3]) / 2
      const isInside = tables.some(
        ({ box: [x0, y0, x1, y1] }) => x > x0 && x < x1 && y > y0 && y < y1,
      )
      return isInside && !once.has(text)
    })
    if (doubled > 0 || lost.length > 0 || unplaced.get(1) !== 0)
      t.fail(`page ${seed}: ${doubled} doubled, ${lost.map(({ text }) => text)} lost`)
  }
  t.pass('all pages')
})
