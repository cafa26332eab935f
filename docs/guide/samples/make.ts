/** Draws the documents that the guide shows: `node docs/guide/samples/make.ts`. */
import { join } from 'node:path'
import sharp from 'sharp'

/** Columns in pixels from the left; a negative one is where a text ends. */
type Piece = readonly [column: number, text: string, bold?: boolean, size?: number]
interface Sheet {
  readonly width: number
  readonly size: number
  readonly lines: readonly (readonly Piece[])[]
}

const SHEETS: Record<string, Sheet> = {
  tables: {
    width: 1000,
    size: 25,
    lines: [
      [[60, 'Stock of paper, March 2026', true]],
      [],
      [
        [60, 'Article', true],
        [430, 'Place', true],
        [-690, 'Counted', true],
        [-930, 'Value', true],
      ],
      [
        [60, 'Paper sack 25 kg'],
        [430, 'A-01'],
        [-690, '14,200'],
        [-930, '5,396.00'],
      ],
      [
        [60, 'Paper sack 10 kg'],
        [430, 'A-02'],
        [-690, '8,650'],
        [-930, '2,076.00'],
      ],
      [
        [60, 'Carton, large'],
        [430, 'B-04'],
        [-690, '1,120'],
        [-930, '1,344.00'],
      ],
      [
        [60, 'Carton, small'],
        [430, 'B-05'],
        [-690, '3,475'],
        [-930, '2,432.50'],
      ],
    ],
  },
  text: {
    width: 1000,
    size: 25,
    lines: [
      [[60, 'Dear Ms Baker,']],
      [],
      [],
      [[60, 'thank you for your order of 12 March. The paper cups leave our']],
      [[60, 'house on Monday; the napkins follow by the end of the week.']],
      [],
      [],
      [[60, 'Kind regards']],
    ],
  },
  document: {
    width: 1000,
    size: 25,
    lines: [
      [[60, 'Store report', true, 40]],
      [],
      [],
      [[60, 'The count of March found everything in its place. The sacks are']],
      [[60, 'to be sold first; the cartons can wait until the summer.']],
      [],
      [],
      [
        [60, 'Article', true],
        [430, 'Place', true],
        [-690, 'Counted', true],
      ],
      [
        [60, 'Paper sack 25 kg'],
        [430, 'A-01'],
        [-690, '14,200'],
      ],
      [
        [60, 'Paper sack 10 kg'],
        [430, 'A-02'],
        [-690, '8,650'],
      ],
      [
        [60, 'Carton, large'],
        [430, 'B-04'],
        [-690, '1,120'],
      ],
      [],
      [],
      [[60, 'Still to be done:']],
      [[60, '1. label the new shelves']],
      [[60, '2. order tape']],
    ],
  },
  invoice: {
    width: 1240,
    size: 26,
    lines: [
      [[80, 'Northfield Supplies Ltd', true]],
      [[80, '14 Mill Lane, Leeds LS1 4DT']],
      [[80, 'VAT No. GB 123 4567 82']],
      [],
      [[80, 'INVOICE', true]],
      [
        [80, 'Invoice number: NF-2041'],
        [700, 'Invoice date: 12/03/2026'],
      ],
      [
        [80, 'Customer: Harbour Cafe'],
        [700, 'Due date: 11/04/2026'],
      ],
      [],
      [
        [80, 'Description', true],
        [-760, 'Quantity', true],
        [-950, 'Unit price', true],
        [-1140, 'Amount', true],
      ],
      [
        [80, 'Paper cups, 1000 pieces'],
        [-760, '4'],
        [-950, '32.50'],
        [-1140, '130.00'],
      ],
      [
        [80, 'Napkins, white'],
        [-760, '10'],
        [-950, '4.20'],
        [-1140, '42.00'],
      ],
      [
        [80, 'Delivery'],
        [-760, '1'],
        [-950, '8.00'],
        [-1140, '8.00'],
      ],
      [],
      [
        [700, 'Net'],
        [-1140, '180.00'],
      ],
      [
        [700, 'VAT 20 %'],
        [-1140, '36.00'],
      ],
      [
        [700, 'Total GBP', true],
        [-1140, '216.00', true],
      ],
    ],
  },
  receipt: {
    width: 620,
    size: 26,
    lines: [
      [[150, 'CORNER BAKERY', true]],
      [[150, '3 Station Road, York']],
      [],
      [[40, 'Receipt No: 5512']],
      [[40, 'Date: 09/02/2026 08:41']],
      [],
      [
        [40, 'Rye bread'],
        [-580, '3.80'],
      ],
      [
        [40, 'Butter croissant'],
        [-580, '2.10'],
      ],
      [
        [40, 'Flat white'],
        [-580, '3.20'],
      ],
      [],
      [
        [40, 'TOTAL', true],
        [-580, '9.10', true],
      ],
      [
        [40, 'CASH'],
        [-580, '10.00'],
      ],
      [
        [40, 'CHANGE'],
        [-580, '0.90'],
      ],
    ],
  },
  bank_statement: {
    width: 1240,
    size: 25,
    lines: [
      [[80, 'Riverside Bank', true]],
      [[80, 'Account statement']],
      [
        [80, 'IBAN: GB29 NWBK 6016 1331 9268 19'],
        [800, 'Currency: GBP'],
      ],
      [[80, 'Period: 01/03/2026 to 31/03/2026']],
      [],
      [
        [80, 'Date', true],
        [260, 'Description', true],
        [-800, 'Debit', true],
        [-970, 'Credit', true],
        [-1160, 'Balance', true],
      ],
      [
        [80, '01/03/2026'],
        [260, 'Opening balance'],
        [-1160, '1,200.00'],
      ],
      [
        [80, '03/03/2026'],
        [260, 'Rent March'],
        [-800, '650.00'],
        [-1160, '550.00'],
      ],
      [
        [80, '10/03/2026'],
        [260, 'Salary Harbour Cafe'],
        [-970, '1,480.00'],
        [-1160, '2,030.00'],
      ],
      [
        [80, '17/03/2026'],
        [260, 'City Water'],
        [-800, '41.30'],
        [-1160, '1,988.70'],
      ],
      [
        [80, '31/03/2026'],
        [260, 'Closing balance'],
        [-1160, '1,988.70'],
      ],
    ],
  },
  business_card: {
    width: 900,
    size: 30,
    lines: [
      [[70, 'Harbour Cafe', true]],
      [],
      [[70, 'Ann Baker', true]],
      [[70, 'Head of Purchasing']],
      [],
      [[70, 'Phone: +44 20 7946 0018']],
      [[70, 'ann.baker@harbour-cafe.example']],
      [[70, '14 Mill Lane, Leeds LS1 4DT']],
    ],
  },
}

for (const [name, { width, size, lines }] of Object.entries(SHEETS)) {
  const pitch = size * 1.7
  const height = Math.round((lines.length + 2) * pitch)
  const texts = lines.flatMap((pieces, i) =>
    pieces.map(([column, text, bold, own = size]) => {
      const anchor = column < 0 ? 'end' : 'start'
      const weight = bold ? 'bold' : 'normal'
      const place = `x="${Math.abs(column)}" y="${(i + 1.7) * pitch}"`
      return `<text ${place} text-anchor="${anchor}" font-weight="${weight}" font-size="${own}">${text}</text>`
    }),
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g font-family="DejaVu Sans, sans-serif" font-size="${size}">${texts.join('')}</g></svg>`
  await sharp(Buffer.from(svg))
    .grayscale()
    .png({ colours: 16 })
    .toFile(join(import.meta.dirname, `${name}.png`))
}
