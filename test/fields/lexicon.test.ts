import t from 'tap'
import { LABELS, type LabelName } from '../../src/fields/lexicon/entry.ts'
import { ENTRIES, foldedPhrase, PHRASES, plainText } from '../../src/fields/lexicon.ts'

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
  t.equal(plainText('𝐓otal’s `É`'), "total's 'e'")
  t.equal(plainText('ΟΔΟΣ 12'), 'οδος 12', 'the sigma that ends a word')
  t.equal(foldedPhrase('Facture N°:'), 'factureno')
  t.equal(foldedPhrase('Contribuinte n.º'), 'contribuinteno')
  t.equal(foldedPhrase('Invoice #'), 'invoiceno')
})
