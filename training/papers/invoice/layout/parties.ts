import { printIban } from '../../../kit/locale/bank-account.ts'
import type { LabelRole } from '../../../kit/locale/label.ts'
import { validNumber } from '../../../kit/locale/tax-number.ts'
import type { Picture } from '../../../kit/picture.ts'
import type { Piece } from '../../../kit/sheet.ts'
import type { Party } from '../bill.ts'
import { chance, choose, type Draft } from './draft.ts'

/** Parts of the seller's data that head and foot share out. */
export type SellerPart = 'name' | 'address' | 'contact' | 'tax' | 'register' | 'bank'

/** Which parts stand in the head; the others stand in the foot, or nowhere. */
export function headParts(draft: Draft): Set<SellerPart> {
  const own = draft.random.at('head-parts')
  const parts = new Set<SellerPart>()
  const share: Record<SellerPart, number> = {
    name: 0.72,
    address: 0.72,
    contact: 0.6,
    tax: 0.35,
    register: 0.08,
    bank: 0.08,
  }
  for (const [part, probability] of Object.entries(share) as [SellerPart, number][])
    if (own.at(part).chance(probability)) parts.add(part)
  return parts
}

/** Lines of one part, noted as printed. */
export function sellerLines(draft: Draft, part: SellerPart): string[] {
  const { bill, ledger, style, random, printed } = draft
  const { seller } = bill
  const again = printed.has(part)
  printed.add(part)
  const own = random.at(`seller/${part}`)
  switch (part) {
    case 'name':
      ledger.show('vendor', seller.name)
      return [seller.name]
    case 'address': {
      const abroad = bill.buyer.countryLine !== ''
      const lines =
        abroad && own.chance(0.6)
          ? [...seller.place.lines, seller.country.name]
          : seller.place.lines
      ledger.show('vendor_address', lines.join(', '))
      return [...lines]
    }
    case 'contact': {
      const bare = own.at('bare').chance(0.12)
      const line = (role: LabelRole, value: string): string =>
        bare && role !== 'fax'
          ? value
          : `${style.label(role)}${own.at('colon').pick([':', '', ':'])} ${value}`
      const lines: string[] = []
      if (own.at('phone').chance(0.88)) {
        lines.push(line('phone', seller.phones.main))
        ledger.show('vendor_phone', seller.phones.main)
      }
      if (own.at('fax').chance(0.35)) lines.push(`${style.label('fax')}: ${seller.phones.fax}`)
      if (own.at('mobile').chance(0.18)) {
        lines.push(`${style.label('mobile')}: ${seller.phones.mobile}`)
        if (!('vendor_phone' in ledger.fields)) ledger.show('vendor_phone', seller.phones.mobile)
      }
      if (own.at('email').chance(0.75)) {
        lines.push(own.at('email/bare').chance(0.4) ? seller.email : line('email', seller.email))
        ledger.show('vendor_email', seller.email)
      }
      if (own.at('web').chance(0.6)) {
        lines.push(own.at('web/bare').chance(0.7) ? seller.website : line('web', seller.website))
        ledger.show('vendor_website', seller.website)
      }
      return lines
    }
    case 'tax': {
      const lines = seller.taxNumbers
        .filter(({ kind }, at) => kind !== 'company' && (at === 0 || own.at(at).chance(0.4)))
        .map(({ label, number }) => `${label}${/[:.]$/.test(label) ? '' : ':'} ${number}`)
      const first = seller.taxNumbers.find(({ kind }) => kind !== 'company')
      if (first) ledger.show('vendor_tax_id', first.number)
      return again ? lines.slice(0, 1) : lines
    }
    case 'register': {
      const company = seller.taxNumbers.find(({ kind }) => kind === 'company')
      return company
        ? [`${company.label}${/[:.]$/.test(company.label) ? '' : ':'} ${company.number}`]
        : []
    }
    case 'bank':
      return bankLines(draft)
  }
}

/** The account to pay to. */
export function bankLines(draft: Draft): string[] {
  const { bill, ledger, style, random } = draft
  const { account } = bill.seller
  const own = random.at('bank')
  const lines: string[] = []
  if (own.at('name').chance(0.8))
    lines.push(
      own.at('label').chance(0.35) ? `${style.label('bank')}: ${account.bank}` : account.bank,
    )
  if (account.iban) {
    lines.push(
      `IBAN${own.at('colon').pick([':', '', ':'])} ${own.at('grouped').chance(0.75) ? printIban(account.iban) : account.iban}`,
    )
    ledger.show('vendor_iban', account.iban)
    if (own.at('bic').chance(0.7)) {
      lines.push(
        `${own.at('swift').pick(['BIC', 'BIC', 'SWIFT', 'BIC/SWIFT', 'SWIFT-BIC'])}${own.at('colon').pick([':', '', ':'])} ${account.bic}`,
      )
      ledger.show('vendor_bic', account.bic)
    }
  } else lines.push(...account.parts.slice(0, 2).map(({ label, number }) => `${label}: ${number}`))
  if (own.at('holder').chance(0.2)) {
    lines.push(`${style.label('holder')}: ${bill.seller.name}`)
    ledger.show('vendor', bill.seller.name)
  }
  return lines
}

/** The seller's block in the head. */
export function sellerBlock(
  draft: Draft,
  parts: ReadonlySet<SellerPart>,
  picture: Picture | undefined,
): Piece[] {
  const { bill, random } = draft
  const own = random.at('seller-block')
  const align = choose(draft, 'seller-align', { left: 6, right: 3, center: 2 })
  const pieces: Piece[] = []
  if (picture) {
    pieces.push({
      kind: 'picture',
      uri: picture.uri,
      width: picture.width,
      height: picture.height,
      align,
    })
    pieces.push({ kind: 'space', height: 1.5 })
  } else if (!parts.has('name') || own.at('brand').chance(0.3)) {
    if (bill.seller.brand !== bill.seller.name) {
      pieces.push({
        kind: 'text',
        lines: [bill.seller.brand],
        scale: own.at('brand/scale').pick([1.6, 2, 2.4, 1.3]),
        bold: true,
        color: draft.accent,
        align,
        ...(own.at('spaced').chance(0.1) ? { spaced: true } : {}),
      })
      draft.printed.add('brand')
    }
  }
  if (parts.has('name')) {
    const lines = sellerLines(draft, 'name')
    const large = !picture && !draft.printed.has('brand')
    pieces.push({
      kind: 'text',
      lines,
      bold: own.at('bold').chance(0.75),
      scale: large ? own.at('scale').pick([1.2, 1.5, 1.8, 1]) : 1,
      align,
      ...(large && own.at('ink').chance(0.4) ? { color: draft.accent } : {}),
    })
    if (own.at('slogan').chance(0.1))
      pieces.push({
        kind: 'text',
        lines: [
          own
            .at('slogan/of')
            .pick([
              'since 1987',
              '— quality & service —',
              'Est. 1964',
              'Meisterbetrieb',
              'ISO 9001',
            ]),
        ],
        italic: true,
        scale: 0.85,
        align,
      })
  }
  const small = own.at('small').pick([1, 0.9, 0.85])
  const oneLine = choose(draft, 'seller-lines', { lines: 6, joined: 2.4 })
  const joint = own.at('joint').pick([' · ', ', ', ' | ', ' - ', ' • '])
  for (const part of ['address', 'contact', 'tax', 'register', 'bank'] as const) {
    if (!parts.has(part)) continue
    const lines = sellerLines(draft, part)
    if (!lines.length) continue
    pieces.push({
      kind: 'text',
      scale: small,
      align,
      lines: oneLine === 'joined' ? [lines.join(joint)] : lines,
    })
    if (own.at(`gap/${part}`).chance(0.25)) pieces.push({ kind: 'space', height: 1.5 })
  }
  return pieces
}

/** The buyer's block: with a label, or as a window with the sender's line above. */
export function buyerBlock(draft: Draft, window: boolean): Piece[] {
  const { bill, ledger, style, random } = draft
  const own = random.at('buyer-block')
  const pieces: Piece[] = []
  if (window && own.at('return').chance(0.65)) {
    const { seller } = bill
    const legal = own.at('return/legal').chance(0.7)
    if (legal) ledger.show('vendor', seller.name)
    else draft.printed.add('brand')
    ledger.show('vendor_address', seller.place.lines.join(', '))
    const joint = own.at('return/joint').pick([' · ', ', ', ' - ', ' | ', ' • '])
    pieces.push({
      kind: 'text',
      lines: [[legal ? seller.name : seller.brand, ...seller.place.lines].join(joint)],
      scale: 0.65,
      underline: own.at('underline').chance(0.5),
    })
    pieces.push({ kind: 'space', height: 1.5 })
  } else if (own.at('label').chance(window ? 0.12 : 0.8)) {
    pieces.push({
      kind: 'text',
      lines: [style.label('billTo') + own.at('colon').pick(['', ':', ''])],
      ...own
        .at('label/look')
        .pick([
          { bold: true },
          { scale: 0.8, color: '#666' },
          { bold: true, color: draft.accent },
          {},
          { underline: true },
        ]),
    })
  }
  const { buyer } = bill
  ledger.show('customer', buyer.name)
  ledger.show('customer_address', addressOf(buyer).join(', '))
  ledger.leaveOpen('billing_address')
  pieces.push(...partyLines(draft, buyer, own.at('bold').chance(0.3)), ...buyerTax(draft))
  return pieces
}

/** The buyer's tax number under the address: called what the seller's is called, or the buyer's own. */
function buyerTax({ bill, ledger, style, random }: Draft): Piece[] {
  const own = random.at('buyer-block/tax')
  const row = bill.buyer.place.country.taxNumbers.find(({ kind }) => kind === 'vat')
  if (!row || bill.sector.person || ledger.fields.customer_tax_id || !own.chance(0.35)) return []
  const number = validNumber(row, own.at('number'))
  ledger.show('customer_tax_id', number)
  const label = own.at('label').weighted({ same: 5, buyers: 2, none: 1 })
  const words = label === 'same' ? own.pick(row.labels) : style.label('buyerTax')
  const text = label === 'none' ? number : `${words.replace(/[:.]$/, '')}: ${number}`
  return [{ kind: 'text', lines: [text] }]
}

function partyLines(draft: Draft, party: Party, bold: boolean): Piece[] {
  const { language } = draft.bill
  const attention: Record<string, string> = {
    de: 'z. Hd. ',
    en: 'Attn: ',
    fr: "À l'att. de ",
    nl: 't.a.v. ',
    it: 'c.a. ',
    es: 'A/A ',
  }
  const contact = party.contact ? [(attention[language] ?? '') + party.contact] : []
  return [
    { kind: 'text', lines: [party.name], bold },
    { kind: 'text', lines: [...contact, ...addressOf(party)] },
  ]
}

/** With the country, where it is printed: it belongs to the address. */
const addressOf = ({ place, countryLine }: Party): string[] =>
  countryLine === '' ? [...place.lines] : [...place.lines, countryLine]

/** Where the goods go. */
export function shipBlock(draft: Draft): Piece[] {
  const { bill, ledger, style } = draft
  if (!bill.shipTo) return []
  const { shipTo } = bill
  const lines = partyLines(draft, shipTo, false)
  // Of a place the name is told nowhere else.
  ledger.show('shipping_address', [shipTo.name, ...addressOf(shipTo)].join(', '))
  const all = lines.flatMap((piece) => (piece.kind === 'text' ? piece.lines : []))
  ledger.also('shipping_address', all.join(', '))
  return [{ kind: 'text', lines: [style.label('shipTo')], bold: true }, ...lines]
}

/** The foot of each page: what the head left out; the name for certain where nothing gave it yet. */
export function footBlock(draft: Draft, nameless: boolean): Piece[] {
  const { random } = draft
  const own = random.at('foot')
  const left = (['name', 'address', 'contact', 'tax', 'register', 'bank'] as const).filter(
    (part) =>
      !draft.printed.has(part) &&
      own
        .at(`part/${part}`)
        .chance(part === 'register' ? 0.4 : part === 'name' ? (nameless ? 1 : 0.97) : 0.85),
  )
  const kind = choose(draft, 'foot', {
    columns: 5,
    line: 3,
    lines: 1.5,
    none: nameless ? 0 : left.includes('name') ? 0.3 : 2.5,
  })
  if (kind === 'none' || !left.length) return []
  const repeat =
    own.at('again').chance(0.3) && !left.includes('name') ? (['name', ...left] as const) : left
  const groups = repeat.map((part) => sellerLines(draft, part)).filter((lines) => lines.length)
  const scale = own.at('scale').pick([0.65, 0.7, 0.75, 0.8])
  const color = own.at('color').pick(['#333', '#555', '#777', draft.accent])
  const rule: Piece[] = own.at('rule').chance(0.6)
    ? [{ kind: 'rule', color: own.at('rule/color').pick(['#999', draft.accent]) }]
    : []
  if (kind === 'columns')
    return [
      ...rule,
      {
        kind: 'columns',
        gap: 4,
        parts: merged(groups).map((lines) => ({
          share: 1,
          pieces: [{ kind: 'text', lines, scale, color }],
        })),
      },
    ]
  const joint = own.at('joint').pick([' · ', ' | ', ' – ', ', ', ' • '])
  const lines =
    kind === 'line' ? [groups.flat().join(joint)] : groups.map((group) => group.join(joint))
  return [
    ...rule,
    {
      kind: 'text',
      lines,
      scale,
      color,
      align: own.at('align').pick(['center', 'center', 'left']),
    },
  ]
}

/** The name joins the address's column; four columns at most. */
function merged(groups: string[][]): string[][] {
  const columns = [...groups]
  while (columns.length > 4 || (columns.length > 1 && columns[0]!.length === 1)) {
    const [first, second, ...rest] = columns as [string[], string[], ...string[][]]
    columns.splice(0, columns.length, [...first, ...second], ...rest)
    if (columns.length <= 4) break
  }
  return columns
}

/** Whether the seller's logo is a picture. */
export function wantsLogo(draft: Draft): boolean {
  return draft.placed && chance(draft, 'logo', 0.45)
}
