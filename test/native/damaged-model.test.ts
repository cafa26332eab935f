import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { loadAddon, type PictureRead } from '../../src/engine/native.ts'
import { folderFor } from '../engine/documents.ts'
import { TEST_ADDON } from '../engine/engines.ts'
import { type Damage, trainedModel } from '../fuzz/trained-model.ts'
import { pageOfText } from './pictures.ts'

const addon = loadAddon(TEST_ADDON)
const page = pageOfText()

/** Reads the page with a model that is the only one in its folder. */
function readWith(t: Test, model: Buffer): PictureRead {
  const tessdata = folderFor(t)
  writeFileSync(join(tessdata, 'own.traineddata'), model)
  const reader = new addon.Reader({ tessdata, second: null, degraded: null })
  return reader.read(
    { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
    { languages: ['own'], dpi: 200, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
}

t.test('a model whose parts do not fit together is refused', async (t) => {
  for (const damage of ['pool higher than a line', 'wide softmax'] satisfies Damage[])
    t.throws(() => readWith(t, trainedModel({ damage })), { code: 'LANGUAGE_DAMAGED' }, damage)
})

t.test('a model that is cut short is refused', async (t) => {
  const model = trainedModel({ dictionary: true })
  for (const length of [0, 3, 100, 195, 1000, model.length - 1])
    t.throws(
      () => readWith(t, model.subarray(0, length)),
      { code: 'LANGUAGE_DAMAGED' },
      `${length} bytes`,
    )
})

t.test('codes of characters that a model does not list are never written', async (t) => {
  const read = readWith(t, trainedModel({ damage: 'fewer characters than codes' }))
  t.same(
    read.words.map((word) => word.text).filter((text) => text.trim() !== ''),
    [],
  )
})

t.test('a damaged model among others is passed over; alone it is named', async (t) => {
  const tessdata = folderFor(t)
  const [sound, cut] = [trainedModel({}), trainedModel({}).subarray(0, 1000)]
  writeFileSync(join(tessdata, 'own.traineddata'), sound)
  writeFileSync(join(tessdata, 'bad.traineddata'), cut)
  const reader = new addon.Reader({ tessdata, second: null, degraded: null })
  t.teardown(() => reader.dispose())
  const read = (languages: readonly string[]) =>
    reader.read(
      { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
      { languages, dpi: 200, maxPixels: 50_000_000, deadline: 0 },
      new Int32Array(new SharedArrayBuffer(4)),
    )
  t.equal(read(['own', 'bad']).language, 'own')
  t.equal(read(['bad', 'own']).language, 'own')
  t.throws(() => read(['bad']), { code: 'LANGUAGE_DAMAGED' })
  t.equal(addon.runner(tessdata, 'own'), 'own')
  t.equal(addon.runner(tessdata, 'bad'), null)
  // Installed anew, it is used without anything being started again.
  writeFileSync(join(tessdata, 'bad.traineddata'), sound)
  t.equal(read(['bad']).language, 'bad')
})

t.test(
  'models of whole scripts are listed last, also in the folder Tesseract has for them',
  async (t) => {
    const tessdata = folderFor(t)
    mkdirSync(join(tessdata, 'script'))
    for (const name of ['own', 'Latin', 'osd', 'equ', 'abc', 'script/Arabic'])
      writeFileSync(join(tessdata, `${name}.traineddata`), trainedModel({}))
    t.same(addon.languages(tessdata), ['abc', 'own', 'Latin', 'script/Arabic'])
    const reader = new addon.Reader({ tessdata, second: null, degraded: null })
    t.teardown(() => reader.dispose())
    const read = reader.read(
      { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
      { languages: ['script/Arabic'], dpi: 200, maxPixels: 50_000_000, deadline: 0 },
      new Int32Array(new SharedArrayBuffer(4)),
    )
    t.equal(read.language, 'script/Arabic')
  },
)
