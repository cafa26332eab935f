import { type Picture, paint } from './canvas.ts'

/** @returns null for a file browsers cannot draw, such as TIFF */
export async function openPicture(file: File, password: string): Promise<Picture | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer())
  if (head.includes('%PDF-')) return (await import('./pdf-picture.ts')).openPdf(file, password)
  try {
    return bitmapPicture(await createImageBitmap(file))
  } catch {
    return null
  }
}

const bitmapPicture = (bitmap: ImageBitmap): Picture => ({
  draw: async (canvas, _page, width, height, turn) => {
    paint(canvas, bitmap, width, height, turn)
  },
  close: () => bitmap.close(),
})
