import t from 'tap'
import { receipt } from '../../src/models/receipt.ts'
import { page } from '../tables/pages.ts'
import { lines } from './papers.ts'

/** Company and address of a scanned receipt with these lines at its head. */
function headOf(...head: readonly string[]): readonly [unknown, unknown] {
  const rows = lines([
    ...head.map((line) => [[40, line]] as const),
    [],
    [[40, 'Datum 03.08.2026 10:12']],
    [
      [40, 'Zement 25 kg'],
      [260, '12,90', 'end'],
    ],
    [
      [40, 'Schrauben'],
      [260, '4,10', 'end'],
    ],
    [
      [40, 'SUMME EUR'],
      [260, '17,00', 'end'],
    ],
  ])
  const { content } = receipt.extract([{ ...page(rows), source: 'ocr' }])
  const { fields } = content as { fields: Record<string, unknown> }
  return [fields.company, fields.address]
}

t.test('a name is no part of the address behind it', async (t) => {
  t.same(headOf('Beispiel Baustoffe GmbH • Ringstraße 77 • 8605 Kapfenberg'), [
    'Beispiel Baustoffe GmbH',
    'Ringstraße 77 • 8605 Kapfenberg',
  ])
  t.same(headOf('Exemplar Stores Ltd', '14-16 Market Parade', 'Leeds LS1 4AB'), [
    'Exemplar Stores Ltd',
    '14-16 Market Parade Leeds LS1 4AB',
  ])
})

t.test('a name whose second line begins with a word that joins', async (t) => {
  const address = ['Ringstraße 77', '8605 Kapfenberg']
  t.equal(
    headOf('CAFE EXEMPLAIRE', 'DES VIGNERONS', ...address)[0],
    'CAFE EXEMPLAIRE DES VIGNERONS',
  )
})

t.test("a name with the paper's title behind it on its line", async (t) => {
  t.equal(
    headOf('Pensión El Ejemplar Factura simplificada', 'Calle Luna 8', '28004 Madrid')[0],
    'Pensión El Ejemplar',
  )
})

t.test('a shop over the firm that it is of', async (t) => {
  const [company] = headOf(
    'MINTA PÉKSÉG',
    'Próba-Sütő Kft.',
    '9999 Mintaháza, Próba u. 7.',
    'Adószám: 11111111-2-18',
  )
  t.ok(['MINTA PÉKSÉG', 'Próba-Sütő Kft.'].includes(String(company)), 'either, but not both')
})

t.test('a title that is set wide in letters of East Asia is no name', async (t) => {
  t.equal(
    headOf('영 수 증', '보기분식 남천점', '부산광역시 수영구 본보기로 12')[0],
    '보기분식 남천점',
  )
})

t.test('letters that stand for a name over it', async (t) => {
  const [company] = headOf('MB', 'Maison du Bouleau', '12, rue du Lac, 69001 Lyon')
  t.equal(company, 'Maison du Bouleau')
})

t.test('a day is no name', async (t) => {
  const [company] = headOf('Nov 9, 2025')
  t.not(company, 'Nov 9')
  t.not(company, 'Nov 9, 2025')
})
