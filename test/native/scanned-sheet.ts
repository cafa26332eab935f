import sharp from 'sharp'
import { randomOf } from '../../training/kit/random.ts'
import { noisy } from '../../training/kit/scan/spoil.ts'
import { drawn, pdf } from '../engine/documents.ts'

export const SHEET_DPI = 200
const HEIGHT = 842

/** Points of a cell's left edge and baseline, y up. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Texts on A4, in Helvetica (F1) or another font of `pdf`, as a scanner sees them: soft, on gray paper with a grain. */
export async function scannedSheet(
  texts: readonly PlacedText[],
  size: number,
  seed: string,
  font = 'F1',
): Promise<Buffer> {
  const content = texts.map(
    ({ text, x, y }) => `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET`,
  )
  const { data, info } = await sharp(drawn(pdf([{ content: content.join('\n') }]), SHEET_DPI))
    .blur(0.7)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = { width: info.width, height: info.height, data }
  const grainy = noisy(page, { noise: 8, paper: 235, ink: 50 }, randomOf(`${seed}/noise`))
  return sharp(grainy.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColourspace('b-w')
    .withMetadata({ density: SHEET_DPI })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** What was read where a text begins; undefined where nothing was. */
export function readAt(
  words: readonly {
    readonly text: string
    readonly box: readonly [number, number, number, number]
  }[],
  { x, y }: PlacedText,
  size: number,
): string | undefined {
  const pixels = SHEET_DPI / 72
  const left = x * pixels
  const middle = (HEIGHT - y - size / 3) * pixels
  return words.find(
    ({ box }) =>
      Math.abs(box[0] - left) < size * pixels * 0.5 &&
      Math.abs((box[1] + box[3]) / 2 - middle) < size * pixels * 0.5,
  )?.text
}
