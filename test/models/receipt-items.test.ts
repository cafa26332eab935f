import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { receipt } from '../../src/models/receipt.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

type Part = readonly [x: number, text: string]

/** Parts that begin at their x, or, from 200 on, end there. */
const read = (rows: readonly (readonly Part[])[], source: PageSource = 'text_layer'): Answer => {
  const made = page(
    rows.map((row, i) =>
      row.flatMap(([x, text]) => words(text, x < 200 ? x : x - text.length * 5, 40 + i * 16)),
    ),
  )
  return receipt.extract([{ ...made, source }]).content as Answer
}

const shop = (rows: readonly (readonly Part[])[]): readonly (readonly Part[])[] => [
  [[60, 'CORNER SHOP LTD']],
  [[60, '12 High Street']],
  [[60, 'Date: 14/03/2024']],
  ...rows,
]
const row = (text: string, amount?: string): readonly Part[] =>
  amount === undefined
    ? [[60, text]]
    : [
        [60, text],
        [300, amount],
      ]

t.test('weights and prices of a unit', async (t) => {
  const { items } = read(
    shop([
      row('APPLES LOOSE', '1.62'),
      row('   0.815 kg @ £1.99/ kg'),
      row('DIESEL', '50.01'),
      row('22.73 litre RM 2.200/litre'),
      row('TOTAL', '51.63'),
    ]),
  )
  t.match(items, [
    { description: 'APPLES LOOSE', quantity: '0.815', unit_price: '1.99', amount: '1.62' },
    { description: 'DIESEL', quantity: '22.73', amount: '50.01' },
  ])
})

t.test('what is charged a head is an item, a share of the bill is none', async (t) => {
  const { items } = read(
    shop([row('Pizza', '9.00'), row('COPERTO', '2.50'), row('TOTAL', '11.50')]),
  )
  t.match(items, [{ description: 'Pizza' }, { description: 'COPERTO', amount: '2.50' }])
  t.equal(
    read(shop([row('Pizza', '9.00'), row('Service charge 10%', '0.90'), row('TOTAL', '9.90')]))
      .items.length,
    1,
  )
})

t.test('amounts that recognition spoilt are put right where the sums agree', async (t) => {
  const spoilt = (total: string) =>
    read(
      shop([
        row('SCREWS', '12.49'),
        row('2 x 3.99'),
        row('PLUGS', '7.98'),
        row('3 x 2.99'),
        row('TAPE'),
        row('SEALANT WHITE', '3.7941'),
        row('TOTAL', total),
      ]),
      'ocr',
    ).items.map((item: Answer) => [item.description, item.amount])
  const certain = [
    ['SCREWS', '12.49'],
    ['PLUGS', '7.98'],
  ]
  t.same(spoilt('33.23'), [...certain, ['TAPE', '8.97'], ['SEALANT WHITE', '3.79']])
  t.same(spoilt('40.00'), certain)
})

t.test('one misread amount is what the total leaves for it', async (t) => {
  const { items } = read(
    shop([
      row('PLASTERS', '3795'),
      row('HAND CREAM', '6.20'),
      row('VITAMINS', '11.80'),
      row('TOTAL', '21.95'),
    ]),
    'ocr',
  )
  t.match(items, [{ amount: '3.95' }, { amount: '6.20' }, { amount: '11.80' }])
})

t.test('texts above their figures, below column heads', async (t) => {
  const figures = (count: string, price: string, amount: string): readonly Part[] => [
    [160, count],
    [220, price],
    [300, amount],
  ]
  const { items } = read(
    shop([
      [
        [60, 'Item'],
        [155, 'Qty'],
        [220, 'Price'],
        [300, 'Amount'],
      ],
      row('9556184471200'),
      row('CLASSIC WHITE BREAD 400G'),
      figures('2', '2.80', '5.60'),
      row('9556184471207'),
      row('FULL CREAM MILK 1L'),
      figures('1', '7.20', '7.20'),
      row('Total', '12.80'),
    ]),
  )
  t.match(items, [
    {
      description: 'CLASSIC WHITE BREAD 400G',
      product_code: '9556184471200',
      quantity: '2.00',
      amount: '5.60',
    },
    { description: 'FULL CREAM MILK 1L', quantity: '1.00', amount: '7.20' },
  ])
})

t.test('a remark in brackets that ends in its figure', async (t) => {
  const { fields } = read(
    shop([row('Pizza', '26.70'), row('TOTAL', '26.70'), row('(Tax incl.', '2.43)')]),
  )
  t.equal(fields.tax, '2.43')
})

t.test(
  'a quantity behind a text in small letters; in capitals it may be a part of the name',
  async (t) => {
    const { items } = read(
      shop([
        row('Matcha latte x2', '9.00'),
        row('BAMBOO CANES X10', '6.50'),
        row('BEANS 1KG × 2', '44.00'),
        row('TOTAL', '59.50'),
      ]),
    )
    t.match(items, [
      { description: 'Matcha latte', quantity: '2.00' },
      { description: 'BAMBOO CANES X10', quantity: '1.00' },
      { description: 'BEANS 1KG', quantity: '2.00' },
    ])
  },
)

t.test('what is taken off in a row of its own above the sum is an item below zero', async (t) => {
  const bought = [row('Rice', '12.00'), row('Tea', '8.00')]
  const more = read(
    shop([...bought, row('Member discount', '-2.00'), row('Salt', '1.00'), row('TOTAL', '19.00')]),
  )
  t.match(more.items, [
    { description: 'Rice', proven_by: 'sum of amounts = printed sum' },
    { description: 'Tea', amount: '8.00', discount: null },
    { description: 'Member discount', amount: '-2.00', quantity: null },
    { description: 'Salt', amount: '1.00' },
  ])
  const off = read(shop([...bought, row('Discount', '-2.00'), row('TOTAL', '18.00')]))
  t.same(
    off.items.map(({ amount }: Answer) => amount),
    ['12.00', '8.00', '-2.00'],
  )
  const below = read(
    shop([...bought, row('SUBTOTAL', '20.00'), row('Discount', '-2.00'), row('TOTAL', '18.00')]),
  )
  t.equal(below.items.length, 2, 'what is taken off the sum is none')
})

t.test('counts in units of several languages, and what they come to behind a sign', async (t) => {
  const { items } = read(
    shop([
      row('3,000 BUC X 4,50', ''),
      row('Lapte', '13,50'),
      row('Sare', ''),
      row('2 szt. x2,25', '=4,50'),
      row('TOTAL', '18,00'),
    ]),
  )
  t.match(items, [
    { description: 'Lapte', quantity: '3', amount: '13.50' },
    { description: 'Sare', quantity: '2', amount: '4.50' },
  ])
})

t.test('what all of is given back stays', async (t) => {
  const { items } = read(shop([row('Rice', '-12.00'), row('Tea', '-8.00'), row('TOTAL', '-20.00')]))
  t.match(items, [
    { description: 'Rice', amount: '-12.00' },
    { description: 'Tea', amount: '-8.00' },
  ])
})

t.test('how many in front of a text, and the price of one below it', async (t) => {
  const { items } = read(
    shop([
      row('3 Lavender P13', '14.97'),
      row('a 4.99'),
      row('2 Potting soil 40L', '15.90'),
      row('a 7.95'),
      row('TOTAL', '30.87'),
    ]),
  )
  t.match(items, [
    { description: 'Lavender P13', quantity: '3.00', unit_price: '4.99', amount: '14.97' },
    { description: 'Potting soil 40L', quantity: '2.00', unit_price: '7.95', amount: '15.90' },
  ])
})

t.test('prices with thousands beside a count', async (t) => {
  const { items } = read(
    shop([
      row('2,00 x 2.800,00'),
      row('CAFE CON LECHE', '5.600,00'),
      row('2,00 x 1.950,00'),
      row('MEDIALUNAS X3', '3.900,00'),
      row('TOTAL', '9.500,00'),
    ]),
  )
  t.match(items, [
    { description: 'CAFE CON LECHE', quantity: '2.00', amount: '5600.00' },
    { description: 'MEDIALUNAS X3', quantity: '2.00', amount: '3900.00' },
  ])
})

t.test('the letter of a tax behind an amount, or behind a text', async (t) => {
  const { items } = read(
    shop([
      [
        [60, 'UNLEADED'],
        [290, '757.30'],
        [300, 'Z'],
      ],
      row('PIE STEAK', '34.90'),
      row('COFFEE REG', '27.50'),
      row('TOTAL', '819.70'),
    ]),
  )
  t.match(items, [{ description: 'UNLEADED' }, { amount: '34.90' }, { amount: '27.50' }])
  const coded = read(
    shop([
      row('BREAD C', '5.49'),
      row('BEER A', '15.96'),
      row('BUTTER C', '13.98'),
      row('TOTAL', '35.43'),
    ]),
  )
  t.match(coded.items, [
    { description: 'BREAD' },
    { description: 'BEER' },
    { description: 'BUTTER' },
  ])
})

t.test(
  'counts: beside their price, behind it, below a text with the number of the product',
  async (t) => {
    t.match(
      read(
        shop([
          row('RYE BREAD 2 * 2.70', '5.40'),
          row('GOUDA 0.352 * 30.00', '10.56'),
          row('TOTAL', '15.96'),
        ]),
      ).items,
      [
        { description: 'RYE BREAD', quantity: '2.00', unit_price: '2.70' },
        { description: 'GOUDA', quantity: '0.352', amount: '10.56' },
      ],
    )
    t.match(read(shop([row('PENCIL'), row('5.80 x 2 =', '11.60'), row('TOTAL', '11.60')])).items, [
      { description: 'PENCIL', quantity: '2.00', unit_price: '5.80', amount: '11.60' },
    ])
    const figures = (
      code: string,
      count: string,
      price: string,
      amount: string,
    ): readonly Part[] => [
      [60, code],
      [120, count],
      [220, price],
      [300, amount],
    ]
    t.match(
      read(
        shop([
          row('CONCRETE NAIL'),
          figures('10884', '2', '6.50', '13.00'),
          row('PIPE ELBOW'),
          figures('20017', '8', '0.80', '6.40'),
          row('TOTAL', '19.40'),
        ]),
      ).items,
      [
        { description: 'CONCRETE NAIL', quantity: '2.00', amount: '13.00' },
        { description: 'PIPE ELBOW', quantity: '8.00', amount: '6.40' },
      ],
    )
  },
)

t.test(
  'under heads: counts in front of texts, weights below them, numbers of products',
  async (t) => {
    const headed = (text: string, price: string, amount: string): readonly Part[] => [
      [60, text],
      ...(price === '' ? [] : [[230, price] as const]),
      ...(amount === '' ? [] : [[300, amount] as const]),
    ]
    t.match(
      read(
        shop([
          headed('Description', 'Price', 'Amount'),
          headed('1 Sliced bread', '', '1.42'),
          headed('6 Whole milk', '0.88', '5.28'),
          headed('1 Bananas', '', ''),
          headed('1.024 kg 2.19/kg', '', '2.24'),
          headed('TOTAL', '', '8.94'),
        ]),
      ).items,
      [
        { description: 'Sliced bread', quantity: '1.00', amount: '1.42' },
        { description: 'Whole milk', quantity: '6.00', amount: '5.28' },
        { description: 'Bananas', quantity: '1.024', amount: '2.24' },
      ],
    )
    t.match(
      read(
        shop([
          headed('Description', 'Price', 'Amount'),
          headed('118447 Plaster', '9.95', '29.85'),
          headed('220188 Nails', '6.49', '6.49'),
          headed('TOTAL', '', '36.34'),
        ]),
      ).items,
      [
        { description: 'Plaster', product_code: '118447' },
        { description: 'Nails', product_code: '220188' },
      ],
    )
  },
)

t.test(
  'a sign in a column of its own tells the currency; taxes below equal sums are told',
  async (t) => {
    const { fields } = read([
      ...shop([row('Coffee', '10.60')]),
      [
        [60, 'Subtotal'],
        [300, '10.60'],
      ],
      [
        [60, 'Total'],
        [150, '€'],
        [300, '10.60'],
      ],
      [
        [60, 'Summary'],
        [200, 'Amount'],
        [260, 'Tax'],
      ],
      [
        [60, 'A 6%'],
        [230, '10.00'],
        [300, '0.60'],
      ],
    ])
    t.match(fields, { total: '10.60', currency: 'EUR', tax: '0.60' })
  },
)

t.test('a quantity between a text and its amount', async (t) => {
  t.match(
    read(
      shop([
        row('DIESEL'),
        row('35.122 LITRE @ RM 2.05'),
        row('RM', '72.00'),
        row('TOTAL', '72.00'),
      ]),
    ).items,
    [{ description: 'DIESEL', quantity: '35.122', amount: '72.00' }],
  )
})

t.test('grams whose letter a scan shows as a digit', async (t) => {
  const rows = shop([
    row('STRAWBERRIES 4006', '2.50'),
    row('SOURDOUGH LOAF', '3.40'),
    row('ROUTE 66 MUG', '7.50'),
    row('TOTAL', '13.40'),
  ])
  t.match(read(rows, 'ocr').items, [
    { description: 'STRAWBERRIES 400G' },
    { description: 'SOURDOUGH LOAF' },
    { description: 'ROUTE 66 MUG' },
  ])
  t.match(
    read(rows).items[0],
    { description: 'STRAWBERRIES 4006' },
    'a text layer says what it says',
  )
})

t.test('texts that reach into the column of their amounts', async (t) => {
  const { items } = read(
    shop([
      [[300, 'Plum jam A 1 x 5.49 5.49']],
      [[300, 'Cider dry C 2 x 6.99 13.98']],
      [[300, 'Pears ripe C 0.612 x 12.90 7.89']],
      row('TOTAL', '27.36'),
    ]),
  )
  t.match(items, [
    { description: /^Plum jam/, quantity: '1.00', amount: '5.49' },
    { description: /^Cider dry/, quantity: '2.00', amount: '13.98' },
    { description: /^Pears ripe/, quantity: '0.612', amount: '7.89' },
  ])
})

t.test('what is counted in front of its count, over the amount', async (t) => {
  const counted = (text: string, times: string): readonly Part[] => [
    [60, text],
    [300, times],
  ]
  const { items } = read(
    shop([
      [[60, 'FISCAL TICKET']],
      counted('Plum jam 400g', '1 x5.49'),
      row(' ', '5.49'),
      counted('Cider dry', '2 x7.99'),
      row(' ', '15.98'),
      counted('Pears ripe', '6 x2.19'),
      row(' ', '13.14'),
      row('TOTAL', '34.61'),
    ]),
  )
  t.match(items, [
    { description: 'Plum jam 400g', quantity: '1', amount: '5.49' },
    { description: 'Cider dry', quantity: '2', amount: '15.98' },
    { description: 'Pears ripe', quantity: '6', amount: '13.14' },
  ])
})
