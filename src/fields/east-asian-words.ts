import { wordsOfKind } from './lexicon.ts'

/**
 * Texts of China, Japan and Korea: words stand in them without spaces between, so that they are looked for anywhere
 * in a text, and the last characters tell what it names.
 */
export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text)

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const ownOf = (kind: 'title' | 'department' | 'company_form' | 'company_word'): readonly string[] =>
  wordsOfKind(kind)
    .map((word) => word.normalize('NFC'))
    .filter(isEastAsian)
const TITLES = ownOf('title')
const FORMS = ownOf('company_form')
const TRADES = ownOf('company_word')
const DEPARTMENTS = ownOf('department')

/** What jobs end in, and parts of a firm. */
const TITLE_END =
  /(?:長|士|師|役|員|人|担当|マネージャー|マネジャー|デザイナー|エンジニア|ディレクター|コンサルタント|팀장|부장|과장|실장|소장|원장|점장|사장|이사|대리|사원|연구원|디자이너|매니저|변호사|교수|경리|經理|经理|總監|总监|主管|工程師|工程师|代表|专员|專員|助理|秘書|秘书)$/u
const DEPARTMENT_END =
  /(?:部|課|室|係|局|科|センター|グループ|チーム|팀|부|실|본부|센터|그룹|사업부|中心)(?:第?[一二三四五六七八九十\d１-９]{1,2}(?:部|課|係|室|팀))?$/u

/** A text as people see it: characters in one piece, no spaces. */
const joined = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')

const longest = (list: readonly string[], text: string): boolean =>
  list.some((word) => text.includes(word))

/** A job, and a department, 0 or 1 each. */
export function eastAsianWork(text: string): readonly [title: number, department: number] {
  const parts = text.normalize('NFC').split(/[\s/・·|]+/)
  const isTitle = (part: string) =>
    part.length > 1 && part.length < 12 && (TITLES.includes(part) || TITLE_END.test(part))
  const isDepartment = (part: string) =>
    part.length > 1 && part.length < 14 && (DEPARTMENTS.includes(part) || DEPARTMENT_END.test(part))
  return [
    parts.some(isTitle) && !hasEastAsianForm(text) ? 1 : 0,
    parts.some(isDepartment) && !hasEastAsianForm(text) ? 1 : 0,
  ]
}

/** A part of a firm and a job, a job and its holder, or all three, without a space between. */
const PART = '(.{1,8}(?:部|課|室|局|팀|부|실|본부|센터|中心))'
const JOB = TITLES.join('|')
const WORK = new RegExp(`^${PART}(${JOB})$`, 'u')
const HOLDER = new RegExp(`^(代表取締役社長|代表取締役|代表理事|代表|${JOB})(.{3,7})$`, 'u')
const ALL = new RegExp(`^${PART}(${JOB})(.{2,5})$`, 'u')

/** The things that a text without spaces says: `販売部課長`, `代表山田花子`, `販売部課長山田花子`; null for others. */
export function eastAsianParts(text: string): readonly string[] | null {
  if (!isEastAsian(text) || /\s/.test(text)) return null
  const parts = (WORK.exec(text) ?? HOLDER.exec(text) ?? ALL.exec(text))?.slice(1)
  return parts && (WORK.test(text) || isEastAsianName(parts.at(-1)!)) ? parts : null
}

/** Whether a legal form stands in a text: in front of a name or behind it. */
export const hasEastAsianForm = (text: string): boolean =>
  isEastAsian(text) && (longest(FORMS, joined(text)) || /[(（]주[)）]/u.test(text.normalize('NFC')))

/** Whether a text ends in what a trade is called. */
export const hasEastAsianTrade = (text: string): boolean => {
  if (!isEastAsian(text)) return false
  const own = joined(text)
  return TRADES.some((word) => own.endsWith(word))
}

/** What stands behind the name of whom a letter goes to. */
const ADDRESSEE = /\s?(?:御中|様|殿|귀하|귀중|台鑒|台鉴)$/u

/** Whether a text ends as the name of an addressee does: `…御中`. */
export const isAddressee = (text: string): boolean => ADDRESSEE.test(text)
export const withoutAddressee = (name: string): string =>
  isEastAsian(name) ? name.replace(ADDRESSEE, '') : name

/** Family names of Korea, and of China in both forms, that most people there have. */
const KOREAN =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕'
const CHINESE =
  '王李張张劉刘陳陈楊杨黃黄趙赵吳吴周徐孫孙馬马朱胡郭何林高羅罗鄭郑梁謝谢宋唐許许韓韩馮冯鄧邓曹彭曾蕭萧田董潘蔣蒋蔡余杜葉叶程蘇苏魏呂吕丁任沈姚盧卢姜崔鍾钟譚谭陸陆汪范金石廖賈贾夏韋韦方鄒邹熊孟秦江薛侯龍龙'
const KOREAN_NAME = new RegExp(`^[${KOREAN}]\\p{Script=Hangul}{1,2}$`, 'u')
const CHINESE_NAME = new RegExp(`^[${CHINESE}]\\p{Script=Han}{1,2}$`, 'u')
/** Japanese names, or one of their two parts: few kanji, the given name in kana perhaps. */
const JAPANESE_NAME =
  /^(?=.*[\p{Script=Han}\p{Script=Hiragana}])[\p{Script=Han}々ヶ]{0,4}[\p{Script=Han}\p{Script=Hiragana}]{1,3}$/u
/** What ends places, firms, papers and their parts. */
const NO_NAME =
  /[部課室係局社店所会院校県市区町村郡丁番号階税計書証金額日月年円線駅館堂屋工業課行]$/u

/** Whether a text, or a word of it, has the shape of a person's name. */
export function isEastAsianName(text: string): boolean {
  const own = joined(text)
  if (!isEastAsian(own)) return false
  if (KOREAN_NAME.test(own)) return true
  if (NO_NAME.test(own) || hasEastAsianForm(own) || eastAsianWork(own)[0] === 1) return false
  return CHINESE_NAME.test(own) || JAPANESE_NAME.test(own)
}
