import t from 'tap'
import { plainReader } from './plain-reader.ts'
import { readAt, SHEET_DPI, scannedSheet } from './scanned-sheet.ts'

const read = plainReader(t)
const SIZE = 12
/** Of the type's size: a raised digit's, and how far it is raised. */
const [SMALL, RISE] = [0.62, 0.36]

/** Operators within a string that set a part of it raised. */
const raised = (text: string): string =>
  `) Tj ${RISE * SIZE} Ts /F1 ${SMALL * SIZE} Tf (${text}) Tj 0 Ts /F1 ${SIZE} Tf (`
/** The same for a character of the Symbol font. */
const symbol = (code: string): string => `) Tj /F5 ${SIZE} Tf (${code}) Tj /F1 ${SIZE} Tf (`
const [OHM, AT_LEAST, AT_MOST] = [symbol('W'), symbol('\\263'), symbol('\\243')]
/** Bytes of a PDF's string for a text of Latin-1. */
const escaped = (text: string): string =>
  text.replace(/[\u00a1-\u00ff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`)

/** What is printed, by the operators that print it; other words stand in each row, as in a table. */
async function readAs(printed: readonly string[]): Promise<(string | undefined)[]> {
  const cells = printed.map((text, i) => ({ text: escaped(text), x: 260, y: 780 - 26 * i }))
  const labels = cells.map(({ y }) => ({ text: 'Laboratory value  48,26', x: 60, y }))
  const { words } = read(await scannedSheet([...labels, ...cells], SIZE, 'signs'), SHEET_DPI)
  return cells.map((cell) => readAt(words, cell, SIZE))
}

t.test('exponents are read as such', async (t) => {
  const powers = ['6', '9', '3', '12']
  t.strictSame(await readAs(powers.map((power) => `10${raised(power)}/L`)), [
    '10⁶/L',
    '10⁹/L',
    '10³/L',
    '10¹²/L',
  ])
  t.strictSame(await readAs([`kg/m${raised('2')}`, `cm${raised('3')}`]), ['kg/m²', 'cm³'])
})

t.test('quotation marks and degrees are no exponents', async (t) => {
  const printed = ["l'eau", "d'une", '37\u00b0C', '45\u00b0']
  t.strictSame(
    (await readAs(printed)).map((text) => text?.replace(/[’‘`]/, "'")),
    printed,
  )
})

t.test('the micro sign before a unit is no letter', async (t) => {
  const units = ['µg/L', 'µmol/L', 'µUI/mL', 'µm']
  t.strictSame(await readAs(units), units)
  const letters = ['pg/mL', 'pmol/L', 'ug/dL', 'up', 'pain']
  t.strictSame(await readAs(letters), letters)
})

t.test('a multiplication sign is told from a letter', async (t) => {
  const [signs, letters] = [
    ['120×90', 'M30×1,5'],
    ['120x90', 'M30x1,5'],
  ]
  t.strictSame(await readAs([...signs!, ...letters!]), [...signs!, ...letters!])
})

t.test('what is counted per litre ends in an l', async (t) => {
  const units = ['g/l', 'mmol/l', 'U/l', 'µmol/l']
  t.strictSame(await readAs(units), units)
})

t.test('a dash alone in a cell is read', async (t) => {
  const dashes = await readAs(['-', '-', '-'])
  t.strictSame(dashes, ['-', '-', '-'])
})

t.test('a tick alone in a cell is no v', async (t) => {
  const y = (row: number) => 780 - 26 * row
  const tick = (row: number) =>
    `) Tj ET 1.2 w 260 ${y(row) + 4} m 263 ${y(row)} l 269 ${y(row) + 9} l S BT (`
  t.strictSame(await readAs([tick(0), 'v', tick(2), 'V']), ['✓', 'v', '✓', 'V'])
})

t.test('ohms are no letters, and letters no ohms', async (t) => {
  t.strictSame(await readAs([`\\(M${OHM}\\)`, `\\(${OHM}\\)`, `k${OHM}`]), ['(MΩ)', '(Ω)', 'kΩ'])
  const letters = ['QR', 'FAQ', 'Quito', '0.48', '10.00']
  t.strictSame(await readAs(letters), letters)
})

t.test('at least and at most are no twos', async (t) => {
  t.strictSame(await readAs([`${AT_LEAST}18`, `${AT_MOST}65`, `\\(${AT_LEAST}`]), [
    '≥18',
    '≤65',
    '(≥',
  ])
  const figures = ['218', '265', '22', '2']
  t.strictSame(await readAs(figures), figures)
})
