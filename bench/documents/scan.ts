import sharp from 'sharp'
import { randomFrom } from './random.ts'

/** Levels below it become black. */
const BLACK = 140
/** As scanners' own programs have it. */
const JPEG_QUALITY = 80

export type ScanKind = 'gray' | 'bilevel' | 'jpeg'

/**
 * What a flatbed makes of a clean page: turned by up to half a degree, slightly soft, unevenly
 * gray, with sensor noise. The same seed gives the same scan.
 *
 * @param png a gray page
 * @param kind a gray PNG, one of black and white alone, or a JPEG
 */
export async function scanOf(
  png: Uint8Array,
  seed: number,
  kind: ScanKind = 'gray',
): Promise<Uint8Array> {
  const random = randomFrom(seed)
  const angle = random() - 0.5
  const { data, info } = await sharp(png)
    .rotate(angle, { background: '#fff' })
    .blur(0.7)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = 0.9 + random() * 0.07
  for (let i = 0; i < data.length; i++) {
    const noise = (random() + random() + random() - 1.5) * 14
    data[i] = Math.max(0, Math.min(255, data[i]! * paper + 8 + noise))
  }
  const scan = sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
  if (kind === 'jpeg') return scan.jpeg({ quality: JPEG_QUALITY }).toBuffer()
  const shown = kind === 'bilevel' ? scan.threshold(BLACK).toColourspace('b-w') : scan
  return shown.png({ compressionLevel: 6 }).toBuffer()
}
