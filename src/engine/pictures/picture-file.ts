import { readFile } from 'node:fs/promises'
import type { Addon, Picture } from '../native.ts'
import { release } from '../release.ts'
import { TaskError } from '../task.ts'
import { damaged, tooLarge } from './faults.ts'
import type { FileType } from './file-type.ts'
import { heifFrames, heifGray } from './heif.ts'

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
  if (ADDON_TYPES.has(type)) return { kind: 'file', path, frame }
  const bytes = await readFile(path)
  try {
    if (type === 'heic') return await heifGray(bytes, frame, maxPixels)
    return await (await import('./libvips.ts')).grayOf(bytes, frame, maxPixels, type)
  } finally {
    release(bytes)
  }
}

async function sizeOf(
  bytes: Buffer,
  type: FileType,
  addon: Addon,
): Promise<{ frames: number; width: number; height: number }> {
  if (type === 'heic') return heifFrames(bytes)
  try {
    if (ADDON_TYPES.has(type)) return addon.inspect(bytes)
    return await (await import('./libvips.ts')).framesOf(bytes)
  } catch (cause) {
    throw damaged(type, cause)
  }
}

/** Formats that end with a mark must have it; decoders would fill the rest with gray. */
function isCutOff(bytes: Buffer, type: FileType): boolean {
  if (type === 'gif') return bytes.lastIndexOf(0x3b) < bytes.length - 64
  if (type === 'webp') return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length + 1
  return false
}
