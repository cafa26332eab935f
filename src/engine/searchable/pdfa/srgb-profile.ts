/** Of CIE XYZ at D50, as the profile's connection space has it (IEC 61966-2-1, adapted by Bradford). */
const WHITE = [0.9642, 1, 0.8249]
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
}
/** From the white of sRGB, D65, to D50. */
const ADAPTED = [1.04791, 0.02293, -0.0502, 0.0296, 0.99046, -0.01707, -0.00925, 0.01506, 0.75179]
/** Exponent, and what stands around it: IEC 61966-2-1. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
const HEADER = 128

/** An ICC profile of sRGB (ICC.1:2004-10), made for output intents: the same bytes every time. */
export function srgbProfile(): Buffer {
  const curve = element('para', Buffer.from([0, 3, 0, 0]), fixed(CURVE))
  const elements: readonly (readonly [string, Buffer])[] = [
    ['desc', text('sRGB')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', element('XYZ ', fixed(WHITE))],
    ['chad', element('sf32', fixed(ADAPTED))],
    ...Object.entries(PRIMARIES).map(([tag, own]) => [tag, element('XYZ ', fixed(own))] as const),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  const table = Buffer.alloc(4 + 12 * elements.length)
  table.writeUInt32BE(elements.length)
  const bodies: Buffer[] = []
  let at = HEADER + table.length
  elements.forEach(([tag, body], i) => {
    // The curves are one.
    const known = elements.findIndex(([, other]) => other === body)
    const entry = 4 + 12 * i
    table.write(tag, entry, 'latin1')
    if (known < i) table.copy(table, entry + 4, 4 + 12 * known + 4, 4 + 12 * known + 12)
    else {
      table.writeUInt32BE(at, entry + 4)
      table.writeUInt32BE(body.length, entry + 8)
      bodies.push(body)
      at += body.length
    }
  })
  return Buffer.concat([header(at), table, ...bodies])
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(HEADER)
  bytes.writeUInt32BE(size, 0)
  bytes.writeUInt32BE(0x04200000, 8)
  bytes.write('mntrRGB XYZ ', 12, 'latin1')
  // The year, month and day of the standard; profiles have to have some.
  for (const [i, part] of [2004, 10, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * i)
  bytes.write('acsp', 36, 'latin1')
  fixed(WHITE).copy(bytes, 68)
  return bytes
}

/** An element's type and body, filled up to whole words. */
function element(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...parts])
  return Buffer.concat([body, Buffer.alloc(-body.length & 3)])
}

/** In American English, as every profile has it. */
function text(own: string): Buffer {
  const letters = Buffer.from(own, 'utf16le').swap16()
  const record = Buffer.alloc(20)
  record.writeUInt32BE(1, 0)
  record.writeUInt32BE(12, 4)
  record.write('enUS', 8, 'latin1')
  record.writeUInt32BE(letters.length, 12)
  record.writeUInt32BE(28, 16)
  return element('mluc', record, letters)
}

/** Numbers with 16 bits behind the point. */
function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => {
    bytes.writeInt32BE(Math.round(value * 65_536), 4 * i)
  })
  return bytes
}
