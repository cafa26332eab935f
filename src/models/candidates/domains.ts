import { emailsIn, urlsIn } from '../../fields/contact.ts'
import type { DocumentText } from '../../reading/document-text.ts'

/** A domain that a document prints. */
export interface Domain {
  readonly name: string
  readonly mail: boolean
}

/** Providers whose domain names nobody. */
const PROVIDERS =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|web|gmx|aol|orange|free|wanadoo|libero|t-online|mail|proton(?:mail)?)$/

/** The names in addresses of the web and of mail, without what is in front and behind. */
export function domainsOf(document: DocumentText): Domain[] {
  return document.rows
    .flatMap(({ text }) => [
      ...emailsIn(text).map((own) => ({
        name: coreOf(own.slice(own.indexOf('@') + 1)),
        mail: true,
      })),
      ...urlsIn(text).map((own) => ({ name: coreOf(own), mail: false })),
    ])
    .filter(({ name }) => name.length > 2 && !PROVIDERS.test(name))
}

function coreOf(address: string): string {
  const host = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#]/)[0]!
  const parts = host.split('.')
  const at = parts.length > 2 && /^(?:co|com|org|net|gov|ac)$/.test(parts.at(-2)!) ? -3 : -2
  return (parts.at(at) ?? host).replace(/[^a-z\d]/g, '')
}

/** Domains write ä, ö and ü as ae, oe and ue. */
export const withoutUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1')

/** Share of a domain's letters that a name has in their order, and the other way round. */
export function domainLikeness(name: string, domains: readonly Domain[]): number {
  if (domains.length === 0) return 0
  let best = 0
  const own = withoutUmlauts(name)
  for (const domain of domains) {
    const other = withoutUmlauts(domain.name)
    if (other.length < 3 || own.length < 3) continue
    const [less, more] = [Math.min(own.length, other.length), Math.max(own.length, other.length)]
    if (own.includes(other) || other.includes(own)) best = Math.max(best, 0.5 + 0.5 * (less / more))
    else if (own.slice(0, 5) === other.slice(0, 5)) best = Math.max(best, 0.4)
  }
  return best
}
