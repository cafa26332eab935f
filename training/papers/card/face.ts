import type { Company } from '../../kit/locale/company.ts'
import { labelOf } from '../../kit/locale/labels.ts'
import type { LanguageCode } from '../../kit/locale/language.ts'
import { fakeCode, logo } from '../../kit/picture.ts'
import type { Random } from '../../kit/random.ts'
import type { Ledger } from '../ledger.ts'
import type { Contact } from './contact.ts'
import { servicesOf } from './services.ts'

interface Look {
  width: number
  height: number
  back: string
  ink: string
  accent: string
  font: string
  nameFont: string
  size: number
}

interface Block {
  role: 'name' | 'title' | 'company' | 'address' | 'reach' | 'logo' | 'tagline' | 'other'
  html: string
}

const FONTS = [
  'Lato',
  'Open Sans',
  'Roboto',
  'EB Garamond',
  'Liberation Sans',
  'Carlito',
  'Caladea',
  'TeX Gyre Adventor',
  'TeX Gyre Pagella',
  'Cantarell',
  'Karla',
  'Quattrocento',
  'Comfortaa',
  'Nimbus Sans',
  'Linux Libertine O',
  'Linux Biolinum O',
  'Gentium',
  'Liberation Serif',
  'URW Gothic',
  'Nimbus Sans Narrow',
  'Courier Prime',
  'DejaVu Sans Condensed',
]
const PALETTES: readonly (readonly [string, string, string])[] = [
  ['#ffffff', '#111111', '#1f4e79'],
  ['#ffffff', '#222222', '#8e1b2f'],
  ['#ffffff', '#333333', '#2e6b3a'],
  ['#ffffff', '#1a1a1a', '#1a1a1a'],
  ['#faf7f0', '#2b2620', '#8a6d1d'],
  ['#f4f6f8', '#20303c', '#006d77'],
  ['#1d2b3a', '#f2f2f2', '#e0a526'],
  ['#101010', '#eeeeee', '#c9a84c'],
  ['#ffffff', '#4a4a4a', '#c2185b'],
  ['#fffdf5', '#333333', '#b35c00'],
  ['#0e4d45', '#f7f4ea', '#f0c674'],
  ['#ffffff', '#2d2d2d', '#4b2e83'],
  ['#e9eef2', '#12202c', '#20639b'],
]
const ICONS = {
  phone: 'M3 1l2 0 1 3-1.5 1a7 7 0 0 0 3.5 3.5L9 7l3 1v2c0 1-1 2-2 2C5 12 1 8 1 3c0-1 1-2 2-2z',
  mobile: 'M4 1h5v11H4zM5 2.5v7h3v-7z',
  email: 'M1 3h11v7H1zM1.6 3.4 6.5 7l4.9-3.6',
  website: 'M6.5 1a5.5 5.5 0 1 0 .01 0zM1 6.5h11M6.5 1v11M3 3.5q3.500 2 7 0M3 9.500q3.500-2 7 0',
  address: 'M6.500 1a4 4 0 0 1 4 4c0 3-4 7-4 7s-4-4-4-7a4 4 0 0 1 4-4z',
  fax: 'M2 4h9v6H2zM4 1h5v3H4z',
} as const

/** The sides of a card as HTML, one page each; notes what they print. */
export async function faces(
  contact: Contact,
  random: Random,
  ledger: Ledger,
  layout: Record<string, unknown>,
): Promise<string> {
  const own = random.at('face')
  const portrait = own.at('portrait').chance(0.14)
  const american = ['US', 'CA'].includes(contact.country.code)
  const [long, short] = american
    ? [88.9, 50.8]
    : own.at('format').pick([
        [85, 55],
        [85, 55],
        [85.6, 54],
        [90, 50],
        [90, 55],
        [85, 45],
      ] as const)
  const [back, ink, accent] = own.at('palette').pick(PALETTES)
  const font = own.at('font').pick(FONTS)
  const look: Look = {
    width: portrait ? short : long,
    height: portrait ? long : short,
    back,
    ink,
    accent,
    font,
    nameFont: own.at('name-font').chance(0.25) ? own.at('name-font/of').pick(FONTS) : font,
    size: own.at('size').pick([6.2, 6.6, 7, 7.4, 7.8]) * (portrait ? 0.92 : 1),
  }
  layout.portrait = portrait
  layout.font = font
  const sides = own.at('sides').weighted({ one: 8, logo: 1, swapped: 0.8 })
  layout.sides = sides
  layout.pages = sides === 'one' ? 1 : 2
  const blocks = await blocksOf(contact, random.at('blocks'), ledger, layout, look)
  const mine =
    sides === 'swapped'
      ? blocks.filter(({ role }) => role !== 'company' && role !== 'logo' && role !== 'tagline')
      : blocks
  const front = arranged(mine, random.at('arrange'), layout, look)
  const rest =
    sides === 'one'
      ? ''
      : `<div class="card second"><div style="text-align:center;width:100%">${
          sides === 'swapped'
            ? blocks
                .filter((block) => !mine.includes(block))
                .map(({ html }) => html)
                .join('')
            : `<div style="font-size:1.6em;color:${accent}">${escaped(contact.company.brand)}</div>`
        }</div></div>`
  if (sides === 'logo' && !('company' in ledger.fields))
    ledger.show('company', contact.company.brand)
  return `<!doctype html><html lang="${contact.language}"><head><meta charset="utf-8"><style>
@page { margin: 0; size: ${look.width}mm ${look.height}mm }
* { box-sizing: border-box }
html, body { margin: 0; padding: 0; -webkit-print-color-adjust: exact }
.card { width: ${look.width}mm; height: ${look.height - 0.1}mm; background: ${back}; color: ${ink}; font: ${look.size}pt/${own.at('leading').pick([1.2, 1.3, 1.4])} '${font}'; overflow: hidden; position: relative; break-after: page }
.card:last-child { break-after: auto }
.second { display: flex; align-items: center }
p { margin: 0 }
.reach p { white-space: nowrap }
.inline p { white-space: normal }
.inline span { white-space: nowrap }
.in { position: absolute; inset: ${own.at('inset').pick([3.5, 4.5, 5.5, 6.5])}mm }
</style></head><body><div class="card">${front}</div>${rest}<script>for (const card of document.querySelectorAll('.card')) { const inner = card.querySelector('.in'); if (!inner) continue
for (let zoom = 1; zoom > 0.5; zoom -= 0.03) { inner.style.fontSize = zoom + 'em'; if (inner.scrollHeight <= inner.clientHeight + 1 && inner.scrollWidth <= inner.clientWidth + 1) break } }</script></body></html>`
}

async function blocksOf(
  contact: Contact,
  random: Random,
  ledger: Ledger,
  layout: Record<string, unknown>,
  look: Look,
): Promise<Block[]> {
  const { company, person, language } = contact
  const blocks: Block[] = []
  const order =
    language === 'hu' ? `${person.last} ${person.first}` : `${person.first} ${person.last}`
  const full = contact.degree.startsWith(',') ? order + contact.degree : contact.degree + order
  const upper = random.at('upper').chance(0.18)
  const broken = random.at('name/broken').chance(0.1)
  const shown = (text: string, up: boolean): string =>
    up ? text.toLocaleUpperCase(language) : text
  ledger.show('name', order)
  if (full !== order) ledger.also('name', full)
  ledger.show('first_name', person.first)
  ledger.show('last_name', person.last)
  const scale = random.at('scale').pick([1.15, 1.3, 1.5, 1.8, 2.1])
  blocks.push({
    role: 'name',
    html: `<p style="font:${random.at('weight').pick(['bold', 'bold', 'normal'])} ${scale}em/1.15 '${look.nameFont}';${random.at('name/accent').chance(0.3) ? `color:${look.accent};` : ''}${random.at('spaced').chance(0.1) ? 'letter-spacing:0.1em;' : ''}">${broken ? brokenOf(escaped(shown(full, upper))) : escaped(shown(full, upper))}</p>`,
  })
  if (random.at('credentials').chance(0.06)) {
    const line = random.at('credentials/of').pick(CREDENTIALS)
    blocks.push({ role: 'name', html: `<p style="font-size:0.85em">${escaped(line)}</p>` })
  }
  if (contact.title) {
    ledger.show('title', contact.title)
    if (contact.otherTitle) ledger.also('title', contact.otherTitle)
    const lines = [contact.title, contact.otherTitle, contact.department].filter(Boolean)
    const joint = contact.department && !contact.otherTitle && random.at('joined').chance(0.45)
    const between = random.at('joined/by').pick([', ', ' - ', ' – ', ' / ', ' · ', ' | ', ' — '])
    if (joint) ledger.also('title', lines.join(between))
    if (contact.department) ledger.show('department', contact.department)
    const text = (joint ? [lines.join(between)] : lines)
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('')
    blocks.push({
      role: 'title',
      html: `<div style="${random.at('title/look').pick(['', 'font-style:italic', `color:${look.accent}`, 'font-size:0.92em', 'text-transform:uppercase;font-size:0.85em;letter-spacing:0.05em'])}">${text}</div>`,
    })
  } else if (contact.department) {
    ledger.show('department', contact.department)
    ledger.leaveOpen('title')
    blocks.push({ role: 'title', html: `<p>${escaped(contact.department)}</p>` })
  }
  const dark = look.back < '#8'
  const pictured = random.at('logo').chance(0.45)
  let named = false
  if (pictured) {
    const picture = await logo(company.brand, dark ? look.ink : look.accent, random.at('logo/of'))
    named = picture.named
    const width = Math.min(look.width * 0.42, picture.width)
    blocks.push({
      role: 'logo',
      html: `<img src="${picture.uri}" style="width:${width}mm;height:${(picture.height * width) / picture.width}mm">`,
    })
  }
  layout.logo = pictured
  const legal = random.at('legal').chance(0.62)
  const text = legal ? company.name : company.brand
  if (company.legalForm === '' && company.name.endsWith(person.last)) ledger.leaveOpen('company')
  else if (legal || !named || random.at('again').chance(0.5)) {
    blocks.push({
      role: 'company',
      html: `<p style="${random.at('company/look').pick(['font-weight:bold', 'font-weight:bold;font-size:1.2em', `color:${look.accent};font-size:1.25em`, '', 'font-size:1.4em'])}">${random.at('company/broken').chance(0.15) ? brokenOf(escaped(shown(text, random.at('company/upper').chance(0.15)))) : escaped(shown(text, random.at('company/upper').chance(0.15)))}</p>`,
    })
    ledger.show('company', text)
    if (text !== company.brand) ledger.also('company', company.brand)
  } else ledger.show('company', company.brand)
  if (random.at('address').chance(0.85)) {
    const country = random.at('country').chance(0.2) ? [company.country.name] : []
    const lines = [...company.place.lines, ...country]
    ledger.show('address', company.place.lines.join(', '))
    if (country.length) {
      ledger.also('address', lines.join(', '))
      ledger.show('country', company.country.name)
    }
    ledger.show('street', company.place.street)
    ledger.show('city', company.place.town)
    ledger.show('postal_code', company.place.code)
    if (company.place.region && company.place.lines.join(' ').includes(company.place.region))
      ledger.show('region', company.place.region)
    blocks.push({ role: 'address', html: addressOf(lines, company, random, look, language) })
  }
  blocks.push(...reachBlocks(contact, random.at('reach'), ledger, layout, look))
  if (random.at('tagline').chance(0.14))
    blocks.push({
      role: 'tagline',
      html: `<p style="font-style:italic;font-size:0.85em">${random.at('tagline/of').pick(['Since 1952', 'quality you can trust', 'Ideen mit Zukunft', 'Votre partenaire de confiance', 'building tomorrow', 'dal 1978', 'member of the guild', 'ISO 9001 certified', 'Beratung · Planung · Montage', 'By appointment only'])}</p>`,
    })
  if (random.at('services').chance(0.14))
    blocks.push({
      role: random.at('services/at').pick(['tagline', 'other', 'company']),
      html: `<p style="font-size:0.85em">${escaped(servicesOf(contact.language, random.at('services/of')))}</p>`,
    })
  if (random.at('tax').chance(0.05)) {
    const number = company.taxNumbers[0]
    if (number)
      blocks.push({
        role: 'other',
        html: `<p style="font-size:0.8em">${escaped(`${number.label} ${number.number}`)}</p>`,
      })
  }
  if (random.at('code').chance(0.09)) {
    const picture = await fakeCode(Math.min(16, look.height * 0.3), random.at('code/of'))
    blocks.push({
      role: 'other',
      html: `<img src="${picture.uri}" style="width:${picture.width}mm;height:${picture.height}mm">`,
    })
  }
  return blocks
}

const CREDENTIALS = [
  'GRI, ABR',
  'CPA, CFE',
  'MRICS',
  'Dipl.-Ing. (FH)',
  'M.Sc. ETH',
  'CREA-SP 118.204/D',
  'Lic. #01881447',
  'mag. ing. aedif.',
  'NMLS 448127',
  'B.A., LL.M.',
] as const

/** Over two lines, where it has several words. */
function brokenOf(html: string): string {
  const words = html.split(' ')
  const at = Math.ceil(words.length / 2)
  return words.length < 2 ? html : `${words.slice(0, at).join(' ')}<br>${words.slice(at).join(' ')}`
}

/** An address in one line or several, with a label, a sign or the firm in front, or as it is. */
function addressOf(
  lines: readonly string[],
  company: Company,
  random: Random,
  look: Look,
  language: LanguageCode,
): string {
  const joined = random.at('address/joined').chance(0.4)
  const joint = random.at('address/joint').pick([', ', ', ', ' · ', ' | ', ' – ', ' - '])
  const form = random
    .at('address/form')
    .weighted({ bare: 12, named: 2, label: 2, letter: 1, icon: 2.5 })
  const text = lines.join(joint)
  const paragraph = (html: string): string => `<p>${html}</p>`
  if (form === 'named')
    return paragraph(
      escaped(`${random.at('address/who').pick([company.name, company.brand])}${joint}${text}`),
    )
  if (form === 'label' || form === 'letter') {
    const word =
      form === 'letter' ? 'A' : random.at('address/word').pick(ADDRESS[language] ?? ['Address'])
    const colon = random.at('address/colon').pick([':', '', '.', ' :'])
    return paragraph(
      `<span style="display:inline-block;min-width:1.6em">${word}${colon}</span> ${escaped(text)}`,
    )
  }
  const [first, ...rest] = joined ? [text] : lines
  const icon = `<svg viewBox="0 0 13 13" style="width:0.95em;height:0.95em;vertical-align:-0.1em;margin-right:0.5em"><path d="${ICONS.address}" fill="${look.accent}"/></svg>`
  return [(form === 'icon' ? icon : '') + escaped(first!), ...rest.map(escaped)]
    .map(paragraph)
    .join('')
}

const ADDRESS: Partial<Record<LanguageCode, readonly string[]>> = {
  cs: ['Adresa', 'Sídlo'],
  da: ['Adresse'],
  de: ['Adresse', 'Anschrift', 'Büro'],
  en: ['Address', 'Office', 'Shop', 'Add'],
  es: ['Dirección', 'Domicilio', 'Oficina'],
  fi: ['Osoite', 'Käyntiosoite'],
  fr: ['Adresse', 'Bureau', 'Siège'],
  hu: ['Cím', 'Iroda'],
  it: ['Indirizzo', 'Sede', 'Ufficio'],
  nb: ['Adresse', 'Besøksadresse'],
  nl: ['Adres', 'Kantoor', 'Bezoekadres'],
  pl: ['Adres', 'Biuro'],
  pt: ['Morada', 'Endereço'],
  ro: ['Adresa', 'Sediu'],
  sv: ['Adress', 'Besöksadress'],
  tr: ['Adres', 'Merkez'],
}

function reachBlocks(
  contact: Contact,
  random: Random,
  ledger: Ledger,
  layout: Record<string, unknown>,
  look: Look,
): Block[] {
  const { language } = contact
  const marks = random
    .at('marks')
    .weighted({ label: 5, letter: 3, none: 2.2, icon: 3, behind: 0.7 })
  layout.marks = marks
  const all = contact.phones.filter(({ type }) => type !== 'fax').map(({ number }) => number)
  ledger.show('phone', all)
  const mobiles = contact.phones.filter(({ type }) => type === 'mobile')
  if (mobiles.length && marks !== 'none' && marks !== 'icon')
    ledger.show('mobile', mobiles[0]!.number)
  else ledger.leaveOpen('mobile')
  ledger.show(
    'phones',
    contact.phones.map(({ type, number }) => ({
      type: type === 'direct' || type === 'free' ? 'phone' : type,
      number,
    })),
  )
  const faxes = contact.phones.filter(({ type }) => type === 'fax')
  // A fax without a mark is any number.
  const phones =
    marks === 'none' ? contact.phones.filter(({ type }) => type !== 'fax') : contact.phones
  if (faxes.length && marks !== 'none')
    ledger.show(
      'fax',
      faxes.map(({ number }) => number),
    )
  const colon = random.at('colon').pick([':', '', ' ', ':', '.', ' |'])
  const word = (type: string): string => {
    switch (type) {
      case 'mobile':
        return labelOf(language, 'mobile', random.at('words'))
      case 'fax':
        return labelOf(language, 'fax', random.at('words'))
      case 'direct':
        return random.at('words').at('direct').pick(['Direct', 'DD', 'Dir.', 'Office'])
      case 'free':
        return random.at('words').at('free').pick(['Free', 'Hotline', 'Service'])
      case 'email':
        return labelOf(language, 'email', random.at('words'))
      case 'website':
        return labelOf(language, 'web', random.at('words'))
      default:
        return labelOf(language, 'phone', random.at('words'))
    }
  }
  const letters: Record<string, string> = {
    phone: 'T',
    direct: 'D',
    mobile: 'M',
    fax: 'F',
    free: 'S',
    email: 'E',
    website: 'W',
  }
  const line = (type: string, value: string): string => {
    const text = escaped(value)
    switch (marks) {
      case 'none':
        return `<p>${text}</p>`
      case 'icon': {
        const icon =
          ICONS[(type === 'direct' || type === 'free' ? 'phone' : type) as keyof typeof ICONS]
        return `<p><svg viewBox="0 0 13 13" style="width:0.95em;height:0.95em;vertical-align:-0.1em;margin-right:0.5em"><path d="${icon}" fill="${type === 'email' || type === 'website' ? 'none' : look.accent}" stroke="${look.accent}" stroke-width="0.9"/></svg>${text}</p>`
      }
      case 'behind':
        return `<p>${text} <span style="opacity:0.7">(${escaped(word(type).replace(/[.:]$/, ''))})</span></p>`
      case 'letter':
        return `<p><b style="color:${look.accent};display:inline-block;min-width:1.3em">${letters[type]}${colon === '.' ? '' : colon}</b> ${text}</p>`
      default:
        return (type === 'email' || type === 'website') && random.at('bare').chance(0.55)
          ? `<p>${text}</p>`
          : `<p>${escaped(word(type).replace(/[.:]$/, '') + (colon === ' ' || colon === '' ? '' : colon))} ${text}</p>`
    }
  }
  const rows = phones.map(({ type, number }) => line(type, number))
  if (contact.email) {
    rows.push(
      line(
        'email',
        random.at('email/upper').chance(0.03) ? contact.email.toUpperCase() : contact.email,
      ),
    )
    ledger.show('email', contact.email)
  }
  const website = contact.website.replace(/^https:\/\//, '')
  if (website) {
    rows.push(line('website', website))
    ledger.show('website', website)
  }
  if (random.at('social').chance(0.14) && !contact.email.startsWith('info@')) {
    const handle = `${random.at('social/kind').pick(['linkedin.com/in/', '@', 'instagram.com/'])}${contact.email ? contact.email.split('@')[0]!.replace(/[._]/g, '') : 'office'}`
    rows.push(`<p>${escaped(handle)}</p>`)
    ledger.show('social', [handle])
  }
  const order = random.at('rows').weighted({ usual: 6, email: 2, web: 1, mixed: 1 })
  const sorted =
    order === 'usual'
      ? rows
      : order === 'email'
        ? [...rows.slice(-2), ...rows.slice(0, -2)]
        : order === 'web'
          ? [...rows.slice(-1), ...rows.slice(0, -1)]
          : random.at('mix').shuffle(rows)
  const kind = random.at('kind').weighted({ stacked: 7, 'two-blocks': 2, inline: 1, columns: 1.4 })
  layout.reach = kind
  if (kind === 'two-blocks' && sorted.length > 2) {
    const half = Math.ceil(sorted.length / 2)
    return [
      { role: 'reach', html: sorted.slice(0, half).join('') },
      { role: 'reach', html: sorted.slice(half).join('') },
    ]
  }
  if (kind === 'inline')
    return [
      {
        role: 'reach',
        html: `<p>${sorted.map((row) => `<span>${row.replace(/<\/?p>/g, '')}</span>`).join(random.at('joint').pick(['  ·  ', '  |  ', ' &nbsp; ', ' – ']))}</p>`,
      },
    ]
  if (kind === 'columns')
    return [
      { role: 'reach', html: `<div style="columns:2;column-gap:4mm">${sorted.join('')}</div>` },
    ]
  return [{ role: 'reach', html: sorted.join('') }]
}

function arranged(
  blocks: readonly Block[],
  random: Random,
  layout: Record<string, unknown>,
  look: Look,
): string {
  const kind = random.at('kind').weighted({
    'top-bottom': 4,
    'logo-left': 2,
    stacked: 3,
    centred: 2.2,
    corners: 2.4,
    'right-aligned': 1.2,
    band: 1.6,
    split: 1.8,
  })
  layout.arrangement = kind
  const of = (...roles: Block['role'][]): string =>
    blocks
      .filter(({ role }) => roles.includes(role))
      .map(({ role, html }) =>
        role === 'reach'
          ? `<div class="${layout.reach === 'inline' ? 'inline' : 'reach'}">${html}</div>`
          : html,
      )
      .join(gap)
  const gap = `<div style="height:${random.at('gap').pick([0.6, 1.2, 2, 3])}mm"></div>`
  const narrow = look.width < look.height
  const people = random.at('people').pick<Block['role'][]>([
    ['name', 'title'],
    ['name', 'title'],
    ['title', 'name'],
  ])
  const head = random.at('head').chance(0.5)
    ? of('logo', 'company', 'tagline')
    : of('company', 'logo', 'tagline')
  const person = people.map((role) => of(role)).join('')
  const tail = random
    .at('tail')
    .pick([
      of('address', 'reach', 'other'),
      of('reach', 'address', 'other'),
      of('address') + gap + of('reach', 'other'),
      of('reach') + gap + of('address', 'other'),
    ])
  const column = (parts: readonly string[], more = ''): string =>
    `<div class="in" style="display:flex;flex-direction:column;justify-content:space-between;${more}">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`
  const stackedParts = random.at('order').pick([
    [head, person, tail],
    [person, head, tail],
    [person, tail, head],
    [head, person, tail],
  ])
  switch (
    narrow && (kind === 'logo-left' || kind === 'split' || kind === 'corners') ? 'stacked' : kind
  ) {
    case 'centred':
      return column(stackedParts, 'text-align:center;')
    case 'right-aligned':
      return column(stackedParts, 'text-align:right;')
    case 'logo-left':
      return `<div class="in" style="display:flex;gap:5mm;align-items:center"><div style="flex:0 0 36%">${head}</div><div style="flex:1;border-left:0.2mm solid ${look.accent};padding-left:4mm">${person}${gap}${tail}</div></div>`
    case 'corners':
      return `<div class="in"><div style="display:flex;justify-content:space-between;gap:4mm"><div>${person}</div><div style="text-align:right">${head}</div></div><div style="position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end;gap:4mm"><div>${of('address', 'other')}</div><div${random.at('corner').chance(0.5) ? ' style="text-align:right"' : ''}>${of('reach')}</div></div></div>`
    case 'band':
      return `<div style="position:absolute;left:0;top:0;right:0;height:${random.at('band').pick([3, 6, 9])}mm;background:${look.accent}"></div>${column(['', ...stackedParts], `padding-top:${6}mm;`)}`
    case 'split':
      return `<div class="in" style="display:flex;gap:5mm"><div style="flex:1;display:flex;flex-direction:column;justify-content:space-between"><div>${head}</div><div>${person}</div></div><div style="flex:1.1;display:flex;flex-direction:column;justify-content:flex-end">${tail}</div></div>`
    case 'top-bottom':
      return column([
        random.at('first').chance(0.5) ? head + gap + person : person + gap + head,
        tail,
      ])
    default:
      return column(stackedParts)
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
