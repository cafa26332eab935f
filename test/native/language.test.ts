import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { drawn, pdf } from '../engine/documents.ts'
import { linesOf, pageOfText, TEXTS } from './pictures.ts'

const addon = loadAddon()
const tessdata = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata'].find(existsSync)!
const reader = new addon.Reader({ tessdata, second: null, degraded: null })
t.teardown(() => reader.dispose())

/** Lines in WinAnsi, so that letters with accents come out. */
const pageOf = (texts: readonly string[], under = ''): Buffer => {
  const content = texts.map((text, i) => {
    const hex = Buffer.from(text, 'latin1').toString('hex')
    return `BT /F1 14 Tf 60 ${700 - i * 21} Td <${hex}> Tj ET`
  })
  return drawn(pdf([{ content: `${under} ${content.join('\n')}` }]), 200)
}

const read = (bytes: Uint8Array, languages: readonly string[]) =>
  reader.read(
    { kind: 'encoded', bytes, frame: 0, orientation: 1 },
    { languages, dpi: 200, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )

const GERMAN = [
  'Für die Prüfung der Bücher wären größere Räume nötig.',
  'Die Gebühr fällt jährlich an und wird überwiesen.',
  'Möchten Sie künftig früher benachrichtigt werden?',
  'Schöne Grüße aus dem verschneiten Gebirge.',
]
const FRENCH = [
  'La bibliothèque a été fermée après la fête du village.',
  'Où sont passés les élèves de la première année ?',
  'Le maître a préparé une leçon très intéressante.',
  'Même à côté de la rivière, la lumière était belle.',
]

t.test('the language of a page is found', async (t) => {
  const languages = ['eng', 'deu', 'fra']
  for (const [texts, language] of [
    [GERMAN, 'deu'],
    [FRENCH, 'fra'],
  ] as const) {
    const result = read(pageOf(texts), languages)
    t.equal(result.language, language)
    t.same(linesOf(result), texts)
  }
  const english = read(pageOfText(), languages)
  t.equal(english.language, 'eng')
  t.same(linesOf(english), TEXTS)
})

t.test('also where another one is sure of its reading of it', async (t) => {
  // Letters that English has, too.
  const italian = [
    'La signora entra nella stanza con la lettera del notaio.',
    'Domani mattina il treno parte dalla stazione centrale.',
    'Nessuno ricorda quando il ponte venne costruito davvero.',
  ]
  const result = read(pageOf(italian), ['eng', 'ita'])
  t.equal(result.language, 'ita')
  t.same(linesOf(result), italian)
})

t.test('of a card: few words, names among them, dark on light and light on dark', async (t) => {
  const card = [
    'Jürgen Weißmüller',
    'Geschäftsführer',
    'Möbelwerkstätten Grünau',
    'Telefon 0123 4567890',
    'Schloßstraße 12',
    '12345 Königsbrück',
  ]
  for (const under of ['', '0.1 g 40 560 400 180 re f 1 g']) {
    const result = read(pageOf(card, under), ['eng', 'deu', 'fra', 'ita'])
    t.equal(result.language, 'deu')
    t.same(linesOf(result), card)
  }
})

t.test('of a card whose longest lines are addresses of the net', async (t) => {
  const card = [
    'Jürgen Weißmüller',
    'Geschäftsführer',
    'Möbelwerkstätten Grünau',
    'Schloßstraße 12, Königsbrück',
    'juergen.weissmueller@moebelwerkstaetten-gruenau.example',
    'www.moebelwerkstaetten-gruenau.example',
  ]
  const result = read(pageOf(card), ['eng', 'deu', 'swe'])
  t.equal(result.language, 'deu')
  t.same(linesOf(result), card)
})

const SWEDISH = [
  'Företaget säljer möbler, lampor och mattor till hela landet.',
  'Fråga gärna våra medarbetare om råd före köpet.',
  'Alla priser gäller så länge lagret räcker.',
]
const DANISH = [
  'Bestyrelsen mødes hver måned på rådhuset i byen.',
  'Børnene løb hjem gennem skoven, før regnen begyndte.',
  'Prøv også vores nye brød fra køkkenet på havnen.',
]

t.test('models that see lines higher than the first one are tried as well', async (t) => {
  for (const [texts, language] of [
    [SWEDISH, 'swe'],
    [DANISH, 'dan'],
  ] as const) {
    const result = read(pageOf(texts), ['eng', 'dan', 'deu', 'nor', 'swe'])
    t.equal(result.language, language)
    t.same(linesOf(result), texts)
  }
})

t.test('what a model cannot write is read by the first one', async (t) => {
  // Tesseract's model of Swedish has neither of the two.
  const address = 'Skriv till oss: lars_berg@möbelhandeln.se'
  const result = read(pageOf([...SWEDISH, address]), ['eng', 'swe'])
  t.equal(result.language, 'swe')
  t.equal(linesOf(result).at(-1), address)
})

t.test('so is what is light on dark, and what runs up the side of a page', async (t) => {
  const address = 'lars_berg@mobelhandeln.se'
  const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
  const lines = [...DANISH, `Skriv til os: ${address} eller ring til os.`]
  const set = (turn: string, place: (i: number) => string) =>
    lines.map((line, i) => `BT /F1 14 Tf ${turn} ${place(i)} Tm <${hex(line)}> Tj ET`).join('\n')
  const light = `0.1 g 40 480 500 110 re f 1 g ${set('1 0 0 1', (i) => `60 ${565 - 21 * i}`)} 0 g`
  const aside = set('0 1 -1 0', (i) => `${480 + 21 * i} 160`)
  for (const part of [light, aside]) {
    const { words } = read(pageOf(DANISH, part), ['eng', 'dan'])
    t.ok(
      words.some(({ text }) => text === address),
      words.map(({ text }) => text).join(' '),
    )
  }
})

t.test('one language is one language', async (t) => {
  const result = read(pageOf(GERMAN), ['eng'])
  t.equal(result.language, 'eng')
  t.notMatch(linesOf(result).join(), /[äöüß]/)
  t.throws(() => read(pageOf(GERMAN), ['eng', 'xxx']), { code: 'LANGUAGE_MISSING' })
})

t.test('blurred Greek capitals are no Latin ones', async (t) => {
  const bytes = readFileSync(join(import.meta.dirname, 'greek-receipt.png'))
  const result = read(bytes, ['eng', 'deu', 'rus', 'ell'])
  t.equal(result.language, 'ell')
  t.match(linesOf(result).join('\n'), /^ΦΟΥΡΝΟΣ ΤΟ ΠΑΡΑΔΕΙΓΜΑ$/m)
})

t.test('scribbles on a receipt do not make it Japanese', async (t) => {
  const bytes = readFileSync(join(import.meta.dirname, 'scribbled-receipt.png'))
  const result = read(bytes, ['eng', 'ces', 'jpn', 'kor', 'chi_sim', 'chi_tra'])
  t.equal(result.language, 'ces')
  for (const line of ['Jan Smyšlený, Vzorová 12', 'Děkujeme za nákup'])
    t.ok(linesOf(result).includes(line), line)
})

t.test(
  'a card in letters that look like Latin ones, with addresses of the net in those',
  async (t) => {
    const bytes = readFileSync(join(import.meta.dirname, 'greek-card.png'))
    const lines = linesOf(read(bytes, ['eng', 'deu', 'rus', 'ell']))
    for (const line of ['Λητώ Παραδείγματος', 'Υπεύθυνη Παραγωγής', 'leto@paradeigma.example'])
      t.ok(lines.includes(line), `${line} in ${lines.join(' / ')}`)
  },
)

t.test('words in Latin letters among Cyrillic ones', async (t) => {
  const bytes = readFileSync(join(import.meta.dirname, 'cyrillic-goods.png'))
  const lines = linesOf(read(bytes, ['eng', 'deu', 'rus', 'ukr']))
  for (const line of [
    'Ел. пошта: prodazh@vyhadanyi-dim.example',
    'Навушники бездротові Wireless Premium',
    'Кабель живлення USB для принтера Canon',
    'Разом до сплати без знижки 1 284,00',
  ])
    t.ok(lines.includes(line), `${line} in ${lines.join(' / ')}`)
})

t.test('Greek words, the letter mu among them, beside Latin ones', async (t) => {
  const bytes = readFileSync(join(import.meta.dirname, 'greek-goods.png'))
  t.strictSame(linesOf(read(bytes, ['eng', 'deu', 'rus', 'ell'])), [
    'Προμηθευτής: ατομική επιχείρηση',
    'Προθεσμία πληρωμής δέκα ημέρες',
    'Συντήρηση εκτυπωτή Service Premium',
  ])
})

t.test('of a paper whose longest lines are captions of figures in another language', async (t) => {
  const texts = [
    'Flats and houses 1990 1995 2000 2005 2010 2015 2020 2021 2022 2023 2024',
    'Owners and rents 1990 1995 2000 2005 2010 2015 2020 2021 2022 2023 2024',
    'Kinds of building 1990 1995 2000 2005 2010 2015 2020 2021 2022 2023 2024',
    'Size of dwellings 1990 1995 2000 2005 2010 2015 2020 2021 2022 2023 2024',
    'Raum und Person, rooms and persons 1990 1995 2000 2005 2010 2015 2020 2021',
    'Wohnung je Person, flats by person 1990 1995 2000 2005 2010 2015 2020 2021',
    'Die Angaben für größere Städte enthalten möblierte Räume,',
    'die während der Zählung vorübergehend leer standen.',
    'Für frühere Jahre wären die Zahlen höher ausgefallen.',
    'Geförderte Häuser wurden dafür nicht gezählt.',
    'Zusätzliche Erläuterungen stehen im Anhang.',
    'Quelle: Amt für Bevölkerung und Gebäude',
  ]
  const result = read(pageOf(texts), ['eng', 'deu', 'fra'])
  t.equal(result.language, 'deu')
  t.same(linesOf(result).slice(6), texts.slice(6))
})
