import type { PdfObject } from '../../pdf/pdf-object.ts'

/** Colour spaces without a profile, by how they are said in full and shortly. */
const DEVICES: Readonly<Record<string, Device>> = {
  DeviceGray: 'DeviceGray',
  G: 'DeviceGray',
  DeviceRGB: 'DeviceRGB',
  RGB: 'DeviceRGB',
  DeviceCMYK: 'DeviceCMYK',
  CMYK: 'DeviceCMYK',
}
/** Places in an array where another colour space stands. */
const BASE: Readonly<Record<string, number>> = {
  Indexed: 1,
  I: 1,
  Pattern: 1,
  Separation: 2,
  DeviceN: 2,
}
/** Colour spaces within each other, which may lead in a circle. */
const DEEPEST = 6

export type Device = 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'

/**
 * The colour space without a profile that a colour space comes to; null where it has one.
 *
 * @param space a name, or an array
 * @param resources that name colour spaces, and what stands for those without a profile
 */
export function deviceOf(
  space: PdfObject | string,
  resources: PdfObject,
  depth = 0,
): Device | null {
  if (depth > DEEPEST) return null
  const named = typeof space === 'string' ? space : space.isName ? space.name : null
  if (named !== null) {
    const device = DEVICES[named]
    const spaces = resources.get('ColorSpace')
    if (device) return spaces.get(device.replace('Device', 'Default')).isArray ? null : device
    const own = spaces.get(named)
    return own.isArray || (own.isName && own.name !== named)
      ? deviceOf(own, resources, depth + 1)
      : null
  }
  if (typeof space === 'string' || !space.isArray) return null
  const kind = space.get(0).name
  const base = BASE[kind]
  // An array of one name is that name.
  if (base === undefined) return space.length === 1 ? deviceOf(kind, resources, depth + 1) : null
  return deviceOf(space.get(base), resources, depth + 1)
}
