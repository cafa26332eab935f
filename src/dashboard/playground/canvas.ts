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
