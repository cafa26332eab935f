import t from 'tap'
import type { Font } from '../../src/document/page.ts'
import { rowsOf } from '../../src/document/table.ts'
import { tablesOnPage } from '../../src/tables/on-page.ts'
import { page, words } from './pages.ts'

const FONT: Font = { name: 'Invented', size: 10, bold: false, italic: false }

/** The rows of a table of three columns with a head, as they come out. */
function rowsRead(rows: readonly (readonly string[])[], font?: Font): string[][] {
  const lines = rows.map((row, r) =>
    row.flatMap((text, c) => {
      const own = text === '' ? [] : words(text, 60 + 130 * c, 100 + 16 * r)
      return font ? own.map((word) => ({ ...word, font })) : own
    }),
  )
  const [table] = tablesOnPage(page(lines))
  return rowsOf(table!).map((row) => [...row])
}

const column = (rows: string[][], c: number): string[] => rows.slice(1).map((row) => row[c]!)

/** A column of units among names and values. */
function unitsOf(units: readonly string[], font?: Font): string[] {
  const names = ['Zinc', 'Ferritin', 'Urea', 'Lipase', 'Glucose', 'Albumin', 'Copper']
  const rows = units.map((unit, i) => [names[i]!, `${11 + 7 * i}`, unit])
  return column(rowsRead([['Test', 'Result', 'Unit'], ...rows], font), 2)
}

t.test('units that were misread are those of a column of units', async (t) => {
  t.same(unitsOf(['mmol/1', 'µg/I', 'umot/1', 'g/dl', 'yg/l', 'pg/dl']), [
    ...['mmol/l', 'µg/l', 'µmol/l', 'g/dl', 'µg/l', 'µg/dl'],
  ])
  t.same(unitsOf(['10*9/1', '10712/L', 'g/dl', 'mg/dl', 'G/1', 'u/1', 'mg']), [
    ...['10^9/l', '10^12/L', 'g/dl', 'mg/dl', 'G/l', 'U/l', 'mg'],
  ])
})

t.test('what may be meant is left as it is', async (t) => {
  const kept = (units: string[], font?: Font) => t.same(unitsOf(units, font), units)
  // Without a micro sign anywhere a paper types a letter for it; picograms stay such.
  kept(['mmol/l', 'umol/l', 'g/dl', 'ug/l', 'pg/ml', '1/min'])
  // Rooms, and classes.
  kept(['A/1', 'B/1', 'C/1', 'A/1', 'V/1', 'S/1'])
  kept(['mmol/1', 'µg/I', 'umot/1', 'g/dl', 'yg/l', 'pg/dl'], FONT)
})

t.test('figures of a column are multiplied by one sign', async (t) => {
  const sizes = (all: readonly string[], font?: Font) =>
    column(
      rowsRead(
        [
          ['Ware', 'Size', 'Price'],
          ...all.map((size, i) => [`Tile ${'ABCD'[i]}`, size, `${12 + i}.50`]),
        ],
        font,
      ),
      1,
    )
  t.same(sizes(['30 × 60', '60 x 60', '60x120', '20 • 25']), [
    ...['30 × 60', '60 × 60', '60×120', '20 × 25'],
  ])
  t.same(sizes(['30 x 60', '60 x 60', '8 x 120', '20 x 25']), [
    ...['30 x 60', '60 x 60', '8 x 120', '20 x 25'],
  ])
  t.same(sizes(['30 × 60', 'x 60', 'Box 60', '20 x 25'], FONT), [
    ...['30 × 60', 'x 60', 'Box 60', '20 x 25'],
  ])
})

t.test('units behind figures and in brackets, and the zero of a fraction', async (t) => {
  const rows = rowsRead([
    ['Ware', 'Content (uS/cm)', 'Share'],
    ['Paint', '4 I', 'o,35'],
    ['Primer', '12 mI', '0,71'],
    ['Stain', '5 mg/1', '2,04'],
    ['Wax', 'Size 4 XI', '11,5'],
    ['| Oil', 'mg/dm:3', '3,72'],
    ['Resin', 'at 20 °С', '4,18'],
  ])
  t.same(column(rows, 1), ['4 l', '12 ml', '5 mg/l', 'Size 4 XI', 'mg/dm³', 'at 20 °C'])
  t.equal(rows[5]![0], 'Oil')
  t.equal(rows[1]![2], '0,35')
})

t.test('letters that look like Latin ones are of their table', async (t) => {
  const rows = [
    ['Мастерица', 'Отделение', 'Смена'],
    ['Боброва', 'вышивание', 'H'],
    ['Лисицына', 'кружева', 'OT'],
    ['Соколова', 'вязание', 'B12'],
    ['Медведева', 'бисер', 'SPA'],
  ]
  t.same(column(rowsRead(rows), 2), ['Н', 'ОТ', 'B12', 'SPA'])
  t.same(column(rowsRead(rows, FONT), 2), ['H', 'OT', 'B12', 'SPA'])
})

t.test('codes and numerals behind other texts', async (t) => {
  const courses = ['Physics - B12', 'Choir Il', 'Pottery - Do4', 'Singing (B02)', 'Logic - C03']
  const rows = [...courses, 'Sewing - Bll', 'Statics - A07', 'Choir II'].map((course, i) => [
    ...[`${101 + 7 * i}`, course, `${12 + 3 * i},50`],
  ])
  const read = (font?: Font) => column(rowsRead([['Number', 'Course', 'Fee'], ...rows], font), 1)
  t.same(read(), [
    ...['Physics - B12', 'Choir II', 'Pottery - D04', 'Singing (B02)', 'Logic - C03'],
    ...['Sewing - B11', 'Statics - A07', 'Choir II'],
  ])
  t.equal(read(FONT)[1], 'Choir Il')
})
