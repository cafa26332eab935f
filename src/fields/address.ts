import { namesCard } from './card-brands.ts'
import { readEastAsianAddress } from './east-asian-address.ts'
import { countryNames, plainText, wordsOfKind } from './lexicon.ts'
import { remembered } from './remembered.ts'

/** The parts of a postal address; null where it has none. */
export interface PostalAddress {
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly region: string | null
  /** As printed. */
  readonly country: string | null
}

const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR'.split(
    ' ',
  ),
)
const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const US_IN_FULL = new RegExp(
  `^(.*?)[\\s,]{1,4}(${US_STATE_NAMES})[\\s,.]{1,4}(\\d{5}(?:-\\d{4})?)$`,
  'i',
)
const CA_IN_FULL =
  /^(.*?)[\s,]{1,4}\(?(Alberta|British Columbia|Colombie-Britannique|Manitoba|New Brunswick|Nouveau-Brunswick|Nova Scotia|Nouvelle-Écosse|Ontario|Prince Edward Island|Qu[ée]bec|Saskatchewan|Yukon)\)?[\s,.]{1,4}([A-Z]\d[A-Z]\s?\d[A-Z]\d)$/i
const CA_PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '))
const AU_STATES = new Set('NSW VIC QLD WA SA TAS ACT NT'.split(' '))
const BR_STATES = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

const US = /^(.*?)[\s,]{1,4}([A-Z]{2})[\s,.]{1,4}(\d{5}(?:-\d{4})?)$/
const CA = /^(.*?)[\s,]{1,4}([A-Z]{2})[\s,]{1,4}([A-Z]\d[A-Z]\s?\d[A-Z]\d)$/
const AU = /^(.*?)[\s,]{1,4}([A-Z]{2,3})[\s,]{1,4}(\d{4})$/
const BR = /^(.*?)\s{0,4}[-–/,]\s{0,4}([A-Z]{2})[\s,.-]{1,4}(?:CEP:?\s{0,4})?(\d{5}-\d{3})$/
const UK = /^(.*?)[\s,]{0,4}\b([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/
/** A district and its province, on whose papers the code is left out: `NO: 12 KADIKÖY / İSTANBUL`. */
const TR_PROVINCES = new Set(
  'adana adiyaman afyonkarahisar afyon agri aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman bayburt bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig erzincan erzurum eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras karabuk karaman kars kastamonu kayseri kilis kirikkale kirklareli kirsehir kocaeli konya kutahya malatya manisa mardin mersin mugla mus nevsehir nigde ordu osmaniye rize sakarya samsun siirt sinop sivas sanliurfa sirnak tekirdag tokat trabzon tunceli usak van yalova yozgat zonguldak'.split(
    ' ',
  ),
)

/** Routing keys and unique identifiers of Ireland: `Co. Clare V95 X2Y3`. */
const IE = /^(.*?)[\s,]{1,4}([AC-FHKNPRTV-Y]\d[\dW]\s?[\dAC-FHKNPRTV-Y]{4})$/
/** `S(460216)`, `Singapore (460216)` */
const SINGAPORE = /^(.*?)[\s,]{0,4}\b(S|Singapore)\s?\((\d{6})\)$/i
/** A unit of a building by its storey, in front of the town: `#01-58 Singapore 460216`. */
const STOREY = /^#\s?[\dB]\d?-\d{1,4}[A-Z]?(?=[,\s])/
const NL = /^(?:NL[-\s])?(\d{4}\s?[A-Z]{2})[\s,]+([^\s,].*)$/
const CODE_FIRST =
  /^(?:CEP:?\s|C\.?P\.?:?\s|[A-Z]{1,3}[-\s])?(\d{5}|\d{2}\.?\d{3}-\d{3}|\d{4}|\d{6}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2})[\s,]+(\p{L}.*)$/u
/** `Kochi - 682032, Kerala` */
const CODE_INSIDE = /^(\p{L}[\p{L}\s.'’]*?)[\s,–-]{1,4}(\d{6}),\s{0,4}(\p{L}[\p{L}\s]+)$/u
/** `Ogre, LV-5001` */
const LATVIA = /^(.*?),\s{0,4}(LV-\d{4})$/
const CODE_LAST = /^(\p{L}[\p{L}\s.'’-]*?)[\s,-]{1,4}(\d{4,6})$/u
/** Codes that stand behind their town, in letters and digits or behind a state: the last of an address, or a country follows. */
const LAST =
  /^(?:[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2},? \d{5}(?:-\d{4})?),?$/
/** Whether a text is a town's code that stands behind it: `YO1 9TT`, `OH 43604`. */
export const isLastCode = (text: string): boolean => LAST.test(text)
/** What is numbered inside of a building. */
const INSIDE = /^(?:suite|ste|unit|room|floor|level|apt|flat|office|(?:p\.?\s?o\.?\s?)?box)\.?$/i
/** Whether a word names what is numbered inside of a building: `Suite 12`. */
export const isInside = (word: string): boolean => INSIDE.test(word)
/** What parts of an address are set apart by, besides commas. */
const DASHES = /\s[–—·•|∙-]\s/g
/** A year is no code: `Since 1904`, `Fresh since 1932`. */
const SINCE = new RegExp(
  `(?:^|\\s)(?:${wordsOfKind('since').join('|')})(?!\\p{L}).{0,12}(?:1[6-9]|20)\\d{2}$`,
  'u',
)
/** Whether a text ends in the year from which a firm has been there. */
export const tellsSince = (text: string): boolean =>
  /\d{4}$/.test(text) && SINCE.test(plainText(text))
/** Figures that are not told: `XXXX XXXX 1234`. */
const MASKED = /[x*]{3}/i
const PROVINCE =
  /^(.*?)\s{0,4}(?:(?:[(,/]|\s[-–])\s{0,4}([A-Z]{2})\)?|\((\p{Lu}[\p{L}\s'’-]{2,40})\))$/u

/** Towns with their region between them and their code, which ends in a digit. */
const IN_REGIONS = [
  [US, US_STATES],
  [CA, CA_PROVINCES],
  [AU, AU_STATES],
  [BR, BR_STATES],
] as const

/** What all of them have: most lines that end in a digit have none. */
const HAS_REGION = /[A-Z]{2}[\s,.-]/
/** What British lines, and those with the region in full, end in. */
const UK_CODE = /\d[A-Z]{2}$/
const US_CODE = /[\s,.]\d{5}(?:-\d{4})?$/
const CA_CODE = /[\s,.][A-Z]\d[A-Z]\s?\d[A-Z]\d$/i

/** What every code has: four digits and more, some with a sign among them, or letters around digits. */
const CODE = /\d{4}|\d{2}-\d{3}|\d{3}\s\d{2}|[A-Z]\d[A-Z\d]?\s?\d[A-Z]|[A-Z]\d[\dW]\s?[A-Z\d]{4}/

interface Town {
  /** Null where the region behind the town tells it: `KADIKÖY/İSTANBUL`. */
  readonly postalCode: string | null
  readonly city: string
  readonly region: string | null
  /** What stood before the town on the same line. */
  readonly rest: string
}

/** The line with a town and its postal code, in the order of most of Europe, America, the UK. */
export const readTown = (line: string): Town | null =>
  EAST_ASIAN.test(line)
    ? readEastAsianAddress(line)
    : CODE.test(line)
      ? townIn(line)
      : line.includes('/')
        ? inProvince(line.trim())
        : null

/** A Turkish town by its province. */
const inProvince = remembered((line: string): Town | null => {
  const at = line.lastIndexOf('/')
  const region = line.slice(at + 1).trim()
  if (!TR_PROVINCES.has(plainText(region))) return null
  const words = line.slice(0, at).trim().split(/\s+/)
  const city = words.pop()!
  return TOWN.test(city) ? { postalCode: null, city, region, rest: words.join(' ') } : null
})
const TOWN = /^\p{Lu}[\p{L}.'’]{1,40}$/u

const EAST_ASIAN = /[〒\p{Script=Han}\p{Script=Hangul}]/u

const townIn = remembered((line: string): Town | null => {
  const text = withoutCountry(line.replace(DASHES, ', '))
    .trim()
    .replace(/(?<![.,;])[.,;]+$/, '')
  const town = townBy(text)
  return town && !(tellsSince(text) || MASKED.test(text) || namesCard(text)) ? town : null
})

/** The town of a line that ends in it, by the shape of its code. */
function townBy(text: string): Town | null {
  const storey = STOREY.exec(text)
  if (storey) {
    const town = townBy(text.slice(storey[0].length).replace(/^[,\s]+/, ''))
    return town && { ...town, rest: [storey[0], town.rest].filter(Boolean).join(', ') }
  }
  const endsInDigit = /\d$/.test(text)
  for (const [shape, regions] of endsInDigit && HAS_REGION.test(text) ? IN_REGIONS : []) {
    const match = shape.exec(text)
    if (match && regions.has(match[2]!)) {
      const { head, tail } = lastPart(match[1]!)
      return { postalCode: match[3]!, city: tail, region: match[2]!, rest: head }
    }
  }
  const inFull = US_CODE.test(text)
    ? US_IN_FULL.exec(text)
    : CA_CODE.test(text)
      ? CA_IN_FULL.exec(text)
      : null
  if (inFull) {
    const { head, tail } = lastPart(inFull[1]!)
    return { postalCode: inFull[3]!, city: tail, region: inFull[2]!, rest: head }
  }
  let match = UK_CODE.test(text) ? UK.exec(text) : null
  if (match) {
    const { head, tail } = lastPart(match[1]!)
    return { postalCode: match[2]!, city: tail, region: null, rest: head }
  }
  match = IE.exec(text)
  if (match) {
    const { head, tail } = lastPart(match[1]!)
    return { postalCode: match[2]!, city: tail, region: null, rest: head }
  }
  match = text.endsWith(')') ? SINGAPORE.exec(text) : null
  if (match) return { postalCode: match[3]!, city: match[2]!, region: null, rest: match[1]! }
  match = text.includes('LV-') ? LATVIA.exec(text) : null
  if (match) {
    const { head, tail } = lastPart(match[1]!)
    return { postalCode: match[2]!, city: tail, region: null, rest: head }
  }
  const comma = text.lastIndexOf(',')
  for (const [rest, tail] of comma < 0
    ? [['', text]]
    : [
        ['', text],
        [text.slice(0, comma), text.slice(comma + 1).trim()],
      ]) {
    match = NL.exec(tail!) ?? CODE_FIRST.exec(tail!)
    if (!match || looksLikeStreet(match[2]!)) continue
    const inProvince = PROVINCE.exec(match[2]!)
    return {
      postalCode: match[1]!,
      city: inProvince?.[1] ?? match[2]!,
      region: inProvince?.[2] ?? inProvince?.[3] ?? null,
      rest: rest!.trim(),
    }
  }
  for (const { head, tail } of endsInDigit ? [{ head: '', tail: text }, lastPart(text)] : []) {
    match = CODE_LAST.exec(tail)
    if (match && !looksLikeStreet(match[1]!) && !INSIDE.test(match[1]!))
      return { postalCode: match[2]!, city: match[1]!, region: null, rest: head }
  }
  for (const { head, tail } of /\d{6},/.test(text) ? lastParts(text) : []) {
    match = CODE_INSIDE.exec(tail)
    if (match) return { postalCode: match[2]!, city: match[1]!, region: match[3]!, rest: head }
  }
  return null
}

/** A line may end in the country: `…, 1200-109 Lisboa, Portugal`. */
function withoutCountry(text: string): string {
  const { head, tail } = lastPart(text)
  return head !== '' && isCountry(tail) ? head : text
}

/** `12 Long Street, Springfield` → what belongs to the town is behind the last comma. */
function lastPart(text: string): { head: string; tail: string } {
  const at = text.lastIndexOf(',')
  const head = at < 0 ? '' : text.slice(0, at).trim()
  return { head, tail: text.slice(at + 1).trim() }
}

/** What belongs to a town and its region may be the last two parts, or three. */
function lastParts(text: string): { head: string; tail: string }[] {
  const parts = text.split(/,\s{0,4}/)
  return [3, 2].map((count) => ({
    head: parts.slice(0, -count).join(', '),
    tail: parts.slice(-count).join(', '),
  }))
}

const STREET_END = new RegExp(
  `(?:${wordsOfKind('street_suffix').join('|')})\\.?\\s{0,4}\\d{0,6}[a-z]?$`,
  'u',
)
const STREET_WORDS = new Set(wordsOfKind('street'))
const COUNTRIES = countryNames()
/** Characters of a country's name, and of signs behind it. */
const LONGEST_COUNTRY = Math.max(...[...COUNTRIES].map(({ length }) => length)) + 10

/**
 * Does a text name a street: by its word for one, or, with a number, by such a word's ending? Words
 * with a dot are words of other texts without it.
 */
export function looksLikeStreet(text: string): boolean {
  const words = plainText(text).match(/[\p{L}\d]+\.?/gu) ?? []
  const numbered = /\d/.test(text)
  return words.some((printed) => {
    const word = printed.replace('.', '')
    return (
      STREET_WORDS.has(printed) ||
      STREET_WORDS.has(word) ||
      (numbered && word.length > 5 && STREET_END.test(word))
    )
  })
}

/** Whether a word is short for what streets are called, with its point: `Cad.` */
export const isShortForStreet = (word: string): boolean =>
  word.endsWith('.') && STREET_WORDS.has(plainText(word).slice(0, -1))

/** Is the text a country's name and nothing else, in one of the known languages? */
export const isCountry = (text: string): boolean =>
  text.length <= LONGEST_COUNTRY && !/\d/.test(text) && countryIn(text)
const countryIn = remembered((text: string): boolean =>
  COUNTRIES.has(plainText(text).replace(/(?<![.,\s])[.,\s]+$/, '')),
)

/** States that stand behind the code, in lines of their own: of India, and of Malaysia. */
const LAST_STATES = new Set(
  'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi|new delhi|johor|johor darul takzim|kedah|kelantan|melaka|negeri sembilan|pahang|perak|perlis|pulau pinang|penang|sabah|sarawak|selangor|selangor darul ehsan|terengganu|wilayah persekutuan'.split(
    '|',
  ),
)
/** Is the text a state's name and nothing else, of those that end addresses? */
export const isLastState = (text: string): boolean => !/\d/.test(text) && lastStateIn(text)
const lastStateIn = remembered((text: string): boolean =>
  LAST_STATES.has(
    plainText(text)
      .replace(/[^a-z ]/g, '')
      .trim(),
  ),
)

/** Could this line be part of a postal address? Text with a street, a town's code, or a country. */
export const isAddressLine = remembered(
  (line: string): boolean =>
    readTown(line) !== null ||
    isCountry(line) ||
    (looksLikeStreet(line) && /\p{L}{3}/u.test(line)) ||
    /^(?:p\.?\s?o\.?\s?box|postfach|postbus|apartado|casella postale|bp|suite|unit|floor|level|flat|c\/o)\b/i.test(
      line.trim(),
    ),
)

/** The parts of an address given line by line. */
export function readAddress(lines: readonly string[]): PostalAddress {
  const street: string[] = []
  let town: Town | null = null
  let country: string | null = null
  for (const line of lines) {
    const text = line.trim().replace(/(?<![,;])[,;]+$/, '')
    const { head, tail } = lastPart(text.replace(DASHES, ', '))
    if (country === null && head !== '' && isCountry(tail)) country = tail
    if (country === null && isCountry(text)) country = text
    else if (town === null && readTown(text) !== null) {
      town = readTown(text)
      if (town?.rest) street.push(town.rest)
    } else if (town === null) street.push(text)
  }
  return {
    street: street.length > 0 ? street.join(', ') : null,
    postalCode: town?.postalCode ?? null,
    city: town?.city || null,
    region: town?.region ?? null,
    country,
  }
}
