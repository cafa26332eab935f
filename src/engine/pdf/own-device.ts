import { isTrap } from '../task.ts'
import type { DisplayList, Mupdf } from './mupdf.ts'
import type { Core } from './mupdf-core.ts'

/** Where MuPDF looks for the functions that it tells what is drawn. */
const TOLD = '$libmupdf_device'
/**
 * Where a fz_device of version 1.28 keeps the functions it is told by, in words of four bytes, in this
 * order; those to close and to drop it stand in front.
 */
const FIRST_FUNCTION = 5
const FUNCTIONS = [
  'fill_path',
  'stroke_path',
  'clip_path',
  'clip_stroke_path',
  'fill_text',
  'stroke_text',
  'clip_text',
  'clip_stroke_text',
  'ignore_text',
  'fill_shade',
  'fill_image',
  'fill_image_mask',
  'clip_image_mask',
  'pop_clip',
  'begin_mask',
  'end_mask',
  'begin_group',
  'end_group',
  'begin_tile',
  'end_tile',
  'render_flags',
  'set_default_colorspaces',
  'begin_layer',
  'end_layer',
] as const

/**
 * What a device is told: addresses in MuPDF's memory, which hold for the call, and numbers, in the order
 * of the functions of the same name that draw on a device; a colour has its number of components in front.
 */
export type DeviceCalls = Partial<Record<(typeof FUNCTIONS)[number], (...values: number[]) => void>>

/**
 * Tells `calls` what a page draws, and of that what they ask for: a call from MuPDF to here takes as long as to
 * draw a word. Its class for that makes objects of all that is drawn, each watched by the garbage collector.
 * MuPDF's errors in `calls` are passed over, as it does with those of its own devices.
 *
 * @throws a trap
 */
export function tell(
  { Device, Matrix }: Mupdf,
  core: Core,
  contents: DisplayList,
  calls: DeviceCalls,
): void {
  let trap: unknown = null
  // An exception would pass MuPDF's functions without their cleaning up.
  const caught = (call: (...values: number[]) => void) => {
    return (_device: number, ...values: number[]): number => {
      try {
        if (trap === null) call(...values)
      } catch (error) {
        if (isTrap(error)) trap = error
      }
      return 0
    }
  }
  const told: Record<string, unknown> = { close_device: () => 0, drop_device: () => 0 }
  for (const [name, call] of Object.entries(calls)) told[name] = caught(call)
  const theirs = Reflect.get(globalThis, TOLD)
  Reflect.set(globalThis, TOLD, told)
  const device = new Device(core._wasm_new_js_device(0) as never)
  const functions = ((device.pointer as number) >> 2) + FIRST_FUNCTION
  FUNCTIONS.forEach((name, place) => {
    if (!calls[name]) core.HEAPU32[functions + place] = 0
  })
  try {
    contents.run(device, Matrix.identity)
    device.close()
  } finally {
    device.destroy()
    Reflect.set(globalThis, TOLD, theirs)
  }
  if (trap !== null) throw trap
}
