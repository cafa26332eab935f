import { isoDay } from '../../../kit/locale/dates.ts'
import type { Picture } from '../../../kit/picture.ts'
import type { Piece } from '../../../kit/sheet.ts'
import { otherNumber } from '../number-patterns.ts'
import { chance, choose, type Draft } from './draft.ts'
import { bankLines } from './parties.ts'

/** Greeting and sentence above the items. */
export function introduction(draft: Draft): Piece[] {
  const { bill, style } = draft
  const kind = choose(draft, 'intro', { none: 6, sentence: 2.5, letter: 2 })
  if (kind === 'none') return []
  const dear = style.label('dear').replace('{name}', bill.seller.owner.last)
  return [
    {
      kind: 'text',
      lines: kind === 'letter' ? [dear, '', style.label('intro')] : [style.label('intro')],
    },
    { kind: 'space', height: 2 },
  ]
}

/** What follows the sums: terms, account, notes. */
export function closing(draft: Draft, code: Picture | undefined): Piece[] {
  const { bill, style, ledger, random, printed } = draft
  const own = random.at('closing')
  const pieces: Piece[] = []
  const say = (text: string, look: Partial<Extract<Piece, { kind: 'text' }>> = {}): void => {
    pieces.push({ kind: 'text', lines: [text], ...look })
  }
  if (bill.taxSystem === 'reverse') say(style.label('reverse'), { scale: 0.9 })
  if (bill.taxSystem === 'none' && bill.country.code !== 'US' && own.at('small').chance(0.8))
    say(style.label('small'), { scale: 0.9 })
  const due = draft.layout.due
  const days = own.at('days').pick([7, 10, 14])
  if (due === 'sentence' && bill.kind !== 'credit_note') {
    say(style.label('dueBy').replace('{date}', style.day(bill.due)))
    ledger.show('due_date', isoDay(bill.due))
    ledger.leaveOpen('payment_terms')
  } else if (due === 'terms' && bill.terms && bill.kind !== 'credit_note') {
    const text = style.label('terms').replace(/\{days\}/i, String(bill.terms))
    say(text)
    ledger.show('payment_terms', withoutLabel(text))
    ledger.leaveOpen('due_date')
  } else if (bill.terms && own.at('terms').chance(0.25)) {
    const text = style.label('terms').replace(/\{days\}/i, String(bill.terms))
    say(text)
    ledger.show('payment_terms', withoutLabel(text))
    ledger.leaveOpen('due_date')
  }
  if (bill.terms >= 30 && own.at('skonto').chance(0.12)) {
    say(style.label('skonto').replace('{days}', String(days)))
    ledger.leaveOpen('payment_terms')
  }
  const bank = !printed.has('bank') && own.at('bank').chance(0.5)
  if (bank) {
    printed.add('bank')
    const lines = bankLines(draft)
    if (own.at('reference').chance(0.35)) {
      ledger.leaveOpen('references')
      lines.push(
        `${style.label('reference')}: ${own.at('reference/number').chance(0.5) ? bill.number : otherNumber('reference', bill.date, own.at('reference/value'))}`,
      )
    }
    pieces.push({ kind: 'space', height: 2 })
    const block: Piece[] = own.at('bank/joined').chance(0.3)
      ? [
          {
            kind: 'text',
            lines: [lines.join(own.at('joint').pick([', ', ' · ', '  ', ' / ']))],
            scale: 0.9,
          },
        ]
      : [{ kind: 'text', lines, scale: own.at('bank/scale').pick([1, 0.9]) }]
    const boxed = own.at('bank/box').chance(0.2)
      ? [{ kind: 'box' as const, border: '#888', pieces: block }]
      : block
    if (code && draft.placed)
      pieces.push({
        kind: 'columns',
        parts: [
          { share: 3, pieces: boxed },
          {
            share: 1,
            pieces: [{ kind: 'picture', uri: code.uri, width: code.width, height: code.height }],
          },
        ],
      })
    else pieces.push(...boxed)
  }
  if (own.at('thanks').chance(0.3)) {
    pieces.push({ kind: 'space', height: 2 })
    say(
      style.label('thanks'),
      own
        .at('thanks/look')
        .pick([
          {},
          { italic: true },
          { align: 'center' as const },
          { bold: true, color: draft.accent },
        ]),
    )
  }
  if (draft.layout.intro === 'letter' || own.at('regards').chance(0.1)) {
    pieces.push({ kind: 'space', height: 3 })
    say(style.label('regards'))
    pieces.push(
      { kind: 'space', height: 7 },
      {
        kind: 'text',
        lines: [`${bill.seller.owner.first} ${bill.seller.owner.last}`],
        ...(own.at('hand').chance(0.4) && draft.placed
          ? { font: 'Dancing Script', scale: 1.5, color: '#1a2f8a' }
          : {}),
      },
    )
  }
  return pieces
}

/** A meter's readings, as utilities print them: another table on the page. */
export function readings(draft: Draft): Piece[] {
  const { bill, style, random } = draft
  if (bill.sectorName !== 'utility' || !chance(draft, 'readings', 0.6)) return []
  const own = random.at('readings')
  const old = own.int(1200, 48000)
  const used = own.int(200, 4800)
  return [
    { kind: 'space', height: 3 },
    {
      kind: 'grid',
      columns: ['left', 'left', 'right', 'left', 'right', 'right'].map((align) => ({
        align: align as 'left',
      })),
      head: [
        style.label('meter'),
        style.label('date').split(' ')[0]!,
        style.label('oldReading'),
        style.label('date').split(' ')[0]!,
        style.label('newReading'),
        style.label('consumption'),
      ],
      rows: [
        {
          cells: [
            otherNumber('meter', bill.date, own.at('number')),
            style.day(bill.period[0]),
            String(old),
            style.day(bill.period[1]),
            String(old + used),
            `${used} kWh`,
          ].map((text) => ({ lines: [text] })),
        },
      ],
      wide: true,
      rules: own.at('rules').pick(['rows', 'all', 'head']),
      air: 0.5,
      scale: 0.85,
    },
    { kind: 'space', height: 3 },
  ]
}

/** Things over the page: stamps, notes by hand, marks of copies. */
export function overlays(draft: Draft, width: number, height: number): Piece[] {
  if (!draft.placed) return []
  const { bill, style, random } = draft
  const own = random.at('overlay')
  const pieces: Piece[] = []
  const color = own.at('color').pick(['#b3202a', '#1a3f9c', '#444', '#0b6e3b'])
  if (own.at('stamp').chance(0.08)) {
    const text = style.label(own.at('stamp/of').pick(['paid', 'copy', 'paid']))
    pieces.push({
      kind: 'at',
      x: width * (0.3 + 0.35 * own.next()),
      y: height * (0.62 + 0.12 * own.next()),
      width: 58,
      turn: own.int(-18, 14),
      pieces: [
        {
          kind: 'box',
          border: color,
          pieces: [{ kind: 'text', lines: [text], scale: 1.8, bold: true, color, align: 'center' }],
        },
      ],
    })
  }
  if (own.at('received').chance(0.05)) {
    const day = style.day({ ...bill.date, day: Math.min(28, bill.date.day + 3) })
    pieces.push({
      kind: 'at',
      x: width * 0.55,
      y: height * (0.02 + 0.03 * own.next()),
      width: 50,
      turn: own.int(-6, 6),
      pieces: [
        {
          kind: 'box',
          border: color,
          pieces: [
            {
              kind: 'text',
              lines: [own.pick(['EINGANG', 'RECEIVED', 'REÇU LE', 'INGEKOMEN', 'ENTRADA']), day],
              bold: true,
              color,
              align: 'center',
            },
          ],
        },
      ],
    })
  }
  if (own.at('hand').chance(0.06)) {
    const text = own
      .at('hand/of')
      .pick([
        'ok',
        'bez.',
        '✓ ok',
        'Kto 4930',
        'paid 12/3',
        'B. fragen',
        'vu',
        'gebucht',
        '4400',
        'ref 17',
      ])
    pieces.push({
      kind: 'at',
      x: width * (0.5 + 0.3 * own.next()),
      y: height * (0.3 + 0.4 * own.next()),
      width: 50,
      turn: own.int(-12, 12),
      pieces: [{ kind: 'text', lines: [text], font: 'Dancing Script', scale: 2, color: '#22409a' }],
    })
  }
  return pieces
}

/** A slip to pay with at the foot of the last page. */
export function paymentSlip(draft: Draft): Piece[] {
  const { bill, style, ledger, random } = draft
  const share =
    { CH: 0.4, SE: 0.25, NO: 0.25, DK: 0.2, FI: 0.3, AT: 0.08, DE: 0.06, NL: 0.05, IT: 0.06 }[
      bill.country.code
    ] ?? 0.02
  if (bill.kind !== 'invoice' || !bill.seller.account.iban || !chance(draft, 'slip', share))
    return []
  const own = random.at('slip')
  const { seller, buyer } = bill
  ledger.show('vendor', seller.name)
  ledger.show('vendor_address', seller.place.lines.join(', '))
  ledger.leaveOpen('references')
  ledger.show('vendor_iban', seller.account.iban)
  ledger.show('currency', bill.currency)
  const title = (text: string): Piece => ({ kind: 'text', lines: [text], scale: 0.7, bold: true })
  const text = (lines: readonly string[]): Piece => ({ kind: 'text', lines, scale: 0.85 })
  const reference = otherNumber('reference', bill.date, own.at('reference'))
  const amount = style.amount(bill.sums.due)
  const left: Piece[] = [
    title(style.label('holder')),
    text([seller.name, ...seller.place.lines]),
    title(style.label('account')),
    text([seller.account.iban!]),
    title(style.label('reference')),
    text([reference]),
  ]
  const right: Piece[] = [
    title(style.label('billTo')),
    text([buyer.name, ...buyer.place.lines]),
    {
      kind: 'columns',
      parts: [
        {
          share: 1,
          pieces: [
            title('Currency' === style.label('amount') ? 'Cur.' : '¤'),
            text([bill.currency]),
          ],
        },
        { share: 2, pieces: [title(style.label('amount')), text([amount])] },
      ],
    },
  ]
  return [
    { kind: 'space', height: 4 },
    { kind: 'rule', weight: 0.15 },
    {
      kind: 'columns',
      parts: [
        { share: 1, pieces: left },
        { share: 1, pieces: right },
      ],
    },
  ]
}

/** `Terms: net 30` says `net 30`. */
const withoutLabel = (text: string): string => text.replace(/^[^:]*[:：]\s*/u, '')
