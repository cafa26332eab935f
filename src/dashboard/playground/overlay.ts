import type { Place } from './places.ts'
import type { ResultPage } from './result.ts'

export const LAYERS = ['words', 'rules', 'tables', 'values'] as const
export type Layer = (typeof LAYERS)[number]

/** Confidence as colour: sure, to be looked at, doubtful. */
export const LEVELS = [
  { from: 0.8, name: 'sure', fill: 'rgb(27 122 90 / 16%)', line: 'rgb(27 122 90 / 75%)' },
  { from: 0.5, name: 'check', fill: 'rgb(214 144 20 / 22%)', line: 'rgb(178 112 0 / 85%)' },
  { from: 0, name: 'doubtful', fill: 'rgb(206 52 40 / 22%)', line: 'rgb(190 40 30 / 90%)' },
] as const

export const levelOf = (confidence: number) =>
  LEVELS.find(({ from }) => confidence >= from) ?? LEVELS[2]

/** Draws what was read over a page's picture. @param scale pixels a point */
export function drawOverlay(
  canvas: HTMLCanvasElement,
  page: ResultPage,
  places: readonly Place[],
  layers: ReadonlySet<Layer>,
  scale: number,
): void {
  canvas.width = Math.round(page.width * scale)
  canvas.height = Math.round(page.height * scale)
  const context = canvas.getContext('2d')!
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.lineWidth = 1 / scale
  if (layers.has('words'))
    for (const level of LEVELS) {
      context.fillStyle = level.fill
      context.beginPath()
      for (const { box, confidence } of page.words ?? [])
        if (levelOf(confidence) === level)
          context.rect(box[0], box[1], box[2] - box[0], box[3] - box[1])
      context.fill()
    }
  if (layers.has('rules')) {
    context.fillStyle = 'rgb(40 90 200 / 70%)'
    for (const { box } of page.rules ?? [])
      context.fillRect(
        box[0] - 0.5,
        box[1] - 0.5,
        Math.max(1, box[2] - box[0]) + 1,
        Math.max(1, box[3] - box[1]) + 1,
      )
  }
  for (const { kind, box, confidence } of places) {
    if (!layers.has(kind === 'table' ? 'tables' : 'values')) continue
    context.strokeStyle = kind === 'table' ? 'rgb(40 90 200 / 90%)' : levelOf(confidence).line
    context.lineWidth = (kind === 'table' ? 2 : 1) / scale
    context.strokeRect(box[0], box[1], box[2] - box[0], box[3] - box[1])
  }
}

/** The words themselves, where the file cannot be drawn. */
export function drawWords(canvas: HTMLCanvasElement, page: ResultPage, scale: number): void {
  canvas.width = Math.round(page.width * scale)
  canvas.height = Math.round(page.height * scale)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.fillStyle = '#222222'
  context.textBaseline = 'alphabetic'
  for (const { text, box } of page.words ?? []) {
    const height = box[3] - box[1]
    context.font = `${height * 0.9}px sans-serif`
    context.fillText(text, box[0], box[3] - height * 0.18, box[2] - box[0])
  }
}
