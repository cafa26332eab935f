import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import t from 'tap'
import { loadAddon } from '../../src/engine/native.ts'
import { linesOf } from './pictures.ts'

const tessdata = resolve(import.meta.dirname, '../../.cache/languages')

t.test('a letter that its word’s stroke does not touch is part of the word’s line', async (t) => {
  t.ok(existsSync(`${tessdata}/ben.traineddata`), 'by scripts/setup.sh --with-tests')
  const reader = new (loadAddon().Reader)({ tessdata, second: null, degraded: null })
  t.teardown(() => reader.dispose())
  // Two lines of bench/languages in Noto Serif Bengali: of ত্রি a part stands free below the vowel's arc.
  const page = readFileSync(join(import.meta.dirname, 'bengali.png'))
  const result = reader.read(
    { kind: 'encoded', bytes: page, frame: 0, orientation: 1 },
    { languages: ['ben'], dpi: 200, maxPixels: 50_000_000, deadline: 0 },
    new Int32Array(new SharedArrayBuffer(4)),
  )
  t.same(linesOf(result), [
    'নতুন পড়ার ঘর মে মাসে তৈরি হয়েছে। সেখানে ত্রিশটি টেবিল আছে এবং জানালা থেকে নদী দেখা যায়। কাজের',
    'খরচের অর্ধেক শহরের মানুষ দান করেছেন।',
  ])
})
