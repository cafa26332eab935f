import { fakeBars, fakeCode, type Logo, logo, type Picture } from '../../../kit/picture.ts'
import type { Random } from '../../../kit/random.ts'
import type { Piece, Sheet, SheetPage } from '../../../kit/sheet.ts'
import { Ledger } from '../../ledger.ts'
import type { Bill } from '../bill.ts'
import { FONTS, styleOf } from '../style.ts'
import { chance, choose, type Draft } from './draft.ts'
import { closing, introduction, overlays, paymentSlip, readings } from './extras.ts'
import { heightOfLine, itemGrids } from './item-grid.ts'
import { type Meta, metaOf } from './meta.ts'
import { buyerBlock, footBlock, headParts, sellerBlock, shipBlock, wantsLogo } from './parties.ts'
import { sumsBlock, sumsInGrid, totalsOf } from './totals.ts'

export interface Composed {
  sheet: Sheet
  ledger: Ledger
  layout: Record<string, unknown>
}

const PAPERS = {
  A4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  A5: { width: 148, height: 210 },
  legal: { width: 215.9, height: 355.6 },
}
const COLORS = [
  '#1f4e79',
  '#7b1e2b',
  '#2e6b3a',
  '#444444',
  '#b35c00',
  '#4b2e83',
  '#006d77',
  '#8a6d1d',
  '#c2185b',
  '#0a0a0a',
  '#37474f',
  '#a61c1c',
]

/** Lays a bill out in a way of its own; `placed` where the tool can put blocks at fixed places. */
export async function compose(bill: Bill, random: Random, placed: boolean): Promise<Composed> {
  const layout: Record<string, unknown> = {}
  const draft: Draft = {
    bill,
    style: styleOf(bill, random.at('style')),
    ledger: new Ledger(),
    random: random.at('layout'),
    placed,
    sign: bill.kind === 'credit_note' && random.at('sign').chance(0.5) ? -1 : 1,
    accent: random.at('accent').pick(COLORS),
    layout,
    printed: new Set(),
  }
  const american = ['US', 'CA'].includes(bill.country.code)
  const paper = choose(
    draft,
    'paper',
    american
      ? { letter: 9, A4: 0.6, legal: 0.4, A5: 0 }
      : { A4: 14, A5: 0.5, letter: 0.4, legal: 0 },
  )
  layout.font = random.at('font').pick(FONTS)
  layout.size =
    random.at('size').pick([8, 8.5, 9, 9, 9.5, 10, 10, 10.5, 11, 12]) * (paper === 'A5' ? 0.8 : 1)
  layout.leading = random.at('leading').pick([1.12, 1.2, 1.25, 1.35, 1.5])
  const side = random.at('side').int(10, 25)
  const margin = {
    left: side,
    right: random.at('right').chance(0.6) ? side : random.at('right').int(10, 25),
    top: random.at('top').int(9, 22),
    bottom: random.at('bottom').int(14, 26),
  }
  const parts = headParts(draft)
  const picture = wantsLogo(draft)
    ? await logo(bill.seller.brand, draft.accent, random.at('logo'))
    : undefined
  const code = chance(draft, 'code', 0.12)
    ? await fakeCode(random.at('code').int(18, 32), random.at('code'))
    : undefined
  const bars =
    placed && chance(draft, 'bars', 0.04) ? await fakeBars(45, 9, random.at('bars')) : undefined
  const head = headOf(draft, parts, picture, bars)
  const totals = totalsOf(draft)
  let inGrid = chance(draft, 'sums-in-grid', 0.2)
  const size = PAPERS[paper]
  const line = heightOfLine(draft)
  const before = readings(draft)
  const intro = introduction(draft)
  const closingPieces = closing(draft, code)
  const slip = paymentSlip(draft)
  const used = estimate(head, line) + estimate(intro, line) + estimate(before, line)
  const tail =
    estimate(closingPieces, line) +
    estimate(slip, line) +
    totals.rows.length * (line + 1.5) +
    estimate(totals.after, line)
  const room = size.height - margin.top - margin.bottom - 14
  const grids = itemGrids(
    draft,
    { first: Math.max(40, room - used), later: room - 12, tail },
    (columns) => {
      inGrid &&= ['amount', 'gross'].includes(columns.at(-1)!)
      return inGrid ? sumsInGrid(draft, totals.rows, columns.length) : []
    },
  )
  if (inGrid) layout.sums = 'in-grid'
  const sums = inGrid ? [] : sumsBlock(draft, totals.rows)
  const between = random.at('gap').pick([2, 4, 6, 9])
  const last: Piece[] = [
    { kind: 'space', height: between / 2 },
    ...sums,
    ...totals.after,
    { kind: 'space', height: between },
    ...closingPieces,
    ...slip,
  ]
  const nameless =
    !draft.ledger.fields.vendor && !draft.printed.has('brand') && !layout['logo-name']
  const foot = footBlock(draft, nameless)
  settleVendor(draft)
  const count = grids.pages.length
  const numbered =
    count > 1 ? chance(draft, 'page-numbers', 0.8) : chance(draft, 'page-number', 0.2)
  const pages = grids.pages.map(
    (grid, at): SheetPage => ({
      pieces: [
        ...(at === 0
          ? [...head, { kind: 'space' as const, height: between }, ...intro, ...before]
          : laterHead(draft)),
        ...grid,
        ...(at === count - 1 ? last : []),
        ...(at === 0 ? overlays(draft, size.width, size.height) : []),
      ],
      foot: [
        ...(at === 0 || chance(draft, 'foot-again', 0.8) ? foot : []),
        ...(numbered ? [pageNumber(draft, at + 1, count)] : []),
      ],
    }),
  )
  layout.pages = count
  return {
    sheet: {
      language: bill.language,
      paper: size,
      margin,
      font: layout.font as string,
      size: layout.size as number,
      leading: layout.leading as number,
      ink: random.at('ink').pick(['#000', '#000', '#111', '#222', '#1c2a3a']),
      accent: draft.accent,
      pages,
    },
    ledger: draft.ledger,
    layout,
  }
}

function settleVendor(draft: Draft): void {
  const { ledger, bill, printed } = draft
  const { name, brand } = bill.seller
  ledger.show('vendor', brand)
  if (
    ledger.fields.vendor === name &&
    brand !== name &&
    (printed.has('brand') || draft.layout['logo-name'])
  )
    ledger.also('vendor', brand)
}

function headOf(
  draft: Draft,
  parts: ReturnType<typeof headParts>,
  picture: Logo | undefined,
  bars: Picture | undefined,
): Piece[] {
  const { random } = draft
  const own = random.at('head')
  const arrangement = choose(draft, 'head', {
    'buyer-seller': 3,
    'seller-meta': 3,
    letterhead: 4,
    banner: 1.6,
    'title-first': 2.4,
    'three-columns': 1.2,
    centred: 1.4,
    'logo-meta': 2.4,
    'meta-buyer': 1.6,
    window: draft.placed ? 3.4 : 0,
    'seller-below': 1,
    'buyer-first': 1.2,
  })
  if (picture?.named) draft.layout['logo-name'] = true
  const flip = own.at('flip').chance(0.35)
  const row = (
    left: Piece[],
    right: Piece[],
    shares: [number, number] = own.at('shares').pick([
      [1, 1],
      [3, 2],
      [2, 3],
      [1, 1],
    ]),
  ): Piece =>
    flip
      ? {
          kind: 'columns',
          parts: [
            { share: shares[1], pieces: right },
            { share: shares[0], pieces: left },
          ],
        }
      : {
          kind: 'columns',
          parts: [
            { share: shares[0], pieces: left },
            { share: shares[1], pieces: right },
          ],
        }
  const gap: Piece = { kind: 'space', height: own.at('gap').pick([3, 5, 8, 12]) }
  const seller = arrangement === 'seller-below' ? [] : sellerBlock(draft, parts, picture)
  const isWindow =
    arrangement === 'window' ||
    arrangement === 'buyer-first' ||
    arrangement === 'letterhead' ||
    arrangement === 'buyer-seller'
  // A bill over the counter names its buyer in a line, without an address.
  const isNamed = !isWindow && chance(draft, 'buyer-in-facts', 0.15)
  const meta: Meta = metaOf(draft, isNamed)
  const buyer = isNamed ? [] : buyerBlock(draft, isWindow)
  const ship = shipBlock(draft)
  const withShip = (block: Piece[]): Piece[] =>
    ship.length
      ? [
          {
            kind: 'columns',
            parts: [
              { share: 1, pieces: block },
              { share: 1, pieces: ship },
            ],
          },
        ]
      : block
  const facts = [
    ...meta.pieces,
    ...(bars
      ? [{ kind: 'picture' as const, uri: bars.uri, width: bars.width, height: bars.height }]
      : []),
  ]
  const wideFacts =
    draft.layout.meta === 'head-row' ||
    draft.layout.meta === 'stacked-across' ||
    draft.layout.meta === 'inline'
  const { title, dateLine } = meta
  const rule: Piece[] = own.at('rule').chance(0.25)
    ? [{ kind: 'rule', color: draft.accent, weight: own.at('rule/weight').pick([0.3, 0.8, 1.5]) }]
    : []
  switch (arrangement) {
    case 'buyer-seller':
      return wideFacts
        ? [row(withShip(buyer), seller), gap, ...dateLine, ...title, ...facts]
        : [row(withShip(buyer), [...seller, gap, ...facts]), gap, ...dateLine, ...title]
    case 'seller-meta':
      return wideFacts
        ? [row(seller, title), ...rule, gap, ...withShip(buyer), gap, ...dateLine, ...facts]
        : [row(seller, [...title, ...dateLine, ...facts]), ...rule, gap, ...withShip(buyer)]
    case 'letterhead':
      return wideFacts
        ? [...seller, ...rule, gap, ...withShip(buyer), gap, ...dateLine, ...title, ...facts]
        : [...seller, ...rule, gap, row(withShip(buyer), facts), gap, ...dateLine, ...title]
    case 'banner':
      return [
        {
          kind: 'box',
          fill: own.at('fill').pick(['#e9eef4', '#f3ece2', '#e8f0ea', '#f0f0f0']),
          padding: 4,
          pieces: [row(seller, title)],
        },
        gap,
        ...(wideFacts
          ? [...withShip(buyer), gap, ...dateLine, ...facts]
          : [row(withShip(buyer), [...dateLine, ...facts])]),
      ]
    case 'title-first':
      return [
        ...title,
        ...rule,
        gap,
        row(labelledSeller(draft, seller), withShip(buyer)),
        gap,
        ...dateLine,
        ...facts,
      ]
    case 'three-columns':
      return wideFacts
        ? [
            row(labelledSeller(draft, seller), withShip(buyer)),
            gap,
            ...title,
            ...dateLine,
            ...facts,
          ]
        : [
            ...title,
            gap,
            {
              kind: 'columns',
              gap: 4,
              parts: own
                .at('three')
                .shuffle([seller, buyer, [...dateLine, ...facts]])
                .map((pieces) => ({ share: 1, pieces })),
            },
            ...(ship.length ? [gap, ...ship] : []),
          ]
    case 'centred':
      return [...seller, { kind: 'rule' }, ...title, gap, row(facts, withShip(buyer)), ...dateLine]
    case 'logo-meta':
      return wideFacts
        ? [
            row(seller, buyer),
            gap,
            ...title,
            ...facts,
            ...dateLine,
            ...(ship.length ? [gap, ...ship] : []),
          ]
        : [row([...title, ...facts], seller), gap, ...withShip(buyer), ...dateLine]
    case 'meta-buyer':
      return [...seller, gap, ...title, row([...dateLine, ...facts], withShip(buyer))]
    case 'buyer-first':
      return [...withShip(buyer), gap, ...title, ...dateLine, ...facts, gap, ...seller]
    case 'seller-below':
      return [
        ...(picture
          ? [
              {
                kind: 'picture' as const,
                uri: picture.uri,
                width: picture.width,
                height: picture.height,
              },
              gap,
            ]
          : []),
        ...title,
        ...dateLine,
        gap,
        row(facts, withShip(buyer)),
        gap,
        ...sellerBlock(draft, new Set([...parts, 'name', 'address']), undefined),
      ]
    case 'window': {
      const y = own.at('window').int(44, 52)
      const left = own.at('window/left').int(18, 25)
      return [
        {
          kind: 'columns',
          parts: [
            { share: 1.2, pieces: [] },
            { share: 1, pieces: seller },
          ],
        },
        { kind: 'at', x: left, y, width: 82, pieces: buyer },
        { kind: 'space', height: Math.max(4, y + 30 - 22 - estimate(seller, heightOfLine(draft))) },
        ...(wideFacts
          ? []
          : [
              {
                kind: 'columns' as const,
                parts: [
                  { share: 1.3, pieces: [] },
                  { share: 1, pieces: facts },
                ],
              },
            ]),
        ...(ship.length ? ship : []),
        gap,
        ...dateLine,
        ...title,
        ...(wideFacts ? facts : []),
      ]
    }
  }
}

function labelledSeller(draft: Draft, seller: Piece[]): Piece[] {
  return draft.random.at('seller-label').chance(0.5)
    ? [{ kind: 'text', lines: [draft.style.label('seller')], bold: true }, ...seller]
    : seller
}

function laterHead(draft: Draft): Piece[] {
  const { bill, style, random } = draft
  const kind = random.at('later').weighted({ none: 2, number: 3, seller: 1 })
  if (kind === 'none') return [{ kind: 'space', height: 4 }]
  const text =
    kind === 'number'
      ? `${style.label('number')}${style.colon || ':'} ${bill.number}`
      : bill.seller.name
  if (kind === 'seller') draft.ledger.show('vendor', bill.seller.name)
  return [
    { kind: 'text', lines: [text], scale: 0.9 },
    { kind: 'space', height: 5 },
  ]
}

function pageNumber(draft: Draft, page: number, of: number): Piece {
  const text = draft.style.label('page').replace('{n}', String(page)).replace('{m}', String(of))
  return {
    kind: 'text',
    lines: [text],
    scale: 0.8,
    align: draft.random.at('page/align').pick(['right', 'center', 'right']),
  }
}

/** Height of blocks in millimetres, roughly. */
function estimate(pieces: readonly Piece[], line: number): number {
  let height = 0
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'text':
        height += piece.lines.length * line * (piece.scale ?? 1)
        break
      case 'space':
        height += piece.height
        break
      case 'rule':
        height += 3
        break
      case 'picture':
        height += piece.height
        break
      case 'box':
        height += estimate(piece.pieces, line) + 2 * (piece.padding ?? 2)
        break
      case 'columns':
        height += Math.max(...piece.parts.map((part) => estimate(part.pieces, line)))
        break
      case 'grid':
        height +=
          (piece.rows.length + (piece.head ? 1 : 0)) *
          (line * (piece.scale ?? 1) + 2 * piece.air + 0.3)
        break
      case 'at':
        break
    }
  }
  return height
}
