/** An image as a PDF holds it: entries of its dictionary but for its size, and its bytes as they are. */
export interface RawImage {
  readonly entries: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A PDF of one page which draws an image as written, whatever its bytes say. */
export function pdfOfImage({ entries, width, height, bytes }: RawImage): Buffer {
  const content = Buffer.from('q 300 0 0 200 0 0 cm /I1 Do Q')
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  const add = (head: string, stream?: Uint8Array): void => {
    starts.push(Buffer.concat(parts).length)
    const body: Uint8Array[] = stream
      ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]
      : []
    parts.push(Buffer.from(`${starts.length} 0 obj\n${head}\n`), ...body, Buffer.from('endobj\n'))
  }
  add('<</Type/Catalog/Pages 2 0 R>>')
  add('<</Type/Pages/Kids[3 0 R]/Count 1>>')
  add(
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</XObject<</I1 5 0 R>>>>>>',
  )
  add(`<</Length ${content.length}>>`, content)
  add(
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}/Length ${bytes.length}>>`,
    bytes,
  )
  const at = Buffer.concat(parts).length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
