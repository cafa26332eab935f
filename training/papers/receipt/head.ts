import { companyIn } from '../../kit/locale/company.ts'
import { personOf } from '../../kit/locale/person.ts'
import { logo } from '../../kit/picture.ts'
import type { Random } from '../../kit/random.ts'
import type { RollLine } from '../../kit/roll.ts'
import { headWord } from './head-words.ts'
import type { Slip } from './slip.ts'

type More = { scale?: number; bold?: boolean }

/** Whether the shop's address stands at the foot of the roll alone. */
const isAtFoot = ({ random }: Slip): boolean => random.at('head').at('address/foot').chance(0.06)

/** The head of a receipt: whose it is, and what shops say of themselves around it, in many orders. */
export async function headLines(slip: Slip): Promise<RollLine[]> {
  const { sale, random } = slip
  const own = random.at('head')
  const { language, country } = sale
  const align = own.at('align').weighted({ center: 8, left: 2 })
  const line = (value: string, more: More = {}): RollLine => ({
    kind: 'text',
    text: value,
    align,
    ...more,
  })
  const said = (word: Parameters<typeof headWord>[1], chance: number, name = ''): RollLine[] =>
    own.at(`${word}/said`).chance(chance)
      ? [line(headWord(language, word, own.at(word), name))]
      : []
  const { names, later } = await nameLines(slip, own, line)
  const person = personOf(country, own.at('owner/of'), language)
  const around = own.at('around')
  const between = around.shuffle([
    ...said('slogan', 0.12),
    ...said('trade', 0.14),
    ...said('owner', 0.1, `${person.first} ${person.last}`),
    ...branchLines(slip, own, line),
  ])
  const facts = factLines(slip, own, line)
  const address = [...addressLines(slip, own, line), ...later]
  const office = officeLines(slip, own, line)
  const swapped = around.at('swapped').chance(0.14)
  const officeFirst = around.at('office/first').chance(0.4)
  const lines = [
    ...said('welcome', 0.1),
    ...names,
    ...between,
    ...(officeFirst ? office : []),
    ...(swapped ? [...facts, ...address] : [...address, ...facts]),
    ...(officeFirst ? [] : office),
  ]
  if (own.at('hours').chance(0.08)) lines.push(line(slip.word('hours')))
  if (own.at('gap').chance(0.5)) lines.push({ kind: 'rule', sign: '' })
  return lines
}

type Line = (value: string, more?: More) => RollLine

/** Logo, brand and legal name; the legal name may stand below the address. */
async function nameLines(
  slip: Slip,
  own: Random,
  line: Line,
): Promise<{ names: RollLine[]; later: RollLine[] }> {
  const { sale, ledger, layout } = slip
  const { shop, language } = sale
  const names: RollLine[] = []
  const later: RollLine[] = []
  const legal = own.at('legal').weighted({ only: 5, both: 3, none: 3 })
  layout.name = legal
  const pictured = legal !== 'only' && own.at('logo').chance(0.3)
  layout.logo = pictured
  let named = false
  if (pictured) {
    const picture = await logo(shop.brand, '#111', own.at('logo/of'))
    named = picture.named
    const width = Math.min(42, picture.width)
    names.push({
      kind: 'picture',
      uri: picture.uri,
      width,
      height: (picture.height * width) / picture.width,
    })
  }
  const big = { scale: own.at('scale').pick([1, 1.3, 1.6, 2]), bold: own.at('bold').chance(0.6) }
  const put = (value: string): void => {
    const most = Math.floor(slip.room / big.scale)
    // A long name goes on in the next line.
    const words = value.split(' ')
    if (value.length > most && words.length > 2 && own.at('wrapped').chance(0.5)) {
      const at = Math.ceil(words.length / 2)
      names.push(line(words.slice(0, at).join(' '), big), line(words.slice(at).join(' '), big))
    } else names.push(line(value, { ...big, ...(value.length > most ? { scale: 1 } : {}) }))
  }
  if (legal === 'only') put(shop.name)
  else if (!pictured || !(named || legal === 'both') || own.at('brand-too').chance(0.6))
    put(shop.brand)
  if (legal === 'both') {
    const text = own.at('operated/said').chance(0.35)
      ? headWord(language, 'operated', own.at('operated'), shop.name)
      : shop.name
    if (own.at('legal/first').chance(0.5)) names.push(line(text))
    else later.push(line(text))
  }
  ledger.show('company', legal === 'none' ? shop.brand : shop.name)
  if (legal === 'both' && shop.brand !== shop.name) ledger.also('company', shop.brand)
  return { names, later }
}

function branchLines(slip: Slip, own: Random, line: Line): RollLine[] {
  if (!own.at('branch').chance(0.25)) return []
  const town = own.at('branch/town').chance(0.4) ? ` ${slip.sale.shop.place.town}` : ''
  const number = own.at('branch/number').int(2, 980)
  const text = own
    .at('branch/form')
    .pick([
      `${slip.word('branch')} ${number}${town}`,
      `#${number}${town}`,
      `${slip.word('branch')}${town}`,
    ])
  return [line(text)]
}

/** The address in one line or several, perhaps with a label, or with the name in front. */
function addressLines(slip: Slip, own: Random, line: Line): RollLine[] {
  const { sale, ledger, layout } = slip
  const { shop, language } = sale
  if (!own.at('address').chance(0.94) || isAtFoot(slip)) return []
  const all = shop.place.lines
  ledger.show('address', all.join(', '))
  const form = own
    .at('address/form')
    .weighted({ lines: 64, joined: 20, labelled: 10, named: 3, parted: 3 })
  layout.address = form
  if (form === 'lines') return all.map((text) => line(text))
  if (form === 'joined') return [line(all.join(own.at('address/joint').pick([', ', ', ', ' '])))]
  if (form === 'parted')
    return [line(all.join(own.at('address/sign').pick([' - ', ' · ', ' | ', ' • '])))]
  if (form === 'named')
    return [
      line(`${shop.brand}${own.at('address/name').pick([', ', ' - ', ' · '])}${all.join(', ')}`),
    ]
  const colon = own.at('address/colon').pick([': ', ' ', ':', ' : '])
  const label = headWord(language, 'address', own.at('address/label')) + colon
  return own.at('address/lines').chance(0.5)
    ? [line(label + all.join(', '))]
    : all.map((text, i) => line(i === 0 ? label + text : text))
}

/** Where the firm has its seat, beside the shop's own address. */
function officeLines(slip: Slip, own: Random, line: Line): RollLine[] {
  const { sale } = slip
  if (!own.at('office').chance(0.07)) return []
  const other = companyIn(sale.country, own.at('office/of')).place.lines
  return [line(`${headWord(sale.language, 'office', own.at('office/label'))}: ${other.join(', ')}`)]
}

/** Numbers to call, of the tax office and the register, and a name of the web. */
function factLines(slip: Slip, own: Random, line: Line): RollLine[] {
  const { sale, ledger } = slip
  const { shop } = sale
  const lines: RollLine[] = []
  if (own.at('phone').chance(0.5)) {
    const label = own.at('phone/label').pick(['Tel.', 'Tel:', 'Tel', 'TEL.', 'Ph:', ''])
    lines.push(line(`${label} ${shop.phones.main}`.trim()))
    ledger.show('phone', shop.phones.main)
  }
  const vat = shop.taxNumbers.find(({ kind }) => kind === 'vat') ?? shop.taxNumbers[0]
  if (vat && own.at('tax').chance(sale.country.code === 'US' ? 0.05 : 0.6)) {
    lines.push(line(`${vat.label}${/[:.]$/.test(vat.label) ? '' : ':'} ${vat.number}`))
    ledger.show('tax_id', vat.number)
  }
  if (own.at('web').chance(0.18)) {
    lines.push(line(shop.website))
    ledger.show('website', shop.website)
  }
  return lines
}

/** The address at the foot, with or without the name. */
export function footAddress(slip: Slip): RollLine[] {
  if (!isAtFoot(slip)) return []
  const own = slip.random.at('head').at('foot/form')
  const { shop } = slip.sale
  const all = shop.place.lines
  slip.ledger.show('address', all.join(', '))
  const line = (text: string): RollLine => ({ kind: 'text', text, align: 'center' })
  const sign = own.at('sign').pick([', ', ' · ', ' - '])
  const form = own.at('form').weighted({ lines: 1, joined: 1, named: 1 })
  if (form === 'lines') return all.map(line)
  const joined = all.join(form === 'joined' ? sign : ', ')
  return [line(form === 'named' ? `${shop.name}${sign}${joined}` : joined)]
}
