import { isoDay, printDay } from '../../kit/locale/dates.ts'
import {
  CURRENCY_SIGNS,
  decimalOf,
  figuresLike,
  printMoney,
  printScaled,
} from '../../kit/locale/figures.ts'
import { LANGUAGE_OF } from '../../kit/locale/languages.ts'
import { personOf } from '../../kit/locale/person.ts'
import { fakeBars, fakeCode } from '../../kit/picture.ts'
import type { Random } from '../../kit/random.ts'
import type { Roll, RollLine } from '../../kit/roll.ts'
import type { Ledger } from '../ledger.ts'
import { footAddress, headLines } from './head.ts'
import type { Sale, SaleItem } from './sale.ts'
import type { Slip } from './slip.ts'
import { wordOf, wordsOf } from './words.ts'

const MONO = [
  'Liberation Mono',
  'Courier Prime',
  'DejaVu Sans Mono',
  'Hack',
  'Inconsolata',
  'Nimbus Mono PS',
  'FreeMono',
  'Cousine',
  'Fira Code',
  'JetBrains Mono',
  'TeX Gyre Cursor',
  '3270',
]
const FREE = [
  'Liberation Sans',
  'Arimo',
  'Roboto',
  'DejaVu Sans Condensed',
  'Liberation Sans Narrow',
  'Nimbus Sans Narrow',
  'Open Sans',
  'Carlito',
]

/** The sale as a roll of a layout of its own; what it prints is noted. */
export async function printOut(
  sale: Sale,
  random: Random,
  ledger: Ledger,
  layout: Record<string, unknown>,
): Promise<Roll> {
  const { country, language } = sale
  const figures = {
    ...figuresLike(random.at('figures').pick(country.figures)),
    decimals: country.currency === 'HUF' ? 0 : 2,
  }
  const flat =
    random.at('flat').chance(0.4) && figures.decimals ? { ...figures, group: '' } : figures
  if (!figures.decimals) flat.decimal = ','
  const sign = random.at('sign').pick(CURRENCY_SIGNS[country.currency]!)
  const mono = random.at('mono').chance(0.78)
  const room = random.at('room').pick([24, 28, 30, 32, 32, 36, 38, 40, 42, 42, 46, 48])
  const signed = random.at('signed').weighted({ rows: 1.4, sums: 5, total: 3, none: 1.2 })
  const front = random.at('front').chance(/^[$£₹R]|S\$|A\$/.test(sign) ? 0.92 : 0.35)
  const amount = (cents: number): string => printMoney(cents, flat)
  const withSign = (cents: number): string =>
    front
      ? `${cents < 0 ? '-' : ''}${sign}${/^[A-Za-z.]{2,}$/.test(sign) ? ' ' : ''}${amount(Math.abs(cents))}`
      : `${amount(cents)} ${sign}`
  const rowSign = signed === 'rows'
  const slip: Slip = {
    sale,
    random,
    ledger,
    layout,
    word: (word) => wordOf(language, word, random.at('words')),
    amount: rowSign ? withSign : amount,
    bare: amount,
    money: signed === 'none' || signed === 'total' ? amount : withSign,
    room,
    upper: random.at('upper').chance(0.3),
    rule: random.at('rule').pick(['-', '-', '=', '*', '', 'line', '. ', '_', '- ']),
  }
  layout.signs = mono ? room : 'free'
  layout.kind = sale.kind
  if (signed !== 'none') ledger.show('currency', country.currency)
  const total = signed === 'total' ? withSign : slip.money
  const lines: RollLine[] = [
    ...(await headLines(slip)),
    ...metaLines(slip, 'before'),
    ruleLine(slip),
    ...bodyLines(slip),
    ...sumLines(slip, total),
    ...paymentLines(slip),
    ...metaLines(slip, 'after'),
    ...(await footLines(slip)),
    ...footAddress(slip),
  ]
  const width = random.at('width').pick([57, 58, 72, 76, 80, 80, 80, 82])
  return {
    language,
    width,
    margin: random.at('margin').pick([2, 3, 4, 5]),
    signs: mono ? room : undefined,
    font: random.at('font').pick(mono ? MONO : FREE),
    leading: random.at('leading').pick([1.05, 1.15, 1.25, 1.4]),
    stretch: mono ? random.at('stretch').pick([1, 1, 1.2, 1.35, 1.5]) : 1,
    ink: random.at('ink').pick(['#111', '#222', '#333', '#444', '#2a2a4a']),
    paper: '#fff',
    lines: slip.upper ? lines.map(inCapitals) : lines,
  }
}

function inCapitals(line: RollLine): RollLine {
  const up = (text: string): string => text.toLocaleUpperCase('en')
  if (line.kind === 'text')
    return /@|www|http/.test(line.text) ? line : { ...line, text: up(line.text) }
  if (line.kind === 'pair') return { ...line, left: up(line.left), right: up(line.right) }
  if (line.kind === 'cells')
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, text: up(cell.text) })) }
  return line
}

const ruleLine = (slip: Slip): RollLine => ({ kind: 'rule', sign: slip.rule })

function metaLines(slip: Slip, at: 'before' | 'after'): RollLine[] {
  const { sale, random, ledger, layout } = slip
  const own = random.at('meta')
  const where = own.at('where').weighted({ before: 6, after: 3, split: 1 })
  layout.meta = where
  const datePlace = where === 'split' ? 'after' : where
  const restPlace = where === 'split' ? 'before' : where
  const facts: string[] = []
  const pairs: [string, string][] = []
  const lines: RollLine[] = []
  if (restPlace === at) {
    const number = own
      .at('number/of')
      .fill(
        own
          .at('number/form')
          .pick([
            '%####',
            '0%##',
            '00%###',
            '%#####',
            '%##-%###',
            '0%##/000%#',
            '%###/%##',
            '000%##',
            '%#########',
            'T%####',
            '@%####',
            '%#',
          ]),
      )
    if (own.at('number').chance(0.75)) {
      pairs.push([slip.word('receiptNo'), number])
      ledger.show('receipt_number', number)
    }
    if (own.at('till').chance(0.4))
      pairs.push([slip.word('till'), String(own.int(1, 14)).padStart(own.pick([1, 2, 3]), '0')])
    if (own.at('server').chance(sale.kind === 'restaurant' ? 0.65 : 0.4)) {
      const person = personOf(sale.country, own.at('server/of'), sale.language)
      const name = own.at('server/form').weighted({ first: 4, number: 3, full: 1, initial: 2 })
      const value = {
        first: person.first,
        number: String(own.int(1, 998)).padStart(3, '0'),
        full: `${person.first} ${person.last}`,
        initial: `${person.first} ${person.last[0]}.`,
      }[name]
      pairs.push([slip.word('server'), value])
      ledger.show('cashier', value)
    }
    if (sale.kind === 'restaurant') {
      if (own.at('table').chance(0.7)) pairs.push([slip.word('table'), String(own.int(1, 48))])
      if (own.at('covers').chance(0.25)) pairs.push([slip.word('covers'), String(own.int(1, 8))])
    }
    if (sale.kind === 'fuel' && own.at('pump').chance(0.7))
      pairs.push([slip.word('pump'), String(own.int(1, 12))])
    if (sale.kind === 'taxi')
      pairs.push([slip.word('distance'), `${own.int(1, 38)}.${own.int(0, 9)} km`])
    if (sale.kind === 'parking') {
      const enter = `${String(Math.max(0, sale.hour - own.int(1, 3))).padStart(2, '0')}:${String(own.int(0, 59)).padStart(2, '0')}`
      pairs.push([slip.word('entry'), enter], [slip.word('exit'), timeOf(slip, false)])
    }
    if (own.at('member').chance(0.12)) pairs.push([slip.word('member'), own.fill('****%###')])
  }
  if (datePlace === at) {
    const tongue = LANGUAGE_OF[sale.language]
    const pattern = own.at('long').chance(0.15)
      ? own.at('date').pick(tongue.longDates)
      : own.at('date').pick(sale.country.dates)
    const short = own.at('short').chance(0.2) ? pattern.replace('YYYY', 'YY') : pattern
    const day = printDay(sale.day, short, tongue)
    ledger.show('date', isoDay(sale.day))
    const timed = own.at('time').chance(0.88)
    const time = timed ? timeOf(slip, own.at('seconds').chance(0.35)) : ''
    const iso = `${String(sale.hour).padStart(2, '0')}:${String(sale.minute).padStart(2, '0')}`
    if (timed) ledger.show('time', iso)
    const form = own.at('date/form').weighted({ bare: 4, labelled: 3, sides: 3, 'one-label': 2 })
    layout.date = form
    if (form === 'bare') facts.push(`${day} ${time}`.trim())
    else if (form === 'sides' && timed) lines.push({ kind: 'pair', left: day, right: time })
    else if (form === 'labelled') {
      pairs.push([slip.word('date'), day])
      if (timed) pairs.push([slip.word('time'), time])
    } else pairs.push([slip.word('date'), `${day} ${time}`.trim()])
  }
  const form = own.at('form').weighted({ pairs: 3, colon: 5, inline: 3 })
  const colon = own.at('colon').pick([': ', ' ', ':', ' : ', '. '])
  const align = own.at('align').weighted({ left: 6, center: 2 })
  const order = own.at('order').shuffle(pairs)
  if (form === 'pairs') for (const [left, right] of order) lines.push({ kind: 'pair', left, right })
  else if (form === 'colon')
    for (const [left, right] of order)
      lines.push({ kind: 'text', text: left + colon + right, align })
  else
    for (let n = 0; n < order.length; n += 2) {
      const [one, two] = [order[n]!, order[n + 1]]
      if (two) lines.push({ kind: 'pair', left: one.join(colon), right: two.join(colon) })
      else lines.push({ kind: 'text', text: one.join(colon), align })
    }
  for (const fact of facts)
    lines.splice(own.at('fact').int(0, lines.length), 0, { kind: 'text', text: fact, align })
  return lines
}

function timeOf(slip: Slip, seconds: boolean): string {
  const { hour, minute, second, country } = slip.sale
  const two = (value: number): string => String(value).padStart(2, '0')
  const twelve =
    ['US', 'CA', 'AU', 'IN', 'MY', 'SG'].includes(country.code) &&
    slip.random.at('twelve').chance(0.6)
  const joint = slip.random.at('time-joint').pick([':', ':', ':', '.'])
  const clock = `${two(twelve ? ((hour + 11) % 12) + 1 : hour)}${joint}${two(minute)}${seconds ? joint + two(second) : ''}`
  return twelve
    ? `${clock}${slip.random.at('am').pick([' ', '', ' '])}${hour < 12 ? 'AM' : 'PM'}`
    : clock
}

function bodyLines(slip: Slip): RollLine[] {
  const { sale, random, ledger, layout } = slip
  if (sale.kind === 'card-slip') return cardLines(slip)
  const own = random.at('items')
  const broad = slip.room >= 36 ? 1 : 0
  const style = own.at('style').weighted({
    'one-line': 5,
    'count-below': 4,
    'count-above': 2,
    'count-first': 4,
    columns: 3 * broad,
    'code-first': 1.4,
    'columns-four': 1.6 * broad,
  })
  layout.items = style
  const lettered = own.at('letters').chance(0.45) && sale.taxes.length > 0
  const letters = own.at('letters/of').pick(['ABCD', '1234', 'BACD', '*# ', 'TF'])
  const letter = (item: SaleItem): string => {
    const at = sale.taxes.findIndex(({ rate }) => rate === item.rate)
    return lettered ? ` ${letters[at] ?? letters[0]}` : ''
  }
  const tail = lettered ? 2 : 0
  const times = own.at('times').pick(['x', 'x', '*', '×', '@', 'X'])
  const single = own.at('single').chance(0.3)
  const figures = figuresLike(sale.country.figures[0]!)
  const counted = (item: SaleItem): string =>
    printScaled(item.quantity, 3, figures, item.unit ? 3 : 0)
  const unit = (item: SaleItem): string =>
    item.unit ? ` ${item.unit}` : own.at('unit').chance(0.15) ? ' ST' : ''
  const lines: RollLine[] = []
  const roomName = slip.room - 11 - tail
  const short = (name: string, room: number): string =>
    name.length > room ? name.slice(0, room).trimEnd() : name
  const heads =
    style === 'columns' || style === 'columns-four'
      ? own.at('heads').chance(0.75)
      : own.at('heads').chance(0.12)
  const truths: Record<string, unknown>[] = []
  const widths = style === 'columns-four' ? [4, slip.room - 22, 9, 9] : [slip.room - 22, 4, 9, 9]
  if (heads) {
    const names = headNames(slip)
    if (style === 'columns')
      lines.push({
        kind: 'cells',
        bold: own.at('heads/bold').chance(0.4),
        cells: [names[1]!, names[0]!, names[2]!, names[3]!].map((text, at) => ({
          text,
          width: widths[at]!,
          align: at ? 'right' : 'left',
        })),
      })
    else if (style === 'columns-four')
      lines.push({
        kind: 'cells',
        cells: names.map((text, at) => ({
          text,
          width: widths[at]!,
          align: at > 1 ? 'right' : 'left',
        })),
      })
    else lines.push({ kind: 'pair', left: names[1]!, right: names[3]! })
    lines.push(ruleLine(slip))
  }
  for (const item of sale.items) {
    const many = item.quantity !== 1000 || single
    let name = short(
      item.description,
      style === 'columns' || style === 'columns-four'
        ? slip.room - 23
        : style === 'count-first'
          ? roomName - 3
          : roomName,
    )
    if (slip.upper) name = name.toLocaleUpperCase('en')
    const amount = slip.amount(item.amount) + letter(item)
    const price = slip.amount(item.price)
    let shown: 'all' | 'quantity' | 'none' = 'all'
    switch (style) {
      case 'one-line':
        if (item.quantity !== 1000 && item.unit)
          lines.push({ kind: 'text', text: `  ${counted(item)}${unit(item)} ${times} ${price}` })
        else if (item.quantity !== 1000) {
          name = short(item.description, roomName - 4)
          if (slip.upper) name = name.toLocaleUpperCase('en')
          lines.push({ kind: 'pair', left: `${name} ${times}${counted(item)}`, right: amount })
          shown = 'quantity'
          break
        } else shown = 'none'
        lines.push({ kind: 'pair', left: name, right: amount })
        break
      case 'count-below':
        if (many)
          lines.push(
            { kind: 'text', text: name },
            {
              kind: 'pair',
              left: `${own.at('indent').pick(['  ', '   ', ' ', ''])}${counted(item)}${unit(item)} ${times} ${price}`,
              right: amount,
            },
          )
        else {
          lines.push({ kind: 'pair', left: name, right: amount })
          shown = 'none'
        }
        break
      case 'count-above':
        if (many)
          lines.push({
            kind: 'text',
            text: `${counted(item)}${unit(item)} ${times} ${price}`,
            align: own.at('above').pick(['left', 'right']),
          })
        else shown = 'none'
        lines.push({ kind: 'pair', left: name, right: amount })
        break
      case 'count-first':
        lines.push({
          kind: 'pair',
          left: `${counted(item)}${own.at('first-x').chance(0.35) ? times : ''} ${name}`,
          right: amount,
        })
        shown = 'quantity'
        break
      case 'columns':
        lines.push({
          kind: 'cells',
          cells: [
            { text: name, width: widths[0]!, align: 'left' },
            { text: short(counted(item), 4), width: 4, align: 'right' },
            { text: slip.bare(item.price), width: 9, align: 'right' },
            { text: slip.bare(item.amount), width: 9, align: 'right' },
          ],
        })
        break
      case 'columns-four':
        lines.push({
          kind: 'cells',
          cells: [
            { text: short(counted(item), 4), width: 4, align: 'left' },
            { text: name, width: widths[1]!, align: 'left' },
            { text: slip.bare(item.price), width: 9, align: 'right' },
            { text: slip.bare(item.amount), width: 9, align: 'right' },
          ],
        })
        break
      case 'code-first':
        lines.push(
          {
            kind: 'pair',
            left: item.code,
            right: item.quantity === 1000 ? '' : `${counted(item)} ${times} ${price}`,
          },
          { kind: 'pair', left: name, right: amount },
        )
        if (item.quantity === 1000) shown = 'none'
        break
    }
    if (item.discount) {
      const percent = Math.round((item.discount * 100) / item.amount)
      lines.push({
        kind: 'pair',
        left: `  ${slip.word('discount').replace(/ ?\d+%/, '')}${own.at('percent').chance(0.4) ? ` ${percent}%` : ''}`,
        right: own.at('minus').chance(0.25)
          ? `${slip.amount(item.discount)}-`
          : slip.amount(-item.discount),
      })
    }
    const exact =
      (style === 'columns' || style === 'columns-four') && counted(item).length > 4
        ? false
        : shown !== 'none'
    truths.push({
      description: name,
      ...(exact ? { quantity: (item.quantity / 1000).toFixed(3).replace(/\.?0+$/, '') } : {}),
      ...(shown === 'all' ? { unit_price: decimalOf(item.price) } : {}),
      ...(style === 'code-first' ? { product_code: item.code } : {}),
      ...(item.discount ? { discount: decimalOf(item.discount) } : {}),
      amount: decimalOf(item.amount),
    })
  }
  ledger.show('items', truths)
  lines.push(ruleLine(slip))
  return lines
}

const HEADS: Readonly<Record<string, readonly string[]>> = {
  en: ['Qty', 'Item', 'Price', 'Amount'],
  de: ['Anz', 'Artikel', 'EP', 'Betrag'],
  fr: ['Qté', 'Désignation', 'P.U.', 'Montant'],
  it: ['Qtà', 'Descrizione', 'Prezzo', 'Importo'],
  es: ['Ud.', 'Descripción', 'Precio', 'Importe'],
  pt: ['Qtd', 'Artigo', 'Preço', 'Valor'],
  nl: ['Aant', 'Artikel', 'Prijs', 'Bedrag'],
  pl: ['Il.', 'Nazwa', 'Cena', 'Wartość'],
}

function headNames(slip: Slip): readonly string[] {
  return HEADS[slip.sale.language] ?? ['#', '', '', slip.word('gross')]
}

function cardLines(slip: Slip): RollLine[] {
  const { random, ledger } = slip
  const own = random.at('slip')
  const last = own.fill('####')
  ledger.show('card_last4', last)
  ledger.leaveOpen('items')
  const brand = own.pick(['VISA', 'MASTERCARD', 'Maestro', 'VISA DEBIT', 'girocard', 'AMEX'])
  ledger.show('payment_method', brand)
  return [
    { kind: 'text', text: slip.word('copy'), align: 'center', bold: true },
    { kind: 'pair', left: slip.word('terminal'), right: own.fill('%#######') },
    { kind: 'pair', left: slip.word('merchant'), right: own.fill('%##########') },
    { kind: 'text', text: brand },
    {
      kind: 'text',
      text: own.pick(['************', 'XXXX XXXX XXXX ', '#### #### #### ', '**** ']) + last,
    },
    {
      kind: 'text',
      text: own.pick(['AID: A0000000031010', 'AID A0000000041010', 'Contactless', 'CHIP']),
    },
    { kind: 'rule', sign: '' },
  ]
}

function sumLines(slip: Slip, total: (cents: number) => string): RollLine[] {
  const { sale, random, ledger } = slip
  const own = random.at('sums')
  const lines: RollLine[] = []
  const pair = (
    left: string,
    cents: number,
    more: { scale?: number; bold?: boolean } = {},
  ): void => {
    lines.push({ kind: 'pair', left, right: slip.money(cents), ...more })
  }
  const count = sale.items.reduce((sum, item) => sum + (item.unit ? 1 : item.quantity / 1000), 0)
  const countLine = (): void => {
    if (sale.kind !== 'card-slip')
      lines.push(
        own.at('count/form').chance(0.5)
          ? { kind: 'text', text: `${slip.word('items')}: ${count}` }
          : { kind: 'pair', left: slip.word('items'), right: String(count) },
      )
  }
  const countAt = own.at('count').weighted({ none: 6, first: 1.4, last: 2 })
  if (countAt === 'first') countLine()
  const adds = sale.coupon || sale.service || !sale.included || sale.rounding || sale.tip
  if (sale.kind !== 'card-slip' && own.at('subtotal').chance(adds ? 0.85 : 0.22)) {
    pair(slip.word('subtotal'), sale.subtotal)
    if (!sale.included && !sale.coupon && !sale.service) ledger.showCents('net', sale.net)
  }
  const off = sale.items.reduce((sum, { discount }) => sum + discount, 0)
  if (sale.coupon) pair(slip.word('coupon'), -sale.coupon)
  if (sale.coupon || off) ledger.showCents('discount', sale.coupon || off)
  if (sale.coupon && off) ledger.leaveOpen('discount')
  if (sale.service) pair(slip.word('service'), sale.service)
  const rate = (tenths: number): string =>
    `${String(tenths / 10)}${own.at('rate').pick(['%', ' %', '.0%', '%'])}`.replace(
      /(\.\d+)\.0%/,
      '$1%',
    )
  if (!sale.included && sale.kind !== 'card-slip') {
    const split = sale.country.code === 'IN' && sale.taxes.every(({ tax }) => tax % 2 === 0)
    for (const row of sale.taxes)
      if (split) {
        pair(`CGST ${rate(row.rate / 2)}`, row.tax / 2)
        pair(`SGST ${rate(row.rate / 2)}`, row.tax / 2)
      } else pair(`${row.name}${own.at('rated').chance(0.6) ? ` ${rate(row.rate)}` : ''}`, row.tax)
    ledger.showCents('tax', sale.tax)
    if (!('net' in ledger.fields)) ledger.leaveOpen('net')
  }
  if (sale.rounding) {
    pair(slip.word('rounding'), sale.rounding)
    ledger.showCents('rounding', sale.rounding)
  }
  if (sale.tip) {
    pair(slip.word('tip'), sale.tip)
    ledger.showCents('tip', sale.tip)
  }
  const label = slip.word('total') + own.at('colon').pick(['', ':', ''])
  const scale = own.at('scale').pick([1, 1, 1.3, 1.5, 2])
  const right = total(sale.total)
  const fits = (label.length + right.length + 1) * scale <= slip.room
  const line: RollLine = {
    kind: 'pair',
    left: label,
    right,
    bold: own.at('bold').chance(0.7),
    ...(fits && scale > 1 ? { scale } : {}),
  }
  if (own.at('ruled').chance(0.35)) lines.push(ruleLine(slip), line, ruleLine(slip))
  else lines.push(line)
  ledger.showCents('total', sale.total)
  if (sale.included && sale.kind !== 'card-slip') lines.push(...taxLines(slip, rate))
  if (sale.kind === 'card-slip') {
    ledger.leaveOpen('tax')
    ledger.leaveOpen('net')
  }
  if (
    sale.kind === 'restaurant' &&
    !sale.tip &&
    ['US', 'CA'].includes(sale.country.code) &&
    own.at('blank-tip').chance(0.4)
  ) {
    const gap = '_'.repeat(Math.min(12, slip.room - 12))
    lines.push(
      { kind: 'pair', left: slip.word('tip'), right: gap },
      { kind: 'pair', left: 'Total', right: gap },
    )
  }
  if (off && own.at('saved').chance(0.5)) pair(slip.word('saved'), off)
  if (countAt === 'last') countLine()
  return lines
}

function taxLines(slip: Slip, rate: (tenths: number) => string): RollLine[] {
  const { sale, random, ledger, layout } = slip
  const own = random.at('tax')
  const kind = own
    .at('kind')
    .weighted({ table: slip.room >= 30 ? 4 : 0, lines: 3.5, sum: 1.5, none: 2 })
  layout.tax = kind
  const name = slip.word('tax').split(' ').length > 2 ? sale.country.taxNames[0]! : slip.word('tax')
  if (kind === 'none') {
    ledger.leaveOpen('tax')
    ledger.leaveOpen('net')
    return []
  }
  ledger.showCents('tax', sale.tax)
  if (kind === 'sum') {
    ledger.leaveOpen('net')
    return [
      {
        kind: 'pair',
        left: `${own.chance(0.5) ? 'incl. ' : ''}${name}`,
        right: slip.amount(sale.tax),
      },
    ]
  }
  if (kind === 'lines') {
    ledger.leaveOpen('net')
    return sale.taxes.flatMap((row): RollLine[] => [
      ...(own.at('net').chance(0.4)
        ? [
            {
              kind: 'pair' as const,
              left: `${slip.word('net')} ${rate(row.rate)}`,
              right: slip.amount(row.net),
            },
          ]
        : []),
      { kind: 'pair', left: `${name} ${rate(row.rate)}`, right: slip.amount(row.tax) },
    ])
  }
  const width = Math.floor((slip.room - 8) / 3)
  const cells = (texts: readonly string[]): RollLine => ({
    kind: 'cells',
    cells: texts.map((text, at) => ({
      text,
      width: at ? width : slip.room - 3 * width,
      align: at ? ('right' as const) : ('left' as const),
    })),
  })
  const order = own.at('order').pick(['net', 'tax-first', 'gross'])
  const put = (net: string, tax: string, gross: string): string[] =>
    order === 'net'
      ? [net, tax, gross]
      : order === 'tax-first'
        ? [tax, net, gross]
        : [gross, net, tax]
  if (sale.taxes.length === 1) ledger.showCents('net', sale.net)
  else ledger.leaveOpen('net')
  return [
    { kind: 'rule', sign: '' },
    cells([
      own.at('percent').pick(['%', name, '']),
      ...put(slip.word('net'), name, slip.word('gross')),
    ]),
    ...sale.taxes.map((row) =>
      cells([
        rate(row.rate),
        ...put(slip.bare(row.net), slip.bare(row.tax), slip.bare(row.net + row.tax)),
      ]),
    ),
  ]
}

function paymentLines(slip: Slip): RollLine[] {
  const { sale, random, ledger } = slip
  const own = random.at('pay')
  if (sale.kind === 'card-slip') {
    return [
      { kind: 'rule', sign: '' },
      { kind: 'pair', left: slip.word('auth'), right: own.fill('%#####') },
      { kind: 'text', text: slip.word('signature'), align: 'center' },
      ...(own.chance(0.4)
        ? [{ kind: 'text' as const, text: '_'.repeat(22), align: 'center' as const }]
        : []),
    ]
  }
  if (own.at('silent').chance(0.15)) return []
  if (sale.given) {
    ledger.showCents('cash', sale.given)
    ledger.show('payment_method', 'cash')
    const change = sale.given - sale.total
    const lines: RollLine[] = [
      { kind: 'pair', left: slip.word('cash'), right: slip.amount(sale.given) },
    ]
    if (change || own.at('zero').chance(0.6)) {
      lines.push({ kind: 'pair', left: slip.word('change'), right: slip.amount(change) })
      ledger.showCents('change', change)
    }
    return lines
  }
  const brand = slip.word('card')
  ledger.show('payment_method', brand)
  const lines: RollLine[] = [{ kind: 'pair', left: brand, right: slip.amount(sale.total) }]
  if (own.at('number').chance(0.5)) {
    const last = own.fill('####')
    lines.push({
      kind: 'text',
      text: own.pick(['************', 'XXXXXXXXXXXX', '**** **** **** ', 'Card: ****']) + last,
    })
    ledger.show('card_last4', last)
    if (own.at('auth').chance(0.6))
      lines.push({ kind: 'pair', left: slip.word('auth'), right: own.fill('%#####') })
    if (own.at('terminal').chance(0.4))
      lines.push({ kind: 'pair', left: slip.word('terminal'), right: own.fill('%#######') })
  }
  if (own.at('change').chance(0.2)) {
    lines.push({ kind: 'pair', left: slip.word('change'), right: slip.amount(0) })
    ledger.showCents('change', 0)
  }
  return lines
}

async function footLines(slip: Slip): Promise<RollLine[]> {
  const { random, sale } = slip
  const own = random.at('foot')
  const lines: RollLine[] = [{ kind: 'rule', sign: own.chance(0.5) ? slip.rule : '' }]
  const say = (text: string): void => {
    lines.push({ kind: 'text', text, align: 'center' })
  }
  if (own.at('points').chance(0.14))
    lines.push({ kind: 'pair', left: slip.word('points'), right: String(own.int(3, 940)) })
  if (own.at('fiscal').chance(0.16))
    say(
      own.fill(
        own.pick([
          'TSE-Signatur: @#@@#@##@@#@==',
          'RT @@@%######',
          'BXO %##### / %###',
          'FM @@@ %#########',
          'SN: %#########',
          'UID: @%##-@%##',
        ]),
      ),
    )
  if (own.at('thanks').chance(0.8)) say(slip.word('thanks'))
  if (own.at('more').chance(0.3)) say(slip.word('goodbye'))
  if (own.at('returns').chance(0.12)) say(wordsOf(sale.language, 'returns')[0]!)
  if (own.at('hours').chance(0.08)) say(slip.word('hours'))
  if (own.at('bars').chance(0.22)) {
    const bars = await fakeBars(42, 9, own)
    lines.push({ kind: 'picture', ...bars })
    if (own.at('digits').chance(0.6)) say(own.fill('%###########'))
  } else if (own.at('code').chance(0.08))
    lines.push({ kind: 'picture', ...(await fakeCode(24, own)) })
  return lines
}
