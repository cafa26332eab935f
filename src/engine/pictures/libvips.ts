import sharp from 'sharp'
import type { Picture } from '../native.ts'
import { TaskError } from '../task.ts'
import { damaged } from './faults.ts'

// Decodes what the addon does not; loaded when it is first needed.
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

export { sharp }

/** Pictures in a file, and the first one's size. */
export async function framesOf(
  bytes: Uint8Array,
): Promise<{ frames: number; width: number; height: number }> {
  const image = sharp(bytes, { page: 0, limitInputPixels: false })
  const { pages = 1, width, height, pageHeight } = await image.metadata()
  return { frames: pages, width, height: pageHeight ?? height }
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
