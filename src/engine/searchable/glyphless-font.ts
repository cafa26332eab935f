/** Units of an em. */
const EM = 1000

/**
 * A TrueType font whose glyphs are empty, half an em wide: for text that is found and never seen. The
 * first glyph stands for characters that a font has not, so that text is of the second.
 */
export function glyphlessFont(): Buffer {
  const tables = {
    glyf: Buffer.alloc(4),
    head: head(),
    hhea: hhea(),
    hmtx: words(EM / 2, 0, EM / 2, 0),
  }
  const all = Object.entries({ ...tables, loca: words(0, 0, 0), maxp: maxp() })
  const start = 12 + 16 * all.length
  const directory: Buffer[] = [Buffer.from([0, 1, 0, 0]), words(all.length, 64, 2, 32)]
  const bodies: Buffer[] = []
  let at = start
  for (const [tag, table] of all) {
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const entry = Buffer.alloc(16)
    entry.write(tag, 'latin1')
    entry.writeUInt32BE(checksum(body), 4)
    entry.writeUInt32BE(at, 8)
    entry.writeUInt32BE(table.length, 12)
    directory.push(entry)
    bodies.push(body)
    at += body.length
  }
  return Buffer.concat([...directory, ...bodies])
}

function head(): Buffer {
  const table = Buffer.alloc(54)
  table.writeUInt32BE(0x00010000, 0)
  table.writeUInt32BE(0x5f0f3cf5, 12)
  table.writeUInt16BE(EM, 18)
  table.writeUInt16BE(2, 48)
  return table
}

function hhea(): Buffer {
  const table = Buffer.alloc(36)
  table.writeUInt32BE(0x00010000, 0)
  table.writeInt16BE(0.8 * EM, 4)
  table.writeInt16BE(-0.2 * EM, 6)
  table.writeUInt16BE(EM / 2, 10)
  table.writeInt16BE(1, 18)
  table.writeUInt16BE(2, 34)
  return table
}

function maxp(): Buffer {
  const table = Buffer.alloc(32)
  table.writeUInt32BE(0x00010000, 0)
  table.writeUInt16BE(2, 4)
  table.writeUInt16BE(1, 14)
  return table
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => {
    bytes.writeUInt16BE(value, 2 * i)
  })
  return bytes
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
