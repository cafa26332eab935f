import { readFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import type { Addon, Picture } from '../native.ts'
import { release } from '../release.ts'
import { TaskError } from '../task.ts'
import { damaged, tooLarge } from './faults.ts'
import type { FileType } from './file-type.ts'
import { heifFrames, heifGray } from './heif.ts'

// One thread of the pool is one core; libvips must not add its own, nor keep pictures.
sharp.concurrency(1)
sharp.cache(false)
// Of its readers those alone that are needed: each other one is code that strangers' bytes would reach.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Tiff', 'Webp', 'Nsgif', 'Heif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
})

/** Types the addon decodes itself. */
const ADDON_TYPES: ReadonlySet<FileType> = new Set(['png', 'jpeg', 'tiff', 'bmp'])

/**
 * Frames of a picture file, from its headers.
 *
 * @throws TaskError INVALID_FILE when it is cut off, damaged, or a frame has too many pixels
 */
export async function countFrames(
  bytes: Buffer,
  type: FileType,
  maxPixels: number,
  addon: Addon,
): Promise<number> {
  if (isCutOff(bytes, type)) throw new TaskError('INVALID_FILE', `the ${type} file is cut off`)
  const { frames, width, height } = await sizeOf(bytes, type, addon)
  if (!(width > 0 && height > 0)) throw damaged(type)
  if (width * height > maxPixels) throw tooLarge(width, height, maxPixels)
  return frames
}

/** One frame (0-based) of a picture file as the addon wants it. */
export async function pictureOf(
  path: string,
  type: FileType,
  frame: number,
  maxPixels: number,
): Promise<Picture> {
  if (ADDON_TYPES.has(type))
    return { kind: 'file', path, frame, orientation: await orientationOf(path, type, frame) }
  const bytes = await readFile(path)
  try {
    if (type === 'heic') return await heifGray(bytes, frame, maxPixels)
    return await grayOf(bytes, frame, maxPixels, type)
  } finally {
    release(bytes)
  }
}

/**
 * A frame decoded by libvips, for what the addon cannot decode.
 *
 * @throws TaskError INVALID_FILE
 */
export async function grayOf(
  bytes: Uint8Array,
  frame: number,
  maxPixels: number,
  type: string,
): Promise<Picture> {
  try {
    const image = sharp(bytes, { page: frame, limitInputPixels: maxPixels, failOn: 'truncated' })
    const { density } = await image.metadata()
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      kind: 'gray',
      pixels: data,
      width: info.width,
      height: info.height,
      // 72 is what libvips says when the file says nothing.
      dpi: density && density !== 72 ? density : 0,
    }
  } catch (cause) {
    if (/pixel limit/i.test(String(cause)))
      throw new TaskError('INVALID_FILE', `the picture has more than ${maxPixels} pixels`, {
        cause,
      })
    throw damaged(type, cause)
  }
}

async function sizeOf(
  bytes: Buffer,
  type: FileType,
  addon: Addon,
): Promise<{ frames: number; width: number; height: number }> {
  if (type === 'heic') return heifFrames(bytes)
  try {
    if (type === 'tiff' || type === 'bmp') return addon.inspect(bytes)
    const { pages = 1, width, height, pageHeight } = await metadataOf(bytes)
    return { frames: pages, width, height: pageHeight ?? height }
  } catch (cause) {
    throw damaged(type, cause)
  }
}

const metadataOf = (file: Uint8Array | string, page = 0): Promise<Metadata> =>
  sharp(file, { page, limitInputPixels: false }).metadata()

async function orientationOf(path: string, type: FileType, frame: number): Promise<number> {
  if (type === 'bmp') return 1
  try {
    return (await metadataOf(path, type === 'tiff' ? frame : 0)).orientation ?? 1
  } catch {
    // The addon decodes more than libvips does, and decides whether the picture is readable.
    return 1
  }
}

/** Formats that end with a mark must have it; decoders would fill the rest with gray. */
function isCutOff(bytes: Buffer, type: FileType): boolean {
  if (type === 'png') return bytes.lastIndexOf('IEND', undefined, 'latin1') < 0
  if (type === 'jpeg') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0
  if (type === 'gif') return bytes.lastIndexOf(0x3b) < bytes.length - 64
  if (type === 'webp') return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length + 1
  return false
}
