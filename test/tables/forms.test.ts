import t from 'tap'
import type { Word } from '../../src/document/page.ts'
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
    ['Mrs Ada Holm', 'Our number', 'K-1187'],
    ['Tide Mill', 'Your letter', '9 March 1921'],
    ['14 Shore Road', 'Written by', 'Otto Lind'],
    ['2071 Wick', 'Telephone', '071 244 19 02'],
  ]
  t.same(findTables([page(grid(rows, [60, 300, 370], 100))]), [])
})

t.test('labels with values of one kind are a table', async (t) => {
  const rows = [
    ['Rye', '411'],
    ['Oats', '523'],
    ['Flax', '76'],
    ['Hay', '1200'],
    ['Peat', '38'],
  ]
  t.same(findTables([page(grid(rows, [60, 140], 200))]).map(rowsOf), [rows])
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

/** Words whose first line is bold. */
const headed = (lines: readonly Word[][]): Word[][] =>
  lines.map((line, r) =>
    line.map((word) => ({
      ...word,
      font: { name: 'Own', size: 10, bold: r === 0, italic: false },
    })),
  )

t.test('addresses beside each other are no table, with their names in bold', async (t) => {
  const rows = [
    ['Ostrand & Filby Ltd', 'Quayle Boatyard plc', 'Lorne Ropeworks Ltd'],
    ['Tallow Lane 14', 'Harbour Row 3', 'Dock Street 77'],
    ['2071 Wickhaven', '4460 Sandmouth', '9135 Eastmere'],
    ['071 244 19 02', '046 310 77 58', '091 402 66 30'],
    ['post@ostrand.example', 'office@quayle.example', 'sales@lorne.example'],
  ]
  t.same(findTables([page(headed(grid(rows, [60, 220, 390], 100)))]), [])
})

t.test('facts with their labels at the head of a letter are no table', async (t) => {
  const rows = [
    ['Report of the survey', 'Region: North', 'Year: 2031'],
    ['Keeper: Ann Tolley', 'Date: 14.3.2031', 'Code: 40718'],
    ['Mate: Joe Fenn', 'Ward: East', 'Berth: 12'],
  ]
  t.same(findTables([page(grid(rows, [60, 200, 330], 100))]), [])
})

t.test('what is filled in beside labels, each of its own kind, is no table', async (t) => {
  const rows = [
    ['Name', 'Ada Holm'],
    ['Born', '2 June 1868'],
    ['Parish', 'North Wick'],
    ['Boat no.', 'WK 1187'],
    ['Crew', 'four hands'],
    ['Licence', '40023/7'],
  ]
  t.same(findTables([page(grid(rows, [60, 200], 200))]), [])
})

t.test('small labels over what is filled in are no table', async (t) => {
  const rows = [
    ['Name', 'Trade', 'Born'],
    ['Ada Holm', 'Net maker', '02.06.1868'],
    ['Street', 'Parish', 'Boat'],
    ['Shore Road 4', 'North Wick', 'WK 1187'],
    ['Crew', 'Harbour', 'Licence'],
    ['four hands', 'Old Quay', '40023/7'],
  ]
  const lines = grid(rows, [60, 220, 380], 200).map((line, r) =>
    line.map((word) => ({
      ...word,
      font: { name: 'Own', size: r % 2 === 0 ? 7 : 10, bold: false, italic: false },
    })),
  )
  t.same(findTables([page(lines)]), [])
})

t.test('sections with their numbers are no table', async (t) => {
  const rows = [
    ['1', 'The rock'],
    ['1.1', 'The first light'],
    ['1.2', 'Oil and wicks'],
    ['2', 'The keepers'],
    ['2.1', 'Ada Holm'],
    ['2.2', 'Her sister'],
    ['3', 'Storms'],
  ]
  t.same(findTables([page(grid(rows, [60, 100], 200))]), [])
})
