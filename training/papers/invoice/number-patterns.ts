import type { Day } from '../../kit/locale/dates.ts'
import type { Random } from '../../kit/random.ts'

/** {Y} and {y} are the year of four and two digits, {m} the month, {d} the day. */
const INVOICE = [
  '{Y}/%###',
  '{Y}-%###',
  '{Y}-00##',
  '{Y}-{m}-0###',
  '{Y}{m}%###',
  '{y}-%####',
  '{y}/0##',
  'RE-{Y}/00##',
  'RE{Y}%###',
  'RG{y}%####',
  'INV-%####',
  'INV-00####',
  'INV{y}{m}%##',
  'INV/{Y}/0%##',
  '%###',
  '%##',
  '%####',
  '%######',
  '%########',
  '0%######',
  '{Y}{m}{d}-0%',
  '{Y}{m}{d}%#',
  'F/%#/{m}/{Y}',
  'F{y}-%####',
  'FA-{Y}-%###',
  'FV/%##/{Y}',
  'FV {y}/%###',
  '%##/{m}/{Y}',
  'F/%#/{Y}/A',
  '%#/{Y}',
  '%##/{y}',
  'A-%###-{y}',
  'AB %## ###',
  'AR %#####',
  'R%#####',
  'S-%#####',
  '%##-%###-%#',
  '%###-%###',
  '%## ### ###',
  '@@-%####',
  '@%#####',
  '@@@%###',
  '1-%####',
  '%#####-1',
  '{y}.%###',
  '{Y}.{m}.0##',
  'No-%###/@',
  'CI-%#####',
  'SI{y}/%####',
  'N{y}/%###',
  '90%######',
  '4500%####',
  '7%######-{Y}',
  '#%%#-@@-%##',
  'H{Y}-%##',
  '{m}/{Y}',
  '{m}{y}-%##',
  'B-%####/{y}',
  'V%#######',
]

/** Numbers of customers, orders, projects and others, which stand beside. */
const OTHER: Readonly<Record<string, readonly string[]>> = {
  customer: [
    '%####',
    '%###',
    'K-%####',
    '1%####',
    'C%#####',
    '%##-%##',
    'D%####',
    '%## ### ###',
    '@@@%##',
    '2%######',
    '@0%##',
    '@@@@0%',
    '@@@00%',
    '%#.##.0###',
    '%##.%#.0###',
    '0%#-@@@@@',
  ],
  order: [
    '%#####',
    'PO-%####',
    'PO %#####',
    '45%########',
    'A-{Y}-%##',
    '{Y}/%###',
    '%###-%##',
    'B%#####',
    '@@%####',
    '#%%#/{y}',
    'PO-@@@-%###',
    '@@@-0##%',
    '@@@@-@@-00%',
    '@@@-LPO-%###',
    '@@-PO-{y}-0%##',
    '%#/{Y}',
    '%###-%####',
    '@@@-@@@-{y}-0%##',
  ],
  deliveryNote: ['%#####', 'LS-%####', 'DN %####', '8%#######', '{Y}-%###'],
  project: ['P-%###', '{Y}-%##', '%##.%##', 'PRJ%###', '%####/@'],
  contract: ['V-%######', '%##-%######-%', '%###/%##', 'C{Y}%###', '%########'],
  ourRef: ['@@/%##', '%##/@@', '@@-@@', 'ref-%###', '@%##'],
  yourRef: ['@@ %##', '%####', '{m}/{y}', '@@@-%##'],
  meter: ['%#######', '1ESY%#########', '@%######', '%## ### ###'],
  policy: ['%##/%######-@', 'KV %## ### ##', '%#.%###.%###', 'POL-%#######'],
  reference: [
    '%##########',
    'RF%# %### %###',
    '%#### %##### %####',
    '+++%##/%###/%####+++',
    '%#######',
  ],
  booking: ['@@%###@', '%######', 'R-%#####', '%#########'],
}

/** A number of an invoice, in one of the ways that papers have. */
export function invoiceNumber(day: Day, random: Random): string {
  return numberOf(random.pick(INVOICE), day, random)
}

/** A number that is not the invoice's. */
export function otherNumber(role: string, day: Day, random: Random): string {
  return numberOf(random.pick(OTHER[role]!), day, random)
}

function numberOf(pattern: string, day: Day, random: Random): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const dated = pattern
    .replace('{Y}', String(day.year))
    .replace('{y}', two(day.year % 100))
    .replace('{m}', two(day.month))
    .replace('{d}', two(day.day))
  return random.fill(dated)
}
