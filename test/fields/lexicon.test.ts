import t from 'tap'
import { bg } from '../../src/fields/lexicon/bg.ts'
import { cs } from '../../src/fields/lexicon/cs.ts'
import { da } from '../../src/fields/lexicon/da.ts'
import { de } from '../../src/fields/lexicon/de.ts'
import { el } from '../../src/fields/lexicon/el.ts'
import { en } from '../../src/fields/lexicon/en.ts'
import { LABELS, type LabelName } from '../../src/fields/lexicon/entry.ts'
import { es } from '../../src/fields/lexicon/es.ts'
import { et } from '../../src/fields/lexicon/et.ts'
import { fi } from '../../src/fields/lexicon/fi.ts'
import { fr } from '../../src/fields/lexicon/fr.ts'
import { hr } from '../../src/fields/lexicon/hr.ts'
import { hu } from '../../src/fields/lexicon/hu.ts'
import { id } from '../../src/fields/lexicon/id.ts'
import { it } from '../../src/fields/lexicon/it.ts'
import { ja } from '../../src/fields/lexicon/ja.ts'
import { ko } from '../../src/fields/lexicon/ko.ts'
import { lt } from '../../src/fields/lexicon/lt.ts'
import { lv } from '../../src/fields/lexicon/lv.ts'
import { nb } from '../../src/fields/lexicon/nb.ts'
import { nl } from '../../src/fields/lexicon/nl.ts'
import { pl } from '../../src/fields/lexicon/pl.ts'
import { pt } from '../../src/fields/lexicon/pt.ts'
import { ro } from '../../src/fields/lexicon/ro.ts'
import { ru } from '../../src/fields/lexicon/ru.ts'
import { sk } from '../../src/fields/lexicon/sk.ts'
import { sl } from '../../src/fields/lexicon/sl.ts'
import { sv } from '../../src/fields/lexicon/sv.ts'
import { tr } from '../../src/fields/lexicon/tr.ts'
import { uk } from '../../src/fields/lexicon/uk.ts'
import { zh } from '../../src/fields/lexicon/zh.ts'
import { foldedPhrase, PHRASES, plainText } from '../../src/fields/lexicon.ts'

const ENTRIES = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  nb,
  fi,
  cs,
  hu,
  ro,
  tr,
  ja,
  sk,
  sl,
  hr,
  lt,
  lv,
  et,
  el,
  bg,
  ru,
  uk,
  ko,
  zh,
  id,
}

/** What no document of its kind does without. */
const NEEDED: readonly LabelName[] = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'net',
  'tax',
  'total',
  'grand_total',
  'customer',
  'tax_id',
  'receipt_number',
  'cash',
  'change',
  'phone',
  'mobile',
  'fax',
  'opening_balance',
  'closing_balance',
  'period',
  'column_description',
  'column_quantity',
  'column_unit_price',
  'column_amount',
  'column_date',
  'column_debit',
  'column_credit',
  'column_balance',
  'document_invoice',
  'document_credit_note',
  'document_statement',
]

t.test('every language has what every document needs', async (t) => {
  for (const [language, entry] of Object.entries(ENTRIES))
    for (const name of NEEDED) t.ok((entry.labels[name] ?? []).length > 0, `${language}: ${name}`)
})

t.test('phrases are lower case, not empty, and found again', async (t) => {
  for (const [language, entry] of Object.entries(ENTRIES))
    for (const name of LABELS)
      for (const phrase of entry.labels[name] ?? []) {
        const fine =
          phrase === phrase.toLowerCase() && PHRASES.get(foldedPhrase(phrase))?.includes(name)
        if (!fine) t.fail(`${language}: ${name}: '${phrase}'`)
      }
})

t.test('texts as they are compared', async (t) => {
  t.equal(plainText('Straße Über É'), 'strasse uber e')
  t.equal(plainText('Łódź, złoty'), 'lodz, zloty')
  t.equal(foldedPhrase('Facture N°:'), 'factureno')
  t.equal(foldedPhrase('Contribuinte n.º'), 'contribuinteno')
  t.equal(foldedPhrase('Invoice #'), 'invoiceno')
})
