import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import t from 'tap'
import type { Page } from '../../src/document/page.ts'
import { loadAddon } from '../../src/engine/native.ts'
import { unreadScripts } from '../../src/engine/tasks/unread-scripts.ts'
import { drawn } from './documents.ts'
import { printedPng } from './printed.ts'
import { typeset } from './typeset.ts'

const tessdata = resolve(import.meta.dirname, '../../.cache/languages')
const reader = new (loadAddon().Reader)({ tessdata, second: null, degraded: null })
t.teardown(() => reader.dispose())

const RUSSIAN = [
  'В прошлом году библиотеку посетили многие',
  'жители города, больше, чем когда-либо раньше.',
  'Новый читальный зал был готов в мае месяце.',
  'Строительство обошлось недорого, половину',
  'суммы собрали читатели и соседи библиотеки.',
]
const JAPANESE = [
  '図書館には多くの人が訪れました。前の年より多く、',
  '開館以来もっとも多い人数です。本を借りる人も増え、',
  '新しい閲覧室は五月に完成しました。窓からは川が見えます。',
]

const pageOf = (lines: readonly string[]): Buffer =>
  drawn(Buffer.from(typeset(lines.map((text, i) => ({ text, x: 40, y: 60 + 28 * i })))), 200)

const read = (bytes: Uint8Array, languages: readonly string[]) =>
  reader.read(
    { kind: 'encoded', bytes, frame: 0, orientation: 1 },
    { languages, dpi: 200, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )

t.test('models are there', async (t) => {
  t.ok(existsSync(`${tessdata}/osd.traineddata`), 'by scripts/setup.sh --with-tests')
})

t.test('of many models the one of the page’s script reads it', async (t) => {
  const languages = ['eng', 'ara', 'ell', 'jpn', 'jpn_vert', 'kor', 'rus', 'vie']
  for (const [lines, language] of [
    [RUSSIAN, 'rus'],
    [JAPANESE, 'jpn'],
  ] as const) {
    const page = read(pageOf(lines), languages)
    t.equal(page.language, language)
    t.equal(page.unreadScript, '')
  }
})

t.test(
  'a line in Latin letters of a page in another script is read by a Latin model',
  async (t) => {
    const address = 'olga.lesnova@chitalny-zal.example'
    const page = read(pageOf([...RUSSIAN, address]), ['eng', 'ell', 'rus'])
    t.equal(page.language, 'rus')
    t.equal(page.words.at(-1)?.text, address)
  },
)

t.test('a script that no model reads is named, and its words are not trusted', async (t) => {
  for (const [lines, script] of [
    [RUSSIAN, /^Cyrillic$/],
    [JAPANESE, /^(Japanese|Han|Hiragana|Katakana)$/],
  ] as const) {
    const page = read(pageOf(lines), ['eng', 'vie'])
    t.match(page.unreadScript, script)
    t.ok(page.words.every(({ confidence }) => confidence <= 0.05))
  }
})

t.test('a script that is seen surely is there, whatever is taken for words', async (t) => {
  const bengali = readFileSync(resolve(import.meta.dirname, '../native/bengali.png'))
  t.equal(read(bengali, ['eng', 'vie']).unreadScript, 'Bengali')
})

t.test('a script of few letters is told by who reads them', async (t) => {
  const page = await printedPng(
    `<table>${[
      ['פריט', 'כמות', 'מחיר'],
      ['נייר לבן', '12', '8.50'],
      ['דיו שחור', '3', '45.00'],
    ]
      .map(
        (cells) => `<tr>${cells.map((cell) => `<td style="padding: 4px 16px">${cell}`).join('')}`,
      )
      .join('')}</table><p>ההנחה היא מתוך שקלים</p>`,
    'dir="rtl" lang="he"',
  )
  const languages = ['eng', 'ara', 'ell', 'heb', 'rus', 'tam', 'tha']
  t.equal(read(page, languages).language, 'heb')
})

t.test('nothing known of much text is a script that cannot be told', async (t) => {
  const page = await printedPng(
    [
      'ქალაქის ბიბლიოთეკა',
      'შარშან ბიბლიოთეკას ბევრი მკითხველი ეწვია',
      'ახალი დარბაზი მაისში გაიხსნა და ფანჯრებიდან',
      'მდინარე ჩანს, მომავალ წელს მოძრავი ბიბლიოთეკა',
    ]
      .map((line) => `<p>${line}</p>`)
      .join(''),
  )
  const { unreadScript, words } = read(page, ['eng', 'vie'])
  t.not(unreadScript, '')
  t.ok(words.every(({ confidence }) => confidence <= 0.05))
  const [warning] = unreadScripts([{ number: 1, unreadScript: 'unknown' } as Page])
  t.match(warning?.message, /seems to be in a script which none .* Install a model for it$/)
})

t.test('the warning says which pages, which script and what to install', async (t) => {
  const pages = [1, 2, 3].map((number) => ({
    number,
    ...(number > 1 && { unreadScript: 'Cyrillic' }),
  })) as unknown as Page[]
  const [warning, ...others] = unreadScripts(pages)
  t.equal(others.length, 0)
  t.equal(warning?.code, 'LANGUAGE_NOT_INSTALLED')
  t.match(warning?.message, /page 2, 3 .*Cyrillic.*tesseract-ocr-rus/)
})

t.test('few characters among addresses and figures are told by who reads them', async (t) => {
  const languages = ['eng', 'ell', 'jpn', 'chi_sim', 'chi_tra', 'kor', 'rus']
  for (const [language, lines] of [
    ['jpn', ['株式会社白浜精機', '製造部第一課', '小山内 花子']],
    ['kor', ['가람분식', '충청남도 가람시 나래로 12', '영수증 합계금액']],
  ] as const) {
    const contacts = ['TEL 0555-55-0101  FAX 0555-55-0102', 'h.osanai@shirahama-seiki.example']
    const page = await printedPng(
      [...lines, ...contacts].map((line) => `<p>${line}</p>`).join(''),
      `lang="${language.slice(0, 2)}"`,
    )
    const { language: told, words } = read(page, languages)
    t.equal(told, language)
    t.ok(
      words.some(({ text }) => text === contacts[1]),
      'addresses are read by a Latin model',
    )
  }
})
