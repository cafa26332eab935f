import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  prepareZXingModule,
  purgeZXingModule,
  type ReadResult,
  readBarcodes,
} from 'zxing-wasm/reader'
import type { Box } from '../../document/box.ts'
import type { Barcode } from '../../document/page.ts'
import { discardFree, type ModuleMemory } from '../free-memory.ts'
import type { Addon } from '../native.ts'
import type { CodesWanted } from '../task.ts'
import { sharp } from './libvips.ts'

/** Bounds of a search: symbols, and pixels it is done on; larger pictures are made smaller. */
const BOUNDS = {
  all: { formats: [], symbols: 100, pixels: 9_000_000 },
  // Standards of payment know QR codes alone, and one of them on a bill, or one a currency.
  payment: { formats: ['QRCode' as const], symbols: 4, pixels: 4_500_000 },
}
/** More letters than any symbol holds. */
const MOST_TEXT = 8000

/** A gray picture, rows without padding. */
interface Gray {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

let wasmBinary: ArrayBuffer | undefined

/** What the reader's types leave out of its module. */
interface Module {
  readonly HEAPU8: Uint8Array
  _malloc(size: number): number
  _free(at: number): void
}

/**
 * Starts the reader's module, where it does not run yet. It comes from its package: left to itself it would ask
 * the net for it.
 */
async function started(): Promise<ModuleMemory> {
  wasmBinary ??= packaged()
  const options = { overrides: { wasmBinary }, fireImmediately: true } as const
  const module = (await prepareZXingModule(options)) as unknown as Module
  return {
    bytes: () => module.HEAPU8,
    take: (size) => module._malloc(size),
    free: (at) => module._free(at),
  }
}

function packaged(): ArrayBuffer {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}

/**
 * Barcodes of a picture from top to bottom, boxes in its pixels. What stops the reader, however it was
 * drawn, stops no page: there are none then.
 *
 * @param discard gives the memory of bytes back, whose contents are lost
 */
export async function barcodesIn(
  picture: Gray,
  wanted: CodesWanted,
  discard: Addon['discard'],
): Promise<Barcode[]> {
  const { formats, symbols, pixels } = BOUNDS[wanted]
  const { gray, scale } = await within(picture, pixels)
  let found: ReadResult[]
  try {
    const memory = await started()
    found = await readBarcodes(portableGraymap(gray), {
      formats,
      maxNumberOfSymbols: symbols,
      textMode: 'Plain',
      tryHarder: wanted === 'all',
    })
    // The picture lay in it several times over.
    discardFree(memory, discard)
  } catch {
    // Its memory is as the fault left it.
    purgeZXingModule()
    return []
  }
  return found
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ format, text, position }) => ({
      type: format,
      text: text.slice(0, MOST_TEXT).toWellFormed(),
      box: boxOf(Object.values(position), scale),
    }))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
}

function boxOf(corners: readonly { x: number; y: number }[], scale: number): Box {
  const xs = corners.map(({ x }) => x * scale)
  const ys = corners.map(({ y }) => y * scale)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** @returns how many pixels of the picture one of the smaller picture is as well */
async function within(picture: Gray, most: number): Promise<{ gray: Gray; scale: number }> {
  const { width, height } = picture
  const scale = Math.sqrt((width * height) / most)
  if (scale <= 1) return { gray: picture, scale: 1 }
  const { data, info } = await sharp(picture.pixels, { raw: { width, height, channels: 1 } })
    .resize(Math.max(1, Math.floor(width / scale)))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gray = { pixels: data, width: info.width, height: info.height }
  return { gray, scale: width / info.width }
}

function portableGraymap({ pixels, width, height }: Gray): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
