import { isTrap } from '../task.ts'
import type { DisplayList, Mupdf } from './mupdf.ts'
import type { Core } from './mupdf-core.ts'

/** Where MuPDF looks for the functions that it tells what is drawn. */
const TOLD = '$libmupdf_device'
const CALLS = [
  'fill_path',
  'clip_path',
  'stroke_path',
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
  'begin_layer',
  'end_layer',
  'close_device',
  'drop_device',
] as const

/**
 * What a device is told: addresses in MuPDF's memory, which hold for the call, and numbers, in the order
 * of the functions of the same name that draw on a device; a colour has its number of components in front.
 */
export type DeviceCalls = Partial<Record<(typeof CALLS)[number], (...values: number[]) => void>>

/**
 * Tells `calls` what a page draws. MuPDF's class for that makes objects of all that is drawn, each watched
 * by the garbage collector: on a page with some hundred texts that takes longer than to draw them.
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
  const nothing = (): number => 0
  const told = CALLS.map((name) => [name, calls[name] ? caught(calls[name]) : nothing])
  const theirs = Reflect.get(globalThis, TOLD)
  Reflect.set(globalThis, TOLD, Object.fromEntries(told))
  const device = new Device(core._wasm_new_js_device(0) as never)
  try {
    contents.run(device, Matrix.identity)
    device.close()
  } finally {
    device.destroy()
    Reflect.set(globalThis, TOLD, theirs)
  }
  if (trap !== null) throw trap
}
