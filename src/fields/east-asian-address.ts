/** Addresses as China, Japan and Korea write them: from the largest to the smallest, on one line as a rule. */
export interface EastAsianAddress {
  readonly postalCode: string
  readonly region: string | null
  readonly city: string
  readonly rest: string
}

/** A code behind its mark. */
const CODE = /^(?:〒|T\s(?=\d{3}-\d{4}(?:\s|$)))\s?(\d{3}-?\d{4})(?!\d)\s{0,3}/u
/** Japanese prefectures, and what the larger towns are divided into. */
const JAPAN =
  /^([\p{Script=Han}]{2,3}[都道府県])?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶケ]{1,8}?[市区郡町村])(?=\P{Script=Latin}{1,24}$|\P{Script=Latin}{0,12}\d)/u
/** Provinces and cities of Korea, by their short names too, districts, and streets with a number. */
const KOREA =
  /^(?:(\p{Script=Hangul}{2,6}[시도]|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충[북남]|전[북남]|경[북남]|제주)\s)?(\p{Script=Hangul}{1,5}[시군구])\s(?=.{0,24}\p{Script=Hangul}(?:로|길|동|읍|면|리|가)\s?\d)/u
/** Provinces, cities and districts of China and Taiwan, and streets with a number. */
const CHINA =
  /^(\p{Script=Han}{2,4}省)?(\p{Script=Han}{2,8}?[市县縣])(?=\P{Script=Latin}{0,16}(?:路|街|道|巷|弄|段|村)\P{Script=Latin}{0,10}\d{1,5}\s?[号號])/u
const HOUSE = /\d/

/** The parts of such an address; null for another text. */
export function readEastAsianAddress(line: string): EastAsianAddress | null {
  const code = CODE.exec(line)
  const text = code ? line.slice(code[0].length) : line
  const postalCode = code?.[1] ?? ''
  const match = KOREA.exec(text) ?? CHINA.exec(text) ?? (HOUSE.test(text) ? JAPAN.exec(text) : null)
  if (!match) return code && text === '' ? { postalCode, region: null, city: '', rest: '' } : null
  const rest = text.slice(match[0].length).trim()
  return { postalCode, region: match[1] ?? null, city: match[2]!, rest }
}
