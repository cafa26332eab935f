import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer'

const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
const { buffer, byteOffset, byteLength } = readFileSync(file)
prepareZXingModule({
  overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer },
})

/** A barcode as a PNG, some pixels a module. */
export async function codePng(
  text: string,
  format: NonNullable<WriterOptions['format']> = 'QRCode',
): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, { format, scale: 4 })
  if (!image) throw new Error(error)
  return Buffer.from(await image.arrayBuffer())
}

/** Operators that fill the dark modules of a code, as programs draw codes without a picture. */
export async function codeOperators(
  text: string,
  x: number,
  y: number,
  side: number,
): Promise<string> {
  const { symbol } = await writeBarcode(text, { format: 'QRCode' })
  const { data, width, height } = symbol
  const module = side / width
  const squares: string[] = []
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (data[row * width + column] === 0)
        squares.push(
          `${(x + column * module).toFixed(3)} ${(y + side - (row + 1) * module).toFixed(3)} ${module.toFixed(3)} ${module.toFixed(3)} re`,
        )
  return `${squares.join('\n')}\nf`
}
