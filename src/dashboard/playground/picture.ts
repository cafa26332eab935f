/** The user's own file, drawn in the browser: its pages never come from the service. */
export interface Picture {
  /**
   * Draws a page upright and level, as the result's boxes lie.
   *
   * @param page 1-based; @param turn degrees clockwise; @param skew degrees clockwise after it
   */
  draw(
    canvas: HTMLCanvasElement,
    page: number,
    width: number,
    height: number,
    turn: Turn,
  ): Promise<void>
  close(): void
}

export interface Turn {
  readonly rotation: number
  readonly skew: number
}

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

/** Draws an image turned about the middle of a canvas of this size. */
export function paint(
  canvas: HTMLCanvasElement,
  image: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
  { rotation, skew }: Turn,
): void {
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(((rotation + skew) * Math.PI) / 180)
  const isSideways = rotation % 180 !== 0
  const [w, h] = isSideways ? [height, width] : [width, height]
  context.drawImage(image, -w / 2, -h / 2, w, h)
}
