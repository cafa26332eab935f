import { existsSync } from 'node:fs'
import type { Test } from 'tap'
import { loadAddon, type PictureRead } from '../../src/engine/native.ts'

const FOLDERS = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tessdata']

/** Reads pictures by the English model, without the other sets. */
export function plainReader(
  t: Pick<Test, 'teardown'>,
): (bytes: Uint8Array, dpi: number) => PictureRead {
  const tessdata = FOLDERS.find(existsSync)!
  const reader = new (loadAddon().Reader)({ tessdata, second: null, degraded: null })
  t.teardown(() => reader.dispose())
  return (bytes, dpi) =>
    reader.read(
      { kind: 'encoded', bytes, frame: 0, orientation: 1 },
      { languages: ['eng'], dpi, maxPixels: 50_000_000, deadline: 0 },
      new Int32Array(new SharedArrayBuffer(4)),
    )
}
