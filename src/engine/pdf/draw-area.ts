import type { Box } from '../../document/box.ts'
import type { Device, DisplayList, Mupdf } from './mupdf.ts'
import type { Core } from './mupdf-core.ts'
import { type DeviceCalls, tell } from './own-device.ts'

/**
 * Draws what touches an area of a page. MuPDF by itself rasterizes each letter of the page for a line
 * of it, since it keeps letters for later.
 *
 * @param area points; a margin for what is smoothed at its edges
 */
export function drawArea(
  mupdf: Mupdf,
  core: Core,
  contents: DisplayList,
  device: Device,
  [left, top, right, bottom]: Box,
): void {
  const to = device.pointer as number
  // Patterns are drawn in coordinates of their own.
  let patterns = 0
  const touches = (x0: number, y0: number, x1: number, y1: number): boolean =>
    patterns > 0 || (x0 <= right && x1 >= left && y0 <= bottom && y1 >= top)
  const touchesBox = (address: number): boolean => {
    const at = address >> 2
    const { HEAPF32: heap } = core
    return touches(heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!)
  }
  /** A picture is the unit square. */
  const touchesPicture = (matrix: number): boolean => {
    const at = matrix >> 2
    const [a, b, c, d, e, f] = core.HEAPF32.subarray(at, at + 6) as unknown as Matrix
    const [x0, y0] = [e + Math.min(0, a) + Math.min(0, c), f + Math.min(0, b) + Math.min(0, d)]
    return touches(x0, y0, x0 + Math.abs(a) + Math.abs(c), y0 + Math.abs(b) + Math.abs(d))
  }
  const calls: DeviceCalls = {
    fill_path(path, evenOdd, matrix, space, _count, color, alpha) {
      if (touchesBox(core._wasm_bound_path(path!, 0, matrix!)))
        core._wasm_fill_path(to, path!, evenOdd!, matrix!, space!, color!, alpha!)
    },
    stroke_path(path, stroke, matrix, space, _count, color, alpha) {
      if (touchesBox(core._wasm_bound_path(path!, stroke!, matrix!)))
        core._wasm_stroke_path(to, path!, stroke!, matrix!, space!, color!, alpha!)
    },
    fill_text(text, matrix, space, _count, color, alpha) {
      if (touchesBox(core._wasm_bound_text(text!, 0, matrix!)))
        core._wasm_fill_text(to, text!, matrix!, space!, color!, alpha!)
    },
    stroke_text(text, stroke, matrix, space, _count, color, alpha) {
      if (touchesBox(core._wasm_bound_text(text!, stroke!, matrix!)))
        core._wasm_stroke_text(to, text!, stroke!, matrix!, space!, color!, alpha!)
    },
    fill_image(image, matrix, alpha) {
      if (touchesPicture(matrix!)) core._wasm_fill_image(to, image!, matrix!, alpha!)
    },
    fill_image_mask(image, matrix, space, _count, color, alpha) {
      if (touchesPicture(matrix!))
        core._wasm_fill_image_mask(to, image!, matrix!, space!, color!, alpha!)
    },
    fill_shade: (shade, matrix, alpha) => core._wasm_fill_shade(to, shade!, matrix!, alpha!),
    clip_path: (path, evenOdd, matrix) => core._wasm_clip_path(to, path!, evenOdd!, matrix!),
    clip_stroke_path: (path, stroke, matrix) =>
      core._wasm_clip_stroke_path(to, path!, stroke!, matrix!),
    clip_text: (text, matrix) => core._wasm_clip_text(to, text!, matrix!),
    clip_stroke_text: (text, stroke, matrix) =>
      core._wasm_clip_stroke_text(to, text!, stroke!, matrix!),
    clip_image_mask: (image, matrix) => core._wasm_clip_image_mask(to, image!, matrix!),
    pop_clip: () => core._wasm_pop_clip(to),
    begin_mask: (box, luminosity, space, _count, color) =>
      core._wasm_begin_mask(to, box!, luminosity!, space!, color!),
    end_mask: () => core._wasm_end_mask(to),
    begin_group: (box, space, isolated, knockout, blendMode, alpha) =>
      core._wasm_begin_group(to, box!, space!, isolated!, knockout!, blendMode!, alpha!),
    end_group: () => core._wasm_end_group(to),
    begin_tile(area, view, stepX, stepY, matrix) {
      patterns++
      // Without the numbers that it is known by: it is drawn anew.
      core._wasm_begin_tile(to, area!, view!, stepX!, stepY!, matrix!, 0, 0)
    },
    end_tile() {
      patterns--
      core._wasm_end_tile(to)
    },
  }
  tell(mupdf, core, contents, calls)
}

type Matrix = [number, number, number, number, number, number]
