import { at, type Lesson, type Row, sum, type Variant } from './short-paper.ts'

/** What a country's papers say: registers' numbers of two firms, that no tax is charged, a title, and a total. */
const REGISTERS = [
  ['IČO: 41882093', 'IČO: 50331846', 'Nejsem plátce DPH', 'Faktura č. 2026031', 'K úhradě'],
  ['IČO: 53920741', 'IČO: 36190025', 'Nie som platiteľ DPH', 'Faktúra č. 26014', 'Spolu'],
  ['REGON: 382104476', 'REGON: 140337981', 'Zwolniony z VAT', 'Faktura nr 14/2026', 'Do zapłaty'],
  ['Company no. 09417732', 'Company no. 11250846', 'Not VAT registered', 'Invoice 318', 'Total'],
] as const

/** Tax numbers of two firms, their check digits right, a title, and a total. */
const TAXED = [
  ['UID ATU41882003', 'UID: ATU70339109', 'Rechnung Nr. 418', 'Gesamtbetrag'],
  ['USt-IdNr. DE418820017', 'USt-IdNr.: DE703391007', 'Rechnung 2026-77', 'Rechnungsbetrag'],
  ['NIP: 4188201031', 'NIP 7033910231', 'Faktura nr 14/2026', 'Do zapłaty'],
  ['P.IVA 04188200010', 'P.IVA: 07033910410', 'Fattura n. 318', 'Totale'],
  ['VAT no. GB418820996', 'VAT: GB703391066', 'Invoice no. 20391', 'Total'],
  ['DIČ: CZ41882008', 'DIČ CZ70339104', 'Faktura č. 2026031', 'Celkem'],
  ['BTW NL418820065B01', 'BTW-nr. NL703391045B01', 'Factuur 26-07', 'Totaal'],
] as const

const PARTIES = [
  ['Atelier Brevant', 'Lindgade 8', '5700 Svendborg', 'Torvik Handel'],
  ['Studio Kestrel', 'Mlynská 14', '602 00 Brno', 'Orlov & Dcery'],
  ['Hanna Tessen', 'Parkowa 22', '61-885 Poznań', 'Biuro Zefir'],
] as const

const numberOf = (text: string): string => text.slice(text.search(/[A-Z]*\d/)).replaceAll(' ', '')

/** Two parties with their numbers, side by side or one below the other. */
function parties(
  [sender, street, town, receiver]: (typeof PARTIES)[number],
  own: string,
  others: string,
  isBeside: boolean,
): Row[] {
  const [left, right] = [
    [sender, street, town, own],
    [receiver, 'Hlavní 3', town, others],
  ]
  return isBeside
    ? left!.map((line, i) => [
        [60, line],
        [330, right![i]!],
      ])
    : [...left!.map((line) => at(line)), [], [], ...right!.map((line) => at(line))]
}

/** Who charges no tax is known by its register's number; of others that is no tax number. */
const registrations = REGISTERS.flatMap(([own, others, untaxed, title, total], i) =>
  [true, false].flatMap((charged) =>
    PARTIES.map(
      (names, j): Variant => ({
        rows: [
          ...parties(names, own, others, (i + j) % 2 === 0),
          [],
          ...(charged ? [] : [at(untaxed)]),
          at(title),
          at('12. 3. 2026'),
          sum(total, '240.00'),
        ],
        fields: { vendor_tax_id: charged ? null : numberOf(own), customer_tax_id: null },
      }),
    ),
  ),
)

/** Each party has its own number. */
const taxed = TAXED.flatMap(([own, others, title, total], i) =>
  PARTIES.map(
    (names, j): Variant => ({
      rows: [
        ...parties(names, own, others, (i + j) % 2 === 0),
        [],
        at(title),
        at('12. 3. 2026'),
        sum(total, '240.00'),
      ],
      fields: { vendor_tax_id: numberOf(own), customer_tax_id: numberOf(others) },
    }),
  ),
)

export const TAX_NUMBER_LESSONS: readonly Lesson[] = [
  { name: 'registrations', variants: registrations },
  { name: 'taxed', variants: taxed },
]
