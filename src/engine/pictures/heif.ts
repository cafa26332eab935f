import { createRequire } from 'node:module'
import type { Picture } from '../native.ts'
import { TaskError } from '../task.ts'
import { damaged, tooLarge } from './faults.ts'

/** What is used of libheif's WebAssembly build, the one free decoder of HEVC-coded pictures. */
interface Heif {
  HeifDecoder: new () => {
    decode(bytes: Uint8Array): HeifImage[]
    decoder?: unknown
  }
}

interface HeifImage {
  get_width(): number
  get_height(): number
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray } | null) => void,
  ): void
  free(): void
}

const require = createRequire(import.meta.url)
let loaded: Heif | undefined

/** Pictures in a file and the first one's size, after its own turning and cropping. */
export function heifFrames(bytes: Uint8Array): { frames: number; width: number; height: number } {
  const images = open(bytes)
  try {
    return {
      frames: images.length,
      width: images[0]!.get_width(),
      height: images[0]!.get_height(),
    }
  } finally {
    for (const image of images) image.free()
  }
}

/**
 * Decodes one picture to gray; what is transparent becomes white.
 *
 * @throws TaskError INVALID_FILE
 */
export async function heifGray(
  bytes: Uint8Array,
  frame: number,
  maxPixels: number,
): Promise<Picture> {
  const images = open(bytes)
  try {
    const image = images[frame]
    if (!image) throw new TaskError('INVALID_FILE', `the heic file has no picture ${frame + 1}`)
    const width = image.get_width()
    const height = image.get_height()
    if (width * height > maxPixels) throw tooLarge(width, height, maxPixels)
    const data = new Uint8ClampedArray(width * height * 4)
    const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve))
    if (!shown) throw damaged('heic')
    return { kind: 'gray', pixels: grayOfRgba(data), width, height, dpi: 0 }
  } finally {
    for (const image of images) image.free()
  }
}

function open(bytes: Uint8Array): HeifImage[] {
  loaded ??= require('libheif-js/wasm-bundle') as Heif
  const images = new loaded.HeifDecoder().decode(bytes)
  if (images.length === 0) throw damaged('heic')
  return images
}

/** Rec. 601 luma on white, in 16.16 fixed point. */
function grayOfRgba(rgba: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(rgba.length / 4)
  for (let i = 0, at = 0; i < gray.length; i++, at += 4) {
    const luma = (19595 * rgba[at]! + 38470 * rgba[at + 1]! + 7471 * rgba[at + 2]! + 32768) >> 16
    const alpha = rgba[at + 3]!
    gray[i] = alpha === 255 ? luma : Math.round((luma * alpha) / 255 + 255 - alpha)
  }
  return gray
}
