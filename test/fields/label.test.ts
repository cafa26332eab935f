import t from 'tap'
import { distance, labelsIn } from '../../src/fields/label.ts'

const names = (text: string, tolerant = false) =>
  labelsIn(text.split(' '), tolerant).map((match) => match.names)

t.test('labels of all languages, the longest at each place', async (t) => {
  for (const [text, name] of [
    ['Invoice No.:', 'invoice_number'],
    ['INVOICE #', 'invoice_number'],
    ['Rechnungs-Nr.', 'invoice_number'],
    ['Facture N°', 'invoice_number'],
    ['Número de factura', 'invoice_number'],
    ['Numero fattura', 'invoice_number'],
    ['Factuurnummer:', 'invoice_number'],
    ['Fällig am', 'due_date'],
    ["Date d'échéance", 'due_date'],
    ['TOTAL TTC', 'grand_total'],
    ['Totaal incl. btw', 'grand_total'],
    ['Base imponible', 'net'],
    ['Saldo finale', 'closing_balance'],
    ['Ancien solde', 'opening_balance'],
    ['Neuer Kontostand', 'closing_balance'],
    ['Fatura n.º', 'invoice_number'],
    ['Data de vencimento:', 'due_date'],
    ['Contribuinte N.º', 'tax_id'],
    ['CNPJ/CPF:', 'tax_id'],
    ['TOTAL A PAGAR', 'grand_total'],
    ['Exmo.(s) Sr.(s)', 'customer'],
    ['Troco', 'change'],
    ['Data mov.', 'column_date'],
    ['Nota Fiscal Eletrônica', 'document_invoice'],
    ['Faktura VAT nr', 'invoice_number'],
    ['Termin płatności:', 'due_date'],
    ['Sprzedawca', 'vendor'],
    ['NABYWCA:', 'customer'],
    ['Do zapłaty:', 'amount_due'],
    ['Wartość brutto', 'column_gross'],
    ['L.p.', 'column_position'],
    ['J.m.', 'column_unit'],
    ['SUMA PTU', 'tax_total'],
    ['Sprzedaż opodatkowana A', 'exempt'],
    ['Saldo początkowe', 'opening_balance'],
    ['Saldo końcowe:', 'closing_balance'],
    ['Suma uznań', 'total_credits'],
    ['Paragon fiskalny', 'document_receipt'],
  ] as const)
    t.ok(names(text)[0]?.includes(name), text)
})

t.test('misread labels only where reading may err', async (t) => {
  t.ok(names('lnvoice Nurnber', true)[0]?.includes('invoice_number'))
  t.ok(names('GRAND T0TAL', true)[0]?.includes('grand_total'))
  t.same(names('Grend Tctal'), [])
  t.same(names('Thank you for coming', true), [])
})

t.test('short labels need a place of their own', async (t) => {
  t.ok(names('T +49 30 123')[0]?.includes('phone'))
  t.same(names('Ford T'), [])
  t.ok(names('Ford T:')[0]?.includes('phone'))
})

t.test('edit distance, cut off', async (t) => {
  t.equal(distance('kitten', 'sitting', 3), 3)
  t.equal(distance('kitten', 'sitting', 2), 3)
  t.equal(distance('', 'ab', 5), 2)
})

t.test('a short label beside a rate, with the letter of its class', async (t) => {
  const isTax = (text: string) => names(text).flat().includes('tax')
  t.ok(isTax('B VAT 13%'))
  t.ok(isTax('with VAT B 7 %'))
  t.notOk(isTax('the VAT is'))
})
