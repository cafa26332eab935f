import { addDays, isoDay } from '../../../kit/locale/dates.ts'
import type { LabelRole } from '../../../kit/locale/label.ts'
import { personOf } from '../../../kit/locale/person.ts'
import { validNumber } from '../../../kit/locale/tax-number.ts'
import type { Piece } from '../../../kit/sheet.ts'
import { invoiceNumber, otherNumber } from '../number-patterns.ts'
import { chance, choose, type Draft } from './draft.ts'

export interface Fact {
  role: LabelRole
  label: string
  value: string
  note: () => void
}

export interface Meta {
  /** Block of facts. */
  pieces: Piece[]
  /** Title line; the number may stand in it. */
  title: Piece[]
  /** What stands in a line of its own: town and date. */
  dateLine: Piece[]
}

/**
 * The title and the facts of the head: number, date, due date among others that look alike.
 *
 * @param isNamed whether the buyer's name is one of them
 */
export function metaOf(draft: Draft, isNamed: boolean): Meta {
  const { bill, random } = draft
  const kind = choose(draft, 'meta', {
    table: 4,
    colon: 4,
    stacked: 2,
    'stacked-across': 2.5,
    'head-row': 2.2,
    inline: 1.2,
    aligned: 3,
    boxed: 1.5,
    sentence: 0.8,
  })
  const facts = factsOf(draft, isNamed)
  const number = facts.find(({ role }) => role === 'number' || role === 'creditNo')!
  const date = facts.find(({ role }) => role === 'date')!
  const inTitle = kind === 'sentence' || chance(draft, 'number-in-title', 0.16)
  const dateLine = kind === 'sentence' || chance(draft, 'date-line', 0.1)
  const rest = facts.filter((fact) => !(inTitle && fact === number) && !(dateLine && fact === date))
  for (const fact of facts) fact.note()
  draft.layout.facts = facts.map(({ role }) => role)
  const name = titleOf(draft)
  const titleText = inTitle ? titleWithNumber(draft, name, number.value) : name
  const scale = random.at('title/scale').pick([1.1, 1.3, 1.5, 1.8, 2.2, 2.6])
  const titleless = !inTitle && bill.kind === 'invoice' && chance(draft, 'no-title', 0.05)
  const title: Piece[] = titleless
    ? []
    : [
        {
          kind: 'text',
          lines: [titleText],
          scale: titleText.length > 34 ? Math.min(scale, 1.3) : scale,
          bold: random.at('title/bold').chance(0.7),
          ...(random.at('title/color').chance(0.35) ? { color: draft.accent } : {}),
          ...(random.at('title/spaced').chance(0.08) ? { spaced: true } : {}),
          align: random.at('title/align').weighted({ left: 6, right: 1, center: 1.4 }),
        },
      ]
  const town = bill.seller.place.town
  const linked = {
    de: `${town}, den ${date.value}`,
    fr: `${town}, le ${date.value}`,
    it: `${town}, ${date.value}`,
    es: `${town}, ${date.value}`,
    nl: `${town}, ${date.value}`,
  } as Record<string, string>
  return {
    pieces: rest.length ? block(draft, kind, rest) : [],
    title,
    dateLine: dateLine
      ? [
          {
            kind: 'text',
            lines: [
              linked[bill.language] ??
                (chance(draft, 'bare-date', 0.4) ? date.value : `${town}, ${date.value}`),
            ],
            align: random.at('date-line/align').pick(['right', 'right', 'left']),
          },
        ]
      : [],
  }
}

function titleOf(draft: Draft): string {
  const { bill, style } = draft
  const role = {
    invoice: bill.sector.title ?? 'invoice',
    credit_note: 'credit',
    proforma: 'proforma',
    instalment: 'instalment',
    final: 'final',
  }[bill.kind] as LabelRole
  const type = {
    invoice: 'invoice',
    credit_note: 'credit_note',
    proforma: 'proforma',
    instalment: 'invoice',
    final: 'invoice',
  }[bill.kind]
  if (role === 'premium' || bill.kind === 'instalment' || bill.kind === 'final')
    draft.ledger.leaveOpen('document_type')
  else draft.ledger.show('document_type', type)
  return style.label(role)
}

function titleWithNumber(draft: Draft, title: string, number: string): string {
  const joint = draft.random.at('title/joint').pick([' ', ' Nr. ', ' #', ': ', ' – ', ' No. '])
  const local: Record<string, string> = {
    de: ' Nr. ',
    fr: ' n° ',
    it: ' n. ',
    es: ' nº ',
    pt: ' n.º ',
    pl: ' nr ',
    cs: ' č. ',
    ro: ' nr. ',
    da: ' nr. ',
    nb: ' nr. ',
    nl: ' nr. ',
  }
  const word = joint === ' Nr. ' || joint === ' No. ' ? (local[draft.bill.language] ?? ' ') : joint
  return title + word + number
}

function factsOf(draft: Draft, isNamed: boolean): Fact[] {
  const { bill, style, ledger, random } = draft
  const own = random.at('facts')
  const fact = (role: LabelRole, value: string, note: () => void = () => {}): Fact => ({
    role,
    label: style.label(role),
    value,
    note,
  })
  const reference = (value: string) => () => {
    const kept = (ledger.fields.references as string[] | undefined) ?? []
    ledger.fields.references = [...kept, value]
  }
  const number = fact(bill.kind === 'credit_note' ? 'creditNo' : 'number', bill.number, () =>
    ledger.show('invoice_number', bill.number),
  )
  const date = fact('date', style.day(bill.date), () =>
    ledger.show('invoice_date', isoDay(bill.date)),
  )
  const main = own.at('first').chance(0.75) ? [number, date] : [date, number]
  const facts = [...main]
  const dueKind = choose(draft, 'due', { meta: 5, sentence: 2, terms: 1.8, none: 1.4 })
  if (dueKind === 'meta' && bill.kind !== 'credit_note')
    facts.push(fact('due', style.day(bill.due), () => ledger.show('due_date', isoDay(bill.due))))
  if (isNamed) {
    const { name } = bill.buyer
    facts.push(fact('billTo', name, () => ledger.show('customer', name)))
  }
  const others: Fact[] = []
  const numbered = (
    role: 'customer' | 'order' | 'deliveryNote' | 'project' | 'contract' | 'ourRef' | 'yourRef',
    share: number,
  ): void => {
    if (!own.at(role).chance(share)) return
    const value = otherNumber(role, bill.date, own.at(`${role}/value`))
    const note =
      role === 'customer'
        ? () => ledger.show('customer_id', value)
        : role === 'order'
          ? () => ledger.show('purchase_order', value)
          : reference(value)
    others.push(fact(role, value, note))
  }
  numbered('customer', 0.45)
  numbered('order', 0.3)
  numbered('deliveryNote', bill.sector.facts.includes('deliveryNote') ? 0.6 : 0.15)
  numbered('project', bill.sector.facts.includes('project') ? 0.5 : 0.05)
  numbered('contract', bill.sector.facts.includes('contract') ? 0.7 : 0.06)
  numbered('ourRef', 0.12)
  numbered('yourRef', 0.12)
  const dayOf = (role: LabelRole, share: number, back: number, note?: () => void): void => {
    if (own.at(role).chance(share))
      others.push(fact(role, style.day(addDays(bill.date, -back)), note))
  }
  dayOf('orderDate', 0.1, own.int(4, 30))
  dayOf(
    'deliveryDate',
    ['pl', 'cs', 'hu'].includes(bill.language) ? 0.7 : 0.22,
    own.pick([0, 0, 1, 3, 8]),
  )
  ledger.leaveOpen('service_start_date')
  ledger.leaveOpen('service_end_date')
  if (own.at('period').chance(bill.sector.facts.includes('period') ? 0.75 : 0.07)) {
    const [from, to] = bill.period
    others.push(
      fact(
        'period',
        `${style.day(from)} ${own.at('dash').pick(['–', '-', '–'])} ${style.day(to)}`,
        () => {
          ledger.show('service_start_date', isoDay(from))
          ledger.show('service_end_date', isoDay(to))
        },
      ),
    )
  }
  if (own.at('contact').chance(0.25)) {
    const person = personOf(bill.country, own.at('contact/name'), bill.language)
    others.push(
      fact(
        'contact',
        own.at('contact/short').chance(0.3)
          ? `${person.first[0]}. ${person.last}`
          : `${person.first} ${person.last}`,
      ),
    )
  }
  const row = bill.buyer.place.country.taxNumbers.find(({ kind }) => kind === 'vat')
  if (
    row &&
    (bill.taxSystem === 'reverse' || own.at('buyerTax').chance(0.15)) &&
    !bill.sector.person &&
    !ledger.fields.customer_tax_id
  ) {
    const value = validNumber(row, own.at('buyerTax/value'))
    others.push(fact('buyerTax', value, () => ledger.show('customer_tax_id', value)))
  }
  if (bill.kind === 'credit_note' && own.at('original').chance(0.7)) {
    const value = invoiceNumber(addDays(bill.date, -40), own.at('original/value'))
    others.push(fact('number', value, reference(value)))
  }
  for (const role of bill.sector.facts)
    if (own.at(`sector/${role}`).chance(0.75)) others.push(...sectorFact(draft, role, fact))
  const shuffled = own
    .at('order')
    .shuffle(others)
    .slice(0, own.at('most').pick([2, 4, 6, 8]))
  const where = choose(draft, 'fact-order', { 'main-first': 6, mixed: 2.5, 'main-last': 1 })
  if (where === 'main-first') return [...facts, ...shuffled]
  if (where === 'main-last') return [...shuffled, ...facts]
  const mixed = own.at('mix').shuffle([...facts, ...shuffled])
  return mixed
}

function sectorFact(
  draft: Draft,
  role: LabelRole,
  fact: (role: LabelRole, value: string, note?: () => void) => Fact,
): Fact[] {
  const { bill, style, random, ledger } = draft
  const own = random.at(`sector/${role}`)
  const person = (): string => {
    const { first, last } = personOf(bill.country, own, bill.language)
    return `${first} ${last}`
  }
  switch (role) {
    case 'meter':
    case 'policy':
    case 'booking': {
      const value = otherNumber(role, bill.date, own)
      return [
        fact(role, value, () => {
          const kept = (ledger.fields.references as string[] | undefined) ?? []
          ledger.fields.references = [...kept, value]
        }),
      ]
    }
    case 'room':
      return [fact(role, String(own.int(101, 628)))]
    case 'guest':
    case 'patient':
    case 'student':
      return [fact(role, person())]
    case 'vehicle':
      return [
        fact(role, own.fill(own.pick(['@@ %###', '@@-@@ %##', '@@##@@@', '%@@@ ##', '@@ %##-@@']))),
      ]
    case 'arrival':
      return [fact(role, style.day(addDays(bill.date, -own.int(2, 6))))]
    case 'departure':
      return [fact(role, style.day(bill.date))]
    default:
      return []
  }
}

function block(draft: Draft, kind: string, facts: readonly Fact[]): Piece[] {
  const { style, random } = draft
  const own = random.at('meta-look')
  const bold = own.at('bold').weighted({ none: 5, label: 2, value: 2 })
  const small = own.at('small').pick([1, 1, 0.9, 0.85])
  const label = (fact: Fact): string => fact.label + style.colon
  switch (kind) {
    case 'colon':
      return [
        {
          kind: 'text',
          scale: small,
          align: own.at('align').weighted({ left: 5, right: 2 }),
          lines: facts.map((fact) => `${fact.label}${style.colon || ':'} ${fact.value}`),
        },
      ]
    case 'inline': {
      const joint = own.at('joint').pick(['   |   ', '     ', '  ·  ', ' – ', ' / '])
      const half = Math.ceil(facts.length / 2)
      const lines = facts.length > 3 ? [facts.slice(0, half), facts.slice(half)] : [facts]
      return [
        {
          kind: 'text',
          scale: small,
          lines: lines.map((some) =>
            some
              .map((fact) => `${fact.label}${style.colon || ':'} ${fact.value}`)
              .join(joint)
              .replaceAll('  ', ' \u00a0'),
          ),
        },
      ]
    }
    case 'stacked':
      return facts.flatMap((fact) => [
        { kind: 'text', lines: [fact.label], scale: 0.75, color: '#666' } as Piece,
        { kind: 'text', lines: [fact.value], bold: bold === 'value' } as Piece,
        { kind: 'space', height: 0.8 } as Piece,
      ])
    case 'stacked-across':
    case 'head-row': {
      const rows: Piece[] = []
      const per = facts.length > 5 ? Math.ceil(facts.length / 2) : facts.length
      for (let at = 0; at < facts.length; at += per) {
        const some = facts.slice(at, at + per)
        rows.push(
          {
            kind: 'grid',
            columns: some.map(() => ({
              align: kind === 'head-row' ? own.at('cell').pick(['left', 'center']) : 'left',
              share: 100 / some.length,
            })),
            head: some.map((fact) => fact.label),
            rows: [
              { cells: some.map((fact) => ({ lines: [fact.value], bold: bold === 'value' })) },
            ],
            wide: true,
            rules:
              kind === 'head-row' ? own.at('rules').pick(['all', 'rows', 'head', 'frame']) : 'none',
            headBold: bold === 'label',
            ...(kind === 'head-row' && own.at('fill').chance(0.4) ? { headFill: '#e8e8e8' } : {}),
            air: own.at('air').pick([0.3, 0.8, 1.4]),
            scale: per > 4 ? 0.82 : small,
          },
          { kind: 'space', height: 1 },
        )
      }
      return rows
    }
    default: {
      const rules =
        kind === 'boxed'
          ? 'all'
          : kind === 'table' && own.at('rules').chance(0.25)
            ? 'rows'
            : 'none'
      return [
        {
          kind: 'grid',
          columns: [
            { align: own.at('label').weighted({ left: 5, right: 1 }) },
            { align: kind === 'aligned' ? 'right' : 'left' },
          ],
          rows: facts.map((fact) => ({
            cells: [
              { lines: [label(fact)], bold: bold === 'label' },
              { lines: [fact.value], bold: bold === 'value' },
            ],
          })),
          rules,
          air: own.at('air').pick([0, 0.2, 0.5, 0.9]),
          scale: small,
          wide: kind === 'aligned' && own.at('wide').chance(0.6),
          ...(kind !== 'aligned' && own.at('side').chance(0.25) ? { align: 'right' as const } : {}),
        },
      ]
    }
  }
}
