import { remembered } from './remembered.ts'

const EMAIL =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d.-]{0,200}[\p{L}\d])?\.\p{L}{2,24}/gu
const TOP =
  'com|org|net|info|biz|eu|de|at|ch|fr|es|it|nl|be|lu|uk|ie|us|ca|au|nz|in|sg|my|jp|cn|pl|cz|pt|br|se|dk|no|fi|io|co|ai|app|dev|shop|online|hu|ro|sk|si|hr|ee|lv|lt|gr|bg|ua|ru|tr|rs|za|mx|ar|cl|pe|hk|tw|kr|th|ph|vn|ae|il|ke|cat|swiss|bank|gmbh|me|tv'
const URL = new RegExp(
  `(?<![\\p{L}\\d@.])(?:https?://[^\\s<>|,;]+|www\\.[\\p{L}\\d.-]{1,200}\\.\\p{L}{2,24}(?:/[^\\s<>|,;]*)?|[\\p{L}\\d][\\p{L}\\d-]{2,62}(?:\\.[\\p{L}\\d-]{1,62}){0,8}\\.(?:(?:com?|org|net)\\.\\p{L}{2}(?![\\p{L}\\d])|${TOP})(?:/[^\\s<>|,;]*)?)(?![\\p{L}\\d@])`,
  'giu',
)

/** No address has hyphens of typesetters: `ada@long‐street.com` is printed with the plain one in mind. */
const withPlainHyphens = (text: string): string => text.replace(/[‐‑]/g, '-')

const NONE: readonly string[] = []

/** E-mail addresses in a text, lower case; spaces that recognition put around @ and dots closed. */
export const emailsIn = (text: string): readonly string[] =>
  text.includes('@') ? searchedEmails(text) : NONE

const searchedEmails = remembered((text: string): readonly string[] =>
  [
    ...withPlainHyphens(text)
      .replace(/(?<!\s)\s*@\s*/g, '@')
      .replace(/(@[\p{L}\d.-]{1,200})\s{0,4}\.\s{1,4}(\p{L}{2,4})(?!\p{L})/gu, '$1.$2')
      .matchAll(EMAIL),
  ].map(([match]) => match.toLowerCase()),
)

/** What all web addresses have. */
const HOLDS_HOST = /\.\p{L}|:\/\//u

/** Web addresses in a text, as printed; domains of e-mail addresses are not among them. */
export const urlsIn = (text: string): readonly string[] =>
  HOLDS_HOST.test(text) ? searchedUrls(text) : NONE

const searchedUrls = remembered((text: string): readonly string[] =>
  [...withPlainHyphens(text).replace(EMAIL, ' ').matchAll(URL)]
    .map(([match]) => match.replace(/(?<![.)])[.)]+$/, ''))
    .filter((match) => !/@/.test(match)),
)

/** Whether an address of mail or of the web is in a text. */
export const holdsAddress = (text: string): boolean =>
  emailsIn(text).length > 0 || urlsIn(text).length > 0
