import t from 'tap'
import { invoice } from '../../src/models/invoice.ts'
import { page, words } from '../tables/pages.ts'

t.test('the code of a town is no sum', async (t) => {
  const lines = [
    'Muster Heizung GmbH',
    'Gartenweg 4',
    '99999 Musterstadt',
    'Rechnung',
    'Rechnungsnummer: RE-77/118',
    'Rechnungsdatum: 14.03.2021',
    'Gesamtbetrag 119,00 EUR',
  ]
  const made = page(lines.map((text, i) => words(text, 60, 60 + 16 * i)))
  const { fields } = invoice.extract([made]).content as { fields: Record<string, unknown> }
  t.match(fields, { net: null, total: '119.00' })
})
