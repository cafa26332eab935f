import { stdnum, type Validator } from 'stdnum'
import { digits } from './counts.ts'
import { remembered } from './remembered.ts'
import { checkedOrRepaired } from './repair.ts'

/** A VAT or tax number. */
export interface TaxId {
  /** Without spaces and dots, with its country's letters where they are printed. */
  readonly value: string
  /** Its check digits fit. */
  readonly valid: boolean
  /** One misread character was changed for it to fit. */
  readonly repaired: boolean
}

/** The number of a country as VAT registers know it. */
const VAT: Readonly<Record<string, Validator>> = {
  AT: stdnum.AT!.uid!,
  BE: stdnum.BE!.vat!,
  BG: stdnum.BG!.vat!,
  CHE: stdnum.CH!.vat!,
  CY: stdnum.CY!.vat!,
  CZ: stdnum.CZ!.dic!,
  DE: stdnum.DE!.vat!,
  DK: stdnum.DK!.cvr!,
  EE: stdnum.EE!.kmkr!,
  EL: stdnum.GR!.vat!,
  ES: stdnum.ES!.nif!,
  FI: stdnum.FI!.alv!,
  FR: stdnum.FR!.tva!,
  GB: stdnum.GB!.vat!,
  HR: stdnum.HR!.oib!,
  HU: stdnum.HU!.anum!,
  IE: stdnum.IE!.vat!,
  IT: stdnum.IT!.iva!,
  LT: stdnum.LT!.pvm!,
  LU: stdnum.LU!.tva!,
  LV: stdnum.LV!.pvn!,
  MT: stdnum.MT!.vat!,
  NL: stdnum.NL!.btw!,
  NO: stdnum.NO!.mva!,
  PL: stdnum.PL!.nip!,
  PT: stdnum.PT!.nif!,
  RO: stdnum.RO!.cf!,
  SE: stdnum.SE!.vat!,
  SI: stdnum.SI!.ddv!,
  SK: stdnum.SK!.dph!,
}

const inGroups = (letters: string, digits: number): RegExp =>
  new RegExp(
    String.raw`(?<![A-Z0-9])(?:${letters})(?:[\s.-]?\d){${digits}}(?![\s.,-]?\d)(?![A-Z])`,
    'g',
  )

/** With their letters, VAT numbers have these forms (EU directive 2006/112, UK, Switzerland, Norway, India, Canada, Japan, Kenya). */
const SHAPES: readonly RegExp[] = [
  /(?<![A-Z0-9])ATU(?:[\s.]?\d){8}(?!\d)/g,
  /(?<![A-Z0-9])BE[\s.]?[01]\d{3}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/g,
  // Recognition takes points for commas.
  /(?<![A-Z0-9])CHE[\s-]?\d{3}[\s.,]?\d{3}[\s.,]?\d{3}(?:\s?(?:MWST|TVA|IVA)(?![A-Z-]|[\s:]*\d))?(?!\d)/g,
  /(?<![A-Z0-9])(?:NO[\s-]?)?\d{3}[\s.]?\d{3}[\s.]?\d{3}\s?MVA(?![A-Z])/g,
  /(?<![A-Z0-9])(?:DE|EE|EL|PT)[\s.]?\d{3}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/g,
  /(?<![A-Z0-9])(?:DK|FI|HU|LU|MT|SI)[\s.]?\d{2}[\s.]?\d{2}[\s.]?\d{2}[\s.]?\d{2}(?!\d)/g,
  /(?<![A-Z0-9])ES[\s.-]?(?:[A-Z]-?\d{7}[A-Z0-9]|\d{8}-?[A-Z])(?![A-Z0-9])/g,
  /(?<![A-Z0-9])FR[\s.]{0,2}[A-Z0-9]{2}[\s.]?\d{3}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/g,
  /(?<![A-Z0-9])GB[\s.]?\d{3}[\s.]?\d{4}[\s.]?\d{2}(?:[\s.]?\d{3})?(?!\d)/g,
  /(?<![A-Z0-9])IE[\s.]?\d[A-Z0-9+*]\d{5}\s?[A-Z]{1,2}(?![A-Z0-9])/g,
  /(?<![A-Z0-9])(?:IT|LV|HR)[\s.]?\d{11}(?!\d)/g,
  /(?<![A-Z0-9])NL(?:[\s.]?\d){9}[\s.]?B[\s.]?\d{2}(?!\d)/g,
  /(?<![A-Z0-9])PL[\s.]?\d{3}[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/g,
  /(?<![A-Z0-9])[\dO]{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9](?![A-Z0-9])/g,
  /(?<![A-Z0-9])(?:\d{5}\s?\d{4}|\d{3}\s\d{3}\s\d{3})\s?RT\s?[\dO]{4}(?![A-Z0-9])/g,
  /(?<![A-Z0-9])(?:SE\d{10}01|RO\d{6,10}|CZ\d{8,10}|SK\d{10}|LT\d{9}(?:\d{3})?|CY\d{8}[A-Z]|BG\d{9,10})(?![A-Z0-9])/g,
  /(?<![A-Z0-9])T[\s-]?\d(?:[\s-]?\d{4}){3}(?!\d)/g,
  // Kenya's, by what everybody calls it.
  /(?<=(?<![A-Z])PIN(?:\s?N[Oo]\.?)?\P{L}{1,3})[AP]\d{9}[A-Z](?![A-Z0-9])/gu,
  // In other groups, where no more digits follow: accounts begin with a country's letters, too.
  inGroups('DK|FI|HU|LU|MT|SI', 8),
  inGroups('DE|EE|EL|PT|GB', 9),
  inGroups('BE|PL', 10),
  inGroups('IT|LV|HR', 11),
  inGroups('SE', 12),
]

/** One of all these. */
const ANY_SHAPE = new RegExp(SHAPES.map((shape) => shape.source).join('|'), 'u')

/** What all of these have. */
const HOLDS_LETTERS = /[A-Z]{2}|T[\s-]?\d/
const HOLDS_DIGITS = /^(?:\D*\d){6}/

const NONE: readonly TaxId[] = []

/** `BG` that recognition read as the letters of Cyrillic that look like it. */
const BULGARIAN = /(?<![\p{L}\p{N}])[BВ][GСсОо](?=\d{9,10}(?!\d))/gu

/** VAT numbers in a text, by their form; those whose check digits fit come first. */
export function vatIdsIn(printed: string): readonly TaxId[] {
  if (!HOLDS_DIGITS.test(printed)) return NONE
  const text = printed.replace(BULGARIAN, 'BG')
  return HOLDS_LETTERS.test(text) && ANY_SHAPE.test(text) ? searched(text) : NONE
}

const searched = remembered((text: string): readonly TaxId[] => {
  const found: TaxId[] = []
  for (const shape of SHAPES)
    for (const [match] of text.matchAll(shape)) {
      const id = checkedVatId(match)
      if (!found.some((other) => other.value === id.value)) found.push(id)
    }
  return found.sort((a, b) => Number(b.valid) - Number(a.valid))
})

/** An Indian number's count of its firm's registers, which hardly any has ten of. */
const FIRST = /(?<=^\d{2}[A-Z]{5}\d{4}[A-Z])I(?=Z)/
/** Digits of forms that have letters as well, in which recognition takes zeros for O. */
const ZEROS = /^[\dO]{2}(?=[A-Z]{5}\d{4}[A-Z])|(?<=\dRT)[\dO]{4}$/
/** Letters in front of the number. */
const PREFIX = /^(?:CHE|[A-Z]{2})?/
/** What makes a Swiss enterprise's number that of its VAT. */
const SWISS = /(?:MWST|TVA|IVA)$/

/** Whether a number has the letters of a country whose check digits are known. */
export const hasKnownChecks = (value: string): boolean => validatorOf(value) !== undefined

const validatorOf = (value: string): Validator | undefined =>
  VAT[value.endsWith('MVA') ? 'NO' : PREFIX.exec(value)![0]]

function checkedVatId(printed: string): TaxId {
  const value = printed
    .replace(/[\s.,-]/g, '')
    .toUpperCase()
    .replace(ZEROS, (part) => part.replaceAll('O', '0'))
    .replace(FIRST, '1')
  const [prefix] = PREFIX.exec(value)!
  const validator = validatorOf(value)
  if (!validator) return { value, valid: false, repaired: false }
  const checked = checkedOrRepaired(value.slice(prefix.length), (own) => {
    const whole = prefix + own
    return validator.validate(prefix === 'CHE' && !SWISS.test(own) ? `${whole}MWST` : whole).isValid
  })
  if (!checked) return { value, valid: false, repaired: false }
  return { value: prefix + checked.value, valid: true, repaired: checked.repaired }
}

const EIN = /(?<![\d-])\d{2}-\d{7}(?!\d)/
/** Twelve-digit goods and services tax numbers, French SIRET, Italian codes and the like. */
const OTHER = /(?<![\p{L}\d])(?=[A-Z0-9./ -]{0,40}\d)[A-Z0-9][A-Z0-9./-]*(?:\s\d[\d.-]*)*/u

/** Numbers that are printed without their country's letters, by what their labels are called. */
const NATIONAL: readonly (readonly [label: RegExp, form: RegExp, Validator])[] = [
  [/n\.?i\.?p(?![.\s]?c)/i, /(?<!\d)\d(?:[\s-]?\d){9}(?![\s-]?\d)/, stdnum.PL!.nip!],
  [/n\.?i\.?[fp]|cont/i, /(?<!\d)\d{3}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/, stdnum.PT!.nif!],
  [/cnpj/i, /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/, stdnum.BR!.cnpj!],
  [/cpf/i, /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/, stdnum.BR!.cpf!],
]

/**
 * The number behind a tax label: a VAT number, one that fits what the label calls it, a US EIN, else
 * the first token with digits.
 *
 * @param text what stands right of, or below, the label
 * @param label as printed
 */
export function labelledTaxId(text: string, label: string): TaxId | null {
  const [vat] = vatIdsIn(text)
  if (vat) return vat
  for (const [name, form, validator] of NATIONAL) {
    const value = name.test(label) ? form.exec(text)?.[0].replace(/\D/g, '') : undefined
    if (value && validator.validate(value).isValid) return { value, valid: true, repaired: false }
  }
  const ein = EIN.exec(text)
  if (ein) {
    const valid = stdnum.US!.ein!.validate(ein[0]).isValid
    return { value: ein[0], valid, repaired: false }
  }
  const match = OTHER.exec(text.toUpperCase())
  if (!match || digits(match[0]) < 6) return null
  const form = NATIONAL.find(([name, form]) => name.test(label) && form.test(match[0]))
  const value = form ? match[0].replace(/\D/g, '') : withoutLastSigns(match[0].replace(/\s+/g, ''))
  return { value, valid: false, repaired: false }
}

/** Signs behind a number are of the line, not its own. */
function withoutLastSigns(text: string): string {
  let end = text.length
  while (end > 0 && './-'.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}
