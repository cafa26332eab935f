import { type DocumentText, documentText } from '../reading/document-text.ts'
import { type Found, type FoundFields, fieldsOf } from '../reading/found.ts'
import { outOfMirror } from '../reading/leftwards.ts'
import { countryOf } from '../reading/origin.ts'
import { outOfSideways } from '../reading/sideways.ts'
import { WEIGHTS } from '../scoring/fitted.ts'
import type { AddressCandidate } from './candidates/address-candidate.ts'
import { decideFields } from './candidates/field-set.ts'
import { foundDecision } from './candidates/found-decision.ts'
import type { NameCandidate } from './candidates/name-candidate.ts'
import { partsOf } from './card/address.ts'
import { documentOfCard } from './card/columns.ts'
import { type CardPhone, contactsOf } from './card/contacts.ts'
import { BUSINESS_CARD_FIELDS } from './card/field-names.ts'
import { CARD } from './card/field-set.ts'
import { bareName, nameParts, wholeName } from './card/names.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { recordExtraction } from './field-sheets.ts'
import { kindWarning } from './kind/mismatch.ts'
import type { Model } from './model.ts'
import { pageRangeWarning } from './page-range-warning.ts'
import type { Trace } from './trace.ts'

const LISTS = ['phones', 'emails', 'websites', 'social'] as const

/** Business cards of one or two sides: who, how to reach, where. */
export const businessCard: Model = {
  ...DESCRIPTIONS.business_card,
  extract: (pages, options, trace) => {
    const own = documentText(pages)
    const document = documentOfCard(own)
    const { fields, evidence } = fieldsOf(
      BUSINESS_CARD_FIELDS,
      outOfMirror(outOfSideways(foundFields(document, trace), document.pages), own.pages),
    )
    for (const list of LISTS) fields[list] ??= []
    return recordExtraction(
      { fields, evidence },
      [],
      [...pageRangeWarning(pages, options), ...kindWarning(own, 'business_card')],
    )
  },
}

function foundFields(document: DocumentText, trace?: Trace): FoundFields {
  const contacts = contactsOf(document, countryOf(document))
  const decided = decideFields(CARD, document, WEIGHTS.business_card, {}, trace?.fields)
  const found = (field: string) => foundDecision(decided[field], document)
  const bearer = found('name')
  const line = (decided.name?.candidate as NameCandidate | null | undefined)?.piece.text ?? ''
  const name = bearer && { ...bearer, value: wholeName(bareName(bearer.value), line) }
  const { first, last } = name ? nameParts(name.value) : { first: null, last: null }
  const address = found('address')
  const lines = (decided.address?.candidate as AddressCandidate | null | undefined)?.lines ?? []
  const parts = address ? partsOf(lines.map((line) => line.text)) : null
  const part = (value: string | null | undefined, from: Found | null | undefined) =>
    value && from ? { ...from, value } : null
  const voice = contacts.phones.filter((phone) => phone.type !== 'fax')
  const of = (type: CardPhone['type']) =>
    contacts.phones.find((phone) => phone.type === type)?.found ?? null
  const [anyPhone] = voice
  return {
    name,
    first_name: part(first, name),
    last_name: part(last, name),
    title: found('title'),
    department: found('department'),
    company: found('company'),
    phone: of('phone'),
    mobile: of('mobile'),
    fax: of('fax'),
    phones: anyPhone
      ? {
          ...anyPhone.found,
          value: voice.map(({ type, number, e164 }) => ({ type, number, e164 })),
        }
      : null,
    email: contacts.emails[0] ?? null,
    emails: listed(contacts.emails),
    website: contacts.websites[0] ?? null,
    websites: listed(contacts.websites),
    address,
    street: part(parts?.street, address),
    city: part(parts?.city, address),
    region: part(parts?.region, address),
    postal_code: part(parts?.postalCode, address),
    country: part(parts?.country, address),
    social: listed(contacts.social),
  }
}

const listed = (found: readonly Found[]): Found<unknown> | null =>
  found[0] ? { ...found[0], value: found.map((own) => own.value) } : null
