import t from 'tap'
import { rowsOf } from '../../src/document/table.ts'
import { findTables } from '../../src/tables/find.ts'
import { grid, page } from './pages.ts'

t.test('a dialogue is no table', async (t) => {
  const rows = [
    ['Q:', 'How long have you kept the light?'],
    ['A:', 'Since the old keeper left the rock.'],
    ['Q:', 'And who rows over with the oil?'],
    ['A:', 'My sister does, when the sea is calm.'],
    ['Q:', 'What happens in a storm?'],
    ['A:', 'Then we burn what is left in the barn.'],
    ['Q:', 'Does anybody thank you for it?'],
    ['A:', 'The herring boats blow their horns.'],
  ]
  t.same(findTables([page(grid(rows, [60, 100], 200))]), [])
})

t.test('an address beside labels and values is no table', async (t) => {
  const rows = [
    ['Mrs Ada Holm', 'Number', 'K-1187'],
    ['Tide Mill', 'Customer', '40023'],
    ['Shore Road', 'Date', '12.03.1921'],
    ['Wick', 'Delivered', '09.03.1921'],
  ]
  t.same(findTables([page(grid(rows, [60, 300, 420], 100))]), [])
})

t.test('labels with values of one kind are a table', async (t) => {
  const rows = [
    ['Rye', '411'],
    ['Oats', '523'],
    ['Flax', '76'],
    ['Hay', '1200'],
  ]
  t.same(findTables([page(grid(rows, [60, 300], 200))]).map(rowsOf), [rows])
})

t.test('labels with colons and some values, in two columns, are no table', async (t) => {
  const rows = [
    ['Name:', 'Holm', 'Parish:', ''],
    ['Trade:', '', 'Born:', 'Wick'],
    ['Shore:', 'North', 'Boat:', 'Skua'],
    ['Crew:', 'Four', 'Nets:', ''],
  ]
  t.same(findTables([page(grid(rows, [60, 110, 240, 300], 200))]), [])
})
