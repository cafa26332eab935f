import type { Test } from 'tap'
import type { Engine } from '../../src/engine/engine.ts'
import { folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, TEST_ADDON } from './engines.ts'

/** At 150 dpi these page widths in points give pictures of 650 and 1000 pixels. */
const DPI = 150
export const EVIL = 312
const GOOD = 480

export const page = (text: string, width = GOOD) => ({
  content: lines([text], 40, 20, 200),
  width,
  height: 300,
})

/** An engine whose addon misbehaves on pictures that are 650 pixels wide. */
export const evilEngine = (
  t: Pick<Test, 'teardown'>,
  gate: string,
  changes: Parameters<typeof engineFor>[1] = {},
): Promise<Engine> =>
  engineFor(t, {
    addon: TEST_ADDON,
    environment: { ...process.env, [`PAGEMILL_${gate}_ON`]: '650' },
    ...changes,
  })

export function converter(t: Pick<Test, 'teardown'>, engine: Engine) {
  const folder = folderFor(t)
  let files = 0
  return (...pages: ReturnType<typeof page>[]) =>
    engine.convert(
      { path: write(folder, `f${++files}`, pdf(pages)), name: 'f.pdf' },
      request({ textLayer: 'never', dpi: DPI }),
      context({ owner: `owner ${files}` }),
    )
}
