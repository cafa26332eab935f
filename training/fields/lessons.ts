import { documentText } from '../../src/reading/document-text.ts'
import { CARD_LESSONS } from './card-lessons.ts'
import type { Paper } from './papers.ts'
import { SHIPPING_LESSONS } from './shipping-lessons.ts'
import { at, type Lesson, pageOf, type Row, sum, type Variant } from './short-paper.ts'
import { STATEMENT_LESSONS } from './statement-lessons.ts'
import { TAX_NUMBER_LESSONS } from './tax-number-lessons.ts'
import { TERMS_LESSONS } from './terms-lessons.ts'

/**
 * Short papers that each show one thing which is rare among documents: a lesson is a group with
 * several variants. Firms, people and places are invented.
 */
export function lessonsOf(model: string): Paper[] {
  return (LESSONS[model] ?? []).flatMap(({ name, variants }) =>
    variants.map(({ rows, fields }, i): Paper => {
      const id = `lesson-${name}-${i}`
      const about = { task: model, source: 'lesson' }
      const document = documentText([pageOf(rows)])
      return { id, group: `lesson-${name}`, fields, complete: false, document, task: model, about }
    }),
  )
}

/** Blocks of name, street and town. */
const FIRMS = [
  ['Quillford Bistro', '7 Harbour Row', 'Bristol BS1 4QX'],
  ['Tamsin Orchard', '31 Weir Street', 'Leeds LS2 8PN'],
  ['Gartenhof Lindau', 'Seeweg 12', '88131 Lindau'],
  ['Chez Maëlle', '4 rue du Port', '29200 Brest'],
  ['Osteria Tre Pini', 'Via Larga 9', '20122 Milano'],
  ['Northgate Clinic', '220 Cedar Avenue', 'Dayton, OH 45402'],
] as const
const BUYERS = [
  ['Pellmark Tools Ltd', '18 Foundry Lane', 'York YO1 9TT'],
  ['Vantor Systems Ltd', '2 Castle Street', 'Derby DE1 3AB'],
  ['Brunnstein GmbH', 'Lange Gasse 40', '70173 Stuttgart'],
  ['Delcourt Fils SARL', '15 avenue Foch', '54000 Nancy'],
  ['Ferroni Impianti S.r.l.', 'Corso Italia 77', '50123 Firenze'],
  ['Ashby Millworks Inc.', '9 River Road', 'Toledo, OH 43604'],
] as const
const HEADS = [
  ['Invoice no. 20391', 'Invoice date 4 March 2026', 'Subtotal', 'VAT 20%', 'Total'],
  ['Invoice number: A-118', 'Date: 11/05/2026', 'Net', 'VAT 20%', 'Total due'],
  ['Rechnung Nr. 4471', 'Datum: 02.06.2026', 'Netto', 'MwSt 20 %', 'Gesamtbetrag'],
  ['Facture n° 2026-77', 'Date : 17/04/2026', 'Total HT', 'TVA 20 %', 'Total TTC'],
  ['Fattura n. 318', 'Data: 21/02/2026', 'Imponibile', 'IVA 20%', 'Totale'],
  ['Invoice # 55-210', 'Date: 02/09/2026', 'Subtotal', 'Sales tax 20%', 'Total'],
] as const

/** Without labels the block at the head sends, the one below it receives. */
const senders = FIRMS.map((firm, i): Variant => {
  const [number, day, net, tax, total] = HEADS[i]!
  const buyer = BUYERS[i]!
  return {
    rows: [
      ...firm.map((line) => at(line)),
      [],
      [],
      ...(i % 2 === 0 ? [[]] : []),
      ...buyer.map((line) => at(line)),
      [],
      at(number),
      at(day),
      sum(net, '150.00'),
      sum(tax, '30.00'),
      sum(total, '180.00'),
    ],
    fields: { vendor: firm[0], customer: buyer[0], net: '150.00', tax: '30.00', total: '180.00' },
  }
})

/** A brand in large type, and its firm below, which says the same with its form. */
const letterheads = (
  [
    ['Quillford', 'Quillford, Inc.', '5 Mill Street', 0],
    ['Tamsin Orchard', 'Tamsin Orchard Ltd', '31 Weir Street', 1],
    ['Seewiese', 'Seewiese Handels GmbH', 'Seeweg 12', 2],
    ['Maëlle', 'Maëlle Conseil SARL', '4 rue du Port', 3],
    ['Tre Pini', 'Tre Pini S.r.l.', 'Via Larga 9', 4],
    ['Northgate', 'Northgate Studio LLC', '220 Cedar Avenue', 5],
  ] as const
).flatMap(([brand, firm, street, n]): Variant[] =>
  [true, false].map((printed): Variant => {
    const [number, day, net, , total] = HEADS[n]!
    return {
      rows: [
        [[60, brand, 18]],
        [],
        ...(printed
          ? [at(number), at(day), at(firm), at(street)]
          : [at(street), at(FIRMS[n]![2]), [], at(number), at(day)]),
        [],
        sum(net, '90.00', 300),
        sum(total, '90.00', 300),
      ],
      fields: {
        vendor: printed ? firm : brand,
        vendor_alt: [brand],
        customer: null,
        total: '90.00',
      },
    }
  }),
)

/** A buyer who is named beside a label, without an address, above the rows of what was bought. */
const named = (
  [
    ['Customer:', 'Description', 'Quantity', 'Amount', 1],
    ['Bill to:', 'Item', 'Qty', 'Total', 0],
    ['Kunde:', 'Beschreibung', 'Menge', 'Betrag', 2],
    ['Client :', 'Désignation', 'Quantité', 'Montant', 3],
    ['Cliente:', 'Descrizione', 'Quantità', 'Importo', 4],
    ['Sold to', 'Description', 'Quantity', 'Amount', 5],
  ] as const
).flatMap(([label, item, quantity, amount, n]): Variant[] =>
  [false, true].map((late): Variant => {
    const [number, day, net, tax, total] = HEADS[n]
    const [vendor, street, town] = BUYERS[n]
    const [customer] = FIRMS[(n + 3) % 6]!
    const buyer = at(`${label} ${customer}`)
    const bought = (what: string, count: string, sold: string): Row => [
      [60, what],
      [340, count],
      [480, sold],
    ]
    return {
      rows: [
        [[60, vendor, 14]],
        at(street),
        at(town),
        [],
        ...(late ? [at(number), at(day), buyer] : [buyer, at(number), at(day)]),
        [],
        bought(item, quantity, amount),
        bought('Paper sleeves, 500 pieces', '3', '90.00'),
        bought('Oat milk 12 x 1 l', '2', '48.00'),
        bought('Delivery', '1', '12.00'),
        sum(net, '150.00', 340),
        sum(tax, '30.00', 340),
        sum(total, '180.00', 340),
      ],
      fields: {
        vendor,
        vendor_address: `${street}, ${town}`,
        customer,
        customer_address: null,
        net: '150.00',
        tax: '30.00',
        total: '180.00',
      },
    }
  }),
)

/** Who sells and who buys side by side, each name behind a word of its own. */
const sides = (
  [
    ['Cedente/prestatore (fornitore)', 'Cessionario/committente (cliente)', 'Denominazione:', 4],
    ['Sprzedawca', 'Nabywca', 'Nazwa:', 3],
    ['Vendeur', 'Client', 'Raison sociale :', 3],
    ['Verkäufer', 'Käufer', 'Firma:', 2],
    ['Seller', 'Buyer', 'Name:', 1],
  ] as const
).flatMap(([seller, buyer, label, n]): Variant[] =>
  [false, true].map((late): Variant => {
    const [vendor, customer] = [BUYERS[n]![0], BUYERS[(n + 2) % 6]![0]]
    const number: Row = [[60, 'Reg. 01771230446']]
    return {
      rows: [
        at(HEADS[n]![0]),
        at(HEADS[n]![1]),
        [
          [60, seller],
          [340, buyer],
        ],
        ...(late
          ? [[...number, [340, `${label} ${customer}`]] as Row, at(`${label} ${vendor}`)]
          : [
              [
                [60, `${label} ${vendor}`],
                [340, `${label} ${customer}`],
              ] as Row,
            ]),
        [
          [60, 'Item'],
          [480, '210.00'],
        ],
        sum(HEADS[n]![2], '210.00', 340),
        sum(HEADS[n]![3], '42.00', 340),
        sum(HEADS[n]![4], '252.00', 340),
      ],
      fields: { vendor, customer, net: '210.00', tax: '42.00', total: '252.00' },
    }
  }),
)

/** The tax a total has in it, said in brackets behind it. */
const brackets = (
  [
    ['Subtotal', 'Delivery', 'Total', '$96.40', '(includes $16.07 VAT)'],
    ['Items', 'Shipping', 'Grand total', '£54.00', '(VAT included: £9.00)'],
    ['Zwischensumme', 'Versand', 'Gesamtsumme', '119,00 €', '(inkl. 19,00 € MwSt)'],
    ['Sous-total', 'Livraison', 'Total', '60,00 €', '(dont TVA 10,00 €)'],
    ['Subtotaal', 'Verzendkosten', 'Totaal', '€ 121,00', '(incl. € 21,00 btw)'],
  ] as const
).map(([subtotal, delivery, total, value, remark], i): Variant => {
  const digits = (text: string) => text.replace(/[^\d.,]/g, '').replace(',', '.')
  return {
    rows: [
      at(
        `${['Invoice number', 'Order invoice', 'Rechnung Nr.', 'Facture n°', 'Factuur'][i]} 70${i}1`,
      ),
      at('2026-03-05'),
      sum(
        subtotal,
        value.replace(/\d+/, (whole) => String(Number(whole) - 4)),
        340,
      ),
      sum(delivery, value.replace(/\d+/, '4').replace(/\d{2}(?=\D*$)/, '00'), 340),
      [
        [340, total],
        [430, `${value} ${remark}`],
      ],
    ],
    fields: { total: digits(value), tax: digits(remark) },
  }
})

/** A tax of nothing with its reason. */
const nothing = [
  ['VAT 0 % – reverse charge, Article 194 of the Directive', 'Total EUR'],
  ['0% MwSt. steuerfreie innergemeinschaftliche Lieferung nach § 4 Nr. 1b', 'Gesamtbetrag EUR'],
  ['TVA 0 % – autoliquidation, article 283-2 du CGI', 'Total TTC EUR'],
  ['BTW 0% – verlegd, artikel 12 lid 3 Wet OB', 'Totaal EUR'],
].map(
  ([tax, total], i): Variant => ({
    rows: [at(HEADS[i]![0]), at(HEADS[i]![1]), sum(tax!, '0.00'), at(`${total} 41${i}.20`)],
    fields: { tax: '0.00', total: `41${i}.20` },
  }),
)

/** A day with discount, then the later one without: the sum is due on that. */
const discounts = [
  ['Bis 12.05.2026 mit 2 % Skonto. Bis 01.06.2026 ohne Abzug.', '2026-06-01'],
  ['Zahlbar bis 14.07.2026 abzgl. 3 % Skonto, bis 03.08.2026 netto.', '2026-08-03'],
  ['2% discount until 10 May 2026, in full until 30 May 2026.', '2026-05-30'],
].map(
  ([text, due], i): Variant => ({
    rows: [
      at('Rechnung'),
      [
        [60, 'Beleg / Datum'],
        [340, `90044${i}71 / 0${i + 2}.05.2026`],
      ],
      sum('Endbetrag', `31${i},60 EUR`, 340),
      at(text!),
    ],
    fields: { invoice_number: `90044${i}71`, invoice_date: `2026-05-0${i + 2}`, due_date: due },
  }),
)

/** A credit note says which invoice it is for, with that one's number and day. */
const credits = (
  [
    ['Credit note no.', 'Original invoice', 'dated', 'Date', 'Total credit'],
    ['Gutschrift Nr.', 'Zu Rechnung', 'vom', 'Datum', 'Gutschriftbetrag'],
    ['Avoir n°', "Facture d'origine", 'du', 'Date', "Total de l'avoir"],
    ['Nota di credito n.', 'Fattura di riferimento', 'del', 'Data', 'Totale'],
    ['Creditnota nr.', 'Betreft factuur', 'van', 'Datum', 'Totaal credit'],
    ['Nota de crédito', 'Factura original', 'de', 'Fecha', 'Total abono'],
  ] as const
).map(([title, original, of, day, total], i): Variant => {
  const behind = (text: string, value: string): Row => [
    [60, text],
    [200, value],
  ]
  const first = behind(original, `F-77${i}1 ${of} 1${i}/03/2026`)
  const dated = behind(day, `2${i}/05/2026`)
  return {
    rows: [
      at(FIRMS[i]![0]),
      behind(title, `K-20${i}8`),
      ...(i % 3 === 0 ? [dated, first] : [first, dated]),
      sum(total, `6${i}.40`),
    ],
    fields: {
      invoice_number: `K-20${i}8`,
      invoice_date: `2026-05-2${i}`,
      due_date: null,
      total: `6${i}.40`,
    },
  }
})

/** Net, tax and total under their labels in a column, taxes of several rates in one or two rows. */
const rates = [
  ['Base tributável', 'IVA 23%', 'Total a pagar'],
  ['Wartość netto', 'VAT 23%', 'Razem do zapłaty'],
  ['Taxable value', 'IGST 23%', 'Total incl. tax'],
  ['Imponibile', 'IVA 23%', 'Totale fattura'],
].map(
  ([net, tax, total], i): Variant => ({
    rows: [
      at(FIRMS[i]![0]),
      at(HEADS[i]![0]),
      at(HEADS[i]![1]),
      sum(net!, '2.000,00', 300),
      sum(tax!, '460,00', 300),
      sum(total!, '2.460,00', 300),
    ],
    fields: { net: '2000.00', tax: '460.00', total: '2460.00' },
  }),
)

const till = (rows: readonly (readonly [string, string?])[]): Row[] =>
  rows.map(
    ([left, right]): Row =>
      right === undefined
        ? [[60, left]]
        : [
            [60, left],
            [300 - 5 * right.length, right],
          ],
  )

const SHOPS = [
  ['Osteria Quattro Venti', 'di Conti Paolo & C. sas', 'Via Roccia 8', '40121 Bologna'],
  ['Pescheria Lido', 'di Marchetti Anna', 'Via del Molo 3', '16126 Genova'],
  ['Bar Centrale', 'di Fabbri Luca e C. snc', 'Piazza Grande 2', '41121 Modena'],
  ['Corner Deli', 't/a Walsh Foods', '5 Quay Street', 'Galway H91 XY12'],
] as const

const owners = SHOPS.map(
  ([shop, owner, street, town], i): Variant => ({
    rows: till([
      [i % 2 === 0 ? `${shop} #02${i}7` : shop],
      [owner],
      [street],
      [town],
      [`1${i}/03/2026 20:15`],
      ['TOTALE', `2${i}.00`],
    ]),
    fields: { company: shop, address: `${street} ${town}`, total: `2${i}.00` },
  }),
)

/** A trade alone in a line belongs to the name below it. */
const trades = (
  [
    ['Bäckerei Konditorei', 'Huber', 'Ring 4', '92224 Amberg', 'Summe'],
    ['Metzgerei', 'Steinle', 'Marktplatz 1', '88400 Biberach', 'Summe EUR'],
    ['RESTORAN KEDAI KOPI', 'TAN & SONS SDN BHD', '8 JALAN AMPANG', '50450 KUALA LUMPUR', 'TOTAL'],
    ['Boulangerie Pâtisserie', 'Lemoine', '3 rue Haute', '35000 Rennes', 'TOTAL'],
    ['KEDAI RUNCIT', 'WAH HIN TRADING', '21 JALAN BESAR', '31900 KAMPAR', 'TOTAL'],
  ] as const
).map(
  ([trade, name, street, town, total], i): Variant => ({
    rows: till([
      [trade],
      [name],
      [street],
      [town],
      [`1${i}.03.2026 09:1${i}`],
      [total, `${i + 3}.40`],
    ]),
    fields: { company: `${trade} ${name}`, address: `${street} ${town}` },
  }),
)

/** A brand's line over its firm: the firm that is named with its form sold. */
const brands = (
  [
    ['KOPI KOPI HOUSE', 'KOPI MAJU VENTURES SDN BHD'],
    ['SUNNY SUNNY CAFE', 'SUNNY JAYA FOODS SDN BHD'],
    ['NASI CORNER', 'NASI CORNER HOLDINGS SDN BHD'],
  ] as const
).map(
  ([brand, firm], i): Variant => ({
    rows: till([
      [brand],
      [firm],
      [`${i + 5} JALAN MERDEKA`],
      ['75000 MELAKA'],
      [`Date: 1${i}/02/2026`],
      ['TOTAL', `${i + 7}.20`],
    ]),
    fields: { company: firm, address: `${i + 5} JALAN MERDEKA 75000 MELAKA` },
  }),
)

/** Days until which something holds are not the day of the sale. */
const validity = [
  'RETURNS WITH RECEIPT THRU 30/05/2026',
  'EXCHANGE UNTIL 30/05/2026',
  'VOUCHER VALID UNTIL 30/05/2026',
  'Umtausch bis 30.05.2026',
  'OFFER VALID UNTIL 30/05/2026',
].map(
  (text, i): Variant => ({
    rows: till([
      [['MARLOW STORES LTD', 'PRICEWELL', 'HOME & HEARTH', 'Kaufhaus Adler', 'DENBY FOODS'][i]!],
      ['14 Bridge Street'],
      ['TOTAL', '8.80'],
      ['CASH', '10.00'],
      ['CHANGE', '1.20'],
      ...((i % 2 === 0 ? [[text], ['16/04/2026 10:42']] : [['16/04/2026 10:42'], [text]]) as [
        string,
      ][]),
    ]),
    fields: { date: '2026-04-16', total: '8.80' },
  }),
)

/** What is left of the cash may be called a balance. */
const balances = (
  [
    ['TOTAL RM', '18.60', 'CASH', '20.00', 'BALANCE', '1.40'],
    ['TOTAL', '43.15', 'CASH', '50.00', 'BALANCE', '6.85'],
    ['AMOUNT', '7.90', 'PAID CASH', '10.00', 'BALANCE DUE', '2.10'],
    ['TOTAL SALES', '132.50', 'CASH RECEIVED', '150.00', 'BALANCE', '17.50'],
  ] as const
).map(
  ([total, value, cash, paid, change, back], i): Variant => ({
    rows: till([
      [['KEDAI BARU SDN BHD', 'HARBOUR MART', 'GREEN GROCER', 'PASAR MINI RIA'][i]!],
      ['9 JALAN TENGAH'],
      ['50000 KUALA LUMPUR'],
      [`Date: 0${i + 2}/01/2026`],
      [total, value],
      [cash, paid],
      [change, back],
    ]),
    fields: { total: value },
  }),
)

/** A tax that is more than any is misread; subtotal, rate and total may tell it. */
const misreadTaxes = (
  [
    ['SUBTOTAL', '41.30', 'SALES TAX 7%', '2890', 'TOTAL', '44.19', '2.89'],
    ['SUBTOTAL', '41.30', 'SALES TAX 7%', '2890', 'TOTAL', '52.75', null],
    ['Subtotal', '18.40', 'Tax 8%', '1470', 'Total', '19.87', '1.47'],
    ['Zwischensumme', '60,00', 'MwSt 20%', '1200', 'Summe', '72,00', '12.00'],
    ['Sub-total', '25.00', 'VAT 20%', '500.00', 'TOTAL DUE', '30.00', '5.00'],
    ['', '', 'GST', '812.00', 'TOTAL', '84.20', null],
    ['', '', 'MwSt', '350,00', 'SUMME EUR', '39,90', null],
    ['', '', 'TVA', '190.20', 'TOTAL TTC', '22.50', null],
    ['', '', 'IVA', '98,40', 'TOTALE EURO', '9,84', null],
  ] as const
).map(
  ([subtotal, net, name, printed, label, total, tax], i): Variant => ({
    rows: till([
      [['DENBY FOODS', 'HARBOUR MART', 'Kaufhaus Adler', 'Chez Lemoine', 'Bar Centrale'][i % 5]!],
      [['14 Bridge Street', '9 Quay Street', 'Ring 4', '3 rue Haute', 'Via Larga 9'][i % 5]!],
      [`0${(i % 8) + 1}/02/2026 11:2${i}`],
      ...(subtotal === '' ? [] : ([[subtotal, net]] as [string, string][])),
      ...((i % 2 === 0
        ? [
            [name, printed],
            [label, total],
          ]
        : [
            [label, total],
            [name, printed],
          ]) as [string, string][]),
    ]),
    fields: { total: total.replace(',', '.'), tax },
  }),
)

/** A tax in brackets below the total that has it in it. */
const includedTaxes = (
  [
    ['TOTAL', '20.90', '(incl. GST', '1.90)'],
    ['Total', '£24.00', '(VAT included', '£4.00)'],
    ['Summe EUR', '19,98', '(davon MwSt', '3,19)'],
    ['TOTAL TTC', '12,60', '(dont TVA', '2,10)'],
    ['TOTAL', '16,50', '(IVA incluida', '1,50)'],
    ['AMOUNT', '9.68', '(of which tax', '0.88)'],
  ] as const
).map(
  ([label, total, name, tax], i): Variant => ({
    rows: till([
      [['Kaufhaus Adler', 'HARBOUR MART', 'Bar Centrale'][i % 3]!],
      [['Ring 4', '9 Quay Street', 'Via Larga 9'][i % 3]!],
      [`1${i}/03/2026 18:4${i}`],
      [label, total],
      [name, tax],
    ]),
    fields: { tax: tax.replace(/[^\d,.]/g, '').replace(',', '.') },
  }),
)

/** A region or a country below the town is a part of the address, a telephone beside it is none. */
const regions = (
  [
    ['KEDAI MURNI SDN BHD', '4 JALAN PUTRA, 43000 KAJANG', 'SELANGOR', 'Tel: 03-8733 0199'],
    ['TOKO BINTANG TRADING', '77 JALAN KOTA, 80000 JOHOR BAHRU', 'JOHOR', 'Tel: 07-222 0177'],
    ['Casa Lumbre SL', 'Calle Luna 8, 28004 Madrid', 'España', 'Tel. 910 555 012'],
  ] as const
).map(
  ([company, line, region, phone], i): Variant => ({
    rows: [
      at(company),
      at(line),
      [
        [60, region],
        [180, phone],
      ],
      at(`Date: 0${i + 3}/01/2026`),
      sum('TOTAL', '4.00'),
    ],
    fields: { company, address: `${line} ${region}`, total: '4.00' },
  }),
)

/** Names of houses whose first line goes on in the second. */
const continued = (
  [
    ['Gasthaus zum', 'Silbernen Hahn', 'Marktgasse 3', '4020 Linz'],
    ['Wirtshaus', 'zur Alten Mühle', 'Seeweg 12', '88131 Lindau'],
    ['Auberge de la', 'Tour Ronde', '4 rue du Port', '29200 Brest'],
    ['Boulangerie', 'du Vieux Pont', '15 avenue Foch', '54000 Nancy'],
    ['TRATTORIA', 'ALLA VECCHIA TORRE', 'Via Larga 9', '20122 Milano'],
    ['Slagerij Van', 'der Berken', 'Kerkstraat 5', '3511 KL Utrecht'],
    ['PANADERÍA', 'DE LA ABUELA ROSA', 'Calle Olmo 4', '28022 Madrid'],
    ['Mercearia do', 'Senhor Abel', 'Rua Nova 18', '4000-120 Porto'],
    ['Karczma', 'Pod Starym Dębem', 'ul. Polna 7', '30-001 Kraków'],
    ['The Old Bell', '& Anchor', '12 Quay Street', 'Whitby YO21 1AB'],
  ] as const
).map(
  ([first, second, street, town], i): Variant => ({
    rows: [
      [[200, first, i % 2 === 0 ? 14 : 10]],
      [[200, second, i % 2 === 0 ? 14 : 10]],
      [[200, street]],
      [[200, town]],
      [],
      at('14.05.2026 13:37'),
      sum('2 x Day menu', '25.00'),
      sum('1 x Pot of tea', '9.00'),
      sum('TOTAL', '34.00'),
    ],
    fields: { company: `${first} ${second}`, address: `${street}, ${town}`, total: '34.00' },
  }),
)

/** Receipts that are sent speak to whom they go to; what is seen first is no name of a shop. */
const sent = (
  [
    [
      'swoopride',
      'Thanks for riding, Amara',
      'Fri, 16 Jan 2026',
      'Trip fare',
      'Total',
      'Swoopride Mobility Inc.',
    ],
    [
      'parkello',
      'Hi Jonas, here is your receipt',
      '3 May 2026 18:20',
      'Parking',
      'Total',
      'Parkello AB',
    ],
    ['Vélonord', 'Merci Camille !', '4 mars 2026', 'Trajet', 'Total payé', 'Vélonord SAS'],
    [
      'kistenpost',
      'Danke für deine Bestellung, Mia',
      '12. Juni 2026',
      'Kiste',
      'Summe',
      'kistenpost GmbH',
    ],
    ['postivati', 'Ostajan nimi Aino Salmi', '7.2.2026', 'Paketti', 'Yhteensä', 'Postivati Oy'],
  ] as const
).map(
  ([brand, greeting, day, item, total, firm], i): Variant => ({
    rows: [
      [[60, brand, 14]],
      [],
      at(greeting),
      at(day),
      [],
      sum(item, `1${i}.50`),
      sum(total, `1${i}.50`),
      [],
      at(i % 2 === 0 ? `${firm} - help@${brand.toLowerCase().replace('é', 'e')}.example` : firm),
    ],
    fields: { company: brand, company_alt: [firm], total: `1${i}.50` },
  }),
)

/** What a paper of a till is called stands over who gave it. */
const titled = (
  [
    ['PAY & DISPLAY', 'Fenwick Town Council', 'Mill Lane', 'Fenwick FW3 1AA', 'Fee paid'],
    ['QUITTANCE', 'Parking des Halles', '3 rue Haute', '35000 Rennes', 'Payé'],
    ['TAX INVOICE', 'HARBOUR MART', '9 Quay Street', 'Auckland 1010', 'TOTAL'],
    ['KARTENZAHLUNG', 'Gartenhof Lindau', 'Seeweg 12', '88131 Lindau', 'EUR'],
    ['영수증', '한빛문구 서면점', '부산광역시 부산진구 서전로 12', '', '합계'],
  ] as const
).map(
  ([title, company, street, town, total], i): Variant => ({
    rows: till([
      [title],
      [company],
      [street],
      ...(town === '' ? [] : ([[town]] as [string][])),
      [`2026-05-1${i} 09:1${i}`],
      [total, `${i + 4}.40`],
    ]),
    fields: { company, total: `${i + 4}.40` },
  }),
)

const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  invoice: [
    { name: 'senders', variants: senders },
    { name: 'letterheads', variants: letterheads },
    { name: 'named', variants: named },
    { name: 'sides', variants: sides },
    { name: 'brackets', variants: brackets },
    { name: 'nothing', variants: nothing },
    { name: 'discounts', variants: discounts },
    { name: 'credits', variants: credits },
    { name: 'rates', variants: rates },
    ...TAX_NUMBER_LESSONS,
    ...TERMS_LESSONS,
    ...SHIPPING_LESSONS,
  ],
  business_card: CARD_LESSONS,
  bank_statement: STATEMENT_LESSONS,
  receipt: [
    { name: 'owners', variants: owners },
    { name: 'trades', variants: trades },
    { name: 'brands', variants: brands },
    { name: 'validity', variants: validity },
    { name: 'balances', variants: balances },
    { name: 'misread-taxes', variants: misreadTaxes },
    { name: 'included-taxes', variants: includedTaxes },
    { name: 'regions', variants: regions },
    { name: 'continued', variants: continued },
    { name: 'sent', variants: sent },
    { name: 'titled', variants: titled },
  ],
}
