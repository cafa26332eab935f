import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import t from 'tap'
import { folderFor, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'
import { type Annotation, form, writes } from './forms.ts'

const PRINTED = `BT /F1 12 Tf 20 254 Td (Customer) Tj ET
  BT /F1 12 Tf 20 224 Td (Town) Tj ET
  BT /F1 12 Tf 20 194 Td (Express) Tj ET
  BT /F1 12 Tf 20 164 Td (Gift) Tj ET
  BT /F1 12 Tf 20 134 Td (Size small large) Tj ET
  BT /F1 12 Tf 20 104 Td (Colour) Tj ET
  BT /F1 12 Tf 20 74 Td (Signed) Tj ET`

const CHECK = '/Tx BMC q BT /F1 12 Tf 2 2 Td (4) Tj ET Q EMC'
const RADIO = { FT: 'Btn', Ff: 1 << 15, T: '(size)' }

const FILLED: Annotation[] = [
  {
    entries: { Subtype: 'Widget', FT: 'Tx', T: '(name_1)', TU: '(Full name)', V: '(Ada Lovelace)' },
    rect: [120, 250, 300, 268],
    looks: { '': writes('Ada Lovelace') },
  },
  // Filled in by a program that left the drawing to the reader.
  {
    entries: {
      Subtype: 'Widget',
      Parent: { T: '(address)', FT: 'Tx' },
      T: '(city)',
      V: '(Brighton)',
      DA: '(/F1 12 Tf 0 g)',
    },
    rect: [120, 220, 300, 238],
  },
  {
    entries: { Subtype: 'Widget', FT: 'Btn', T: '(express)', V: 'Yes', AS: 'Yes' },
    rect: [120, 190, 134, 204],
    looks: { Yes: CHECK, Off: 'q Q' },
  },
  {
    entries: { Subtype: 'Widget', FT: 'Btn', T: '(gift)', V: 'Off', AS: 'Off' },
    rect: [120, 160, 134, 174],
    looks: { Yes: CHECK, Off: 'q Q' },
  },
  {
    entries: { Subtype: 'Widget', ...RADIO, V: 'large', AS: 'Off' },
    rect: [120, 130, 134, 144],
    looks: { small: CHECK, Off: 'q Q' },
  },
  {
    entries: { Subtype: 'Widget', ...RADIO, V: 'large', AS: 'large' },
    rect: [160, 130, 174, 144],
    looks: { large: CHECK, Off: 'q Q' },
  },
  {
    entries: {
      Subtype: 'Widget',
      FT: 'Ch',
      Ff: 1 << 17,
      T: '(colour)',
      Opt: [
        ['(r)', '(Red)'],
        ['(g)', '(Green)'],
      ],
      V: '(g)',
    },
    rect: [120, 100, 300, 118],
    looks: { '': writes('Green') },
  },
  {
    entries: { Subtype: 'Widget', FT: 'Sig', T: '(signature)', V: { Name: '(Ada King)' } },
    rect: [120, 70, 300, 88],
    looks: { '': writes('digitally by A. King') },
  },
  {
    entries: { Subtype: 'Widget', FT: 'Tx', Ff: 1 << 13, T: '(pin)', V: '(4711)' },
    rect: [320, 250, 380, 268],
    looks: { '': writes('****') },
  },
  {
    entries: { Subtype: 'Widget', FT: 'Tx', T: '(unseen)', V: '(hidden value)', F: 2 },
    rect: [120, 30, 300, 48],
    looks: { '': writes('hidden value') },
  },
  {
    entries: { Subtype: 'Widget', FT: 'Tx', T: '(remark)' },
    rect: [320, 220, 380, 238],
  },
  {
    entries: { Subtype: 'Widget', FT: 'Btn', Ff: 1 << 16, T: '(print)' },
    rect: [320, 30, 380, 48],
    looks: { '': writes('Print') },
  },
  {
    entries: { Subtype: 'FreeText', Contents: '(paid twice)', DA: '(/F1 12 Tf 0 g)' },
    rect: [20, 10, 110, 28],
    looks: { '': writes('paid twice') },
  },
  {
    entries: { Subtype: 'Stamp' },
    rect: [120, 10, 220, 28],
    looks: { '': writes('APPROVED') },
  },
]

const EXPECTED = [
  ['name_1', 'Full name', 'text', 'Ada Lovelace', [120, 32, 300, 50]],
  ['address.city', null, 'text', 'Brighton', [120, 62, 300, 80]],
  ['express', null, 'checkbox', true, [120, 96, 134, 110]],
  ['gift', null, 'checkbox', false, [120, 126, 134, 140]],
  ['size', null, 'radio', 'large', [160, 156, 174, 170]],
  ['colour', null, 'choice', 'Green', [120, 182, 300, 200]],
  ['signature', null, 'signature', 'Ada King', [120, 212, 300, 230]],
  ['pin', null, 'text', null, [320, 32, 380, 50]],
  ['remark', null, 'text', null, [320, 62, 380, 80]],
] as const

t.test('filled forms', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const convert = async (bytes: Uint8Array, changes: Parameters<typeof request>[0]) => {
    const path = write(folder, 'a', bytes)
    const result = await engine.convert({ path, name: 'form.pdf' }, request(changes), context())
    const text = await readFile(result.path, 'utf8')
    await result.dispose()
    return text
  }
  const dataOf = async (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
    JSON.parse(await convert(bytes, { model: 'fields', output: 'json', options }))

  t.test('what is seen is part of the text', async (t) => {
    const text = await convert(form(PRINTED, FILLED), {})
    const rows = text.split('\n').filter((line) => line.trim() !== '')
    for (const row of [
      /^Customer Ada Lovelace/,
      /^Town Brighton/,
      /^Express ☑/,
      /^Gift$/,
      /^Size small large ◉/,
      /^Colour Green/,
      /^Signed digitally by A\. King/,
      /paid twice APPROVED/,
    ])
      t.ok(
        rows.some((line) => row.test(line)),
        `${row} in ${JSON.stringify(rows)}`,
      )
    t.notMatch(text, /hidden|4711/)
  })

  t.test('JSON lists the fields that are seen', async (t) => {
    const { form_fields: listed } = await dataOf(form(PRINTED, FILLED), { fields: ['Town'] })
    t.same(
      listed,
      EXPECTED.map(([name, label, type, value, box]) => ({
        name,
        label,
        type,
        value,
        page: 1,
        box: [...box],
      })),
    )
  })

  t.test('fields are found by names, labels and what is printed beside them', async (t) => {
    const fields = ['Full name', 'city', 'Town', 'remark', 'nothing', 'express', 'Colour']
    const { records } = await dataOf(form(PRINTED, FILLED), { fields })
    t.same(records[0].fields, {
      'Full name': 'Ada Lovelace',
      city: 'Brighton',
      Town: 'Brighton',
      remark: null,
      nothing: null,
      express: 'true',
      Colour: 'Green',
    })
    t.match(records[0].evidence['Full name'], { page: 1, box: [120, 32, 300, 50], confidence: 1 })
  })

  t.test('a scan with fields above it is read with them', async (t) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1667" height="1250">
      <rect width="100%" height="100%" fill="white"/>
      <text x="83" y="190" font-size="50" font-family="Helvetica, sans-serif">Customer number</text>
      <text x="83" y="800" font-size="50" font-family="Helvetica, sans-serif">Thank you very much</text>
    </svg>`
    const image = await sharp(Buffer.from(svg)).jpeg().toBuffer()
    const name: Annotation = {
      entries: { Subtype: 'Widget', FT: 'Tx', T: '(name)', V: '(Grace Hopper)' },
      rect: [220, 250, 390, 268],
      looks: { '': writes('Grace Hopper') },
    }
    const text = await convert(form('', [name], { image }), {})
    t.match(text, /Customer number\s+Grace Hopper/)
    t.match(text, /Thank you very much/)
    const { pages, form_fields: listed } = await dataOf(form('', [name], { image }))
    t.equal(pages[0].source, 'ocr')
    t.match(listed, [{ name: 'name', value: 'Grace Hopper', box: [220, 32, 390, 50] }])
  })

  t.test('boxes lie on the page as it is shown', async (t) => {
    const { pages, form_fields: listed } = await dataOf(
      form(
        'BT /F1 12 Tf 0 1 -1 0 40 20 Tm (Printed for a page that is turned) Tj ET',
        FILLED.slice(0, 1),
        {
          rotate: 90,
        },
      ),
    )
    t.match(pages[0], { width: 300, height: 400 })
    // Turned clockwise, what was at (x, y) from below is at (y, x) from above.
    t.same(listed[0].box, [250, 120, 268, 300])
  })

  t.test('values whose appearances are older are read as they are', async (t) => {
    const entries = { Subtype: 'Widget', FT: 'Tx', T: '(name)', V: '(Grace Hopper)' }
    const name: Annotation = {
      entries: { ...entries, DA: '(/F1 12 Tf 0 g)' },
      rect: [120, 250, 300, 268],
      looks: { '': writes('your name here') },
    }
    const text = await convert(form(PRINTED, [name], { isStale: true }), {})
    t.match(text, /Customer Grace Hopper/)
    t.notMatch(text, /your name here/)
  })

  t.test('links alone are no form', async (t) => {
    const link: Annotation = {
      entries: { Subtype: 'Link', A: { S: 'URI', URI: '(https://example.com)' } },
      rect: [20, 250, 100, 268],
    }
    t.notOk('form_fields' in (await dataOf(form(PRINTED, [link]))))
  })
})
