/** Bytes of a little-endian file, put together in order. */
class Bytes {
  readonly parts: Buffer[] = []

  #put(size: number, values: number[], write: (to: Buffer, value: number, at: number) => void) {
    const buffer = Buffer.alloc(size * values.length)
    for (const [i, value] of values.entries()) write(buffer, value, i * size)
    this.parts.push(buffer)
    return this
  }
  i8 = (...values: number[]) => this.#put(1, values, (to, value, at) => to.writeInt8(value, at))
  u8 = (...values: number[]) => this.#put(1, values, (to, value, at) => to.writeUInt8(value, at))
  i16 = (...values: number[]) => this.#put(2, values, (to, value, at) => to.writeInt16LE(value, at))
  i32 = (...values: number[]) => this.#put(4, values, (to, value, at) => to.writeInt32LE(value, at))
  i64 = (...values: number[]) =>
    this.#put(8, values, (to, value, at) => to.writeBigInt64LE(BigInt(value), at))
  f32 = (...values: number[]) => this.#put(4, values, (to, value, at) => to.writeFloatLE(value, at))
  f64 = (...values: number[]) =>
    this.#put(8, values, (to, value, at) => to.writeDoubleLE(value, at))
  text(value: string): this {
    this.i32(Buffer.byteLength(value))
    this.parts.push(Buffer.from(value))
    return this
  }
  get buffer(): Buffer {
    return Buffer.concat(this.parts)
  }
}

/** Small weights that differ: the same for the same place. */
const weight = (row: number, column: number) => ((row * 31 + column * 17) % 41) - 20

function matrix(to: Bytes, rows: number, inputs: number): void {
  to.u8(1 | 128)
    .i32(rows, inputs + 1)
    .i8(0)
  for (let row = 0; row < rows; row++)
    to.i8(...Array.from({ length: inputs + 1 }, (_, column) => weight(row, column)))
  to.i32(rows).f64(...Array.from({ length: rows }, () => 0.02))
}

function layer(to: Bytes, type: string, inputs: number, outputs: number): Bytes {
  return to.i8(0).text(type).i8(0, 0).i32(0, inputs, outputs, 0).text(type)
}

function lstm(to: Bytes, type: string, inputs: number, states: number): void {
  layer(to, type, inputs, states).i32(inputs + states)
  for (let gate = 0; gate < 4; gate++) matrix(to, states, inputs + states)
}

const LETTERS = ['NULL', 'a', 'b', '1', '.']
const LABELS = LETTERS.length + 1

/** What is wrong with a model; its parts are whole, but do not fit together. */
export type Damage = 'fewer characters than codes' | 'pool higher than a line' | 'wide softmax'

/** 12-pixel lines: convolution, pooling, an LSTM down the columns, one each way along the line. */
function network(damage?: Damage): Buffer {
  const to = new Bytes()
  layer(to, 'Series', 1, LABELS).i32(8)
  layer(to, 'Input', 1, 1).i32(1, 12, 0, 1, 0)
  layer(to, 'Convolve', 1, 9).i32(1, 1)
  layer(to, 'Tanh', 9, 16)
  matrix(to, 16, 9)
  layer(to, 'Maxpool', 16, 16).i32(3, damage === 'pool higher than a line' ? 13 : 3)
  layer(to, 'XYTranspose', 16, 16).i32(1)
  lstm(to, 'SummLSTM', 16, 16)
  lstm(to, 'LSTM', 16, 16)
  layer(to, 'RTLReversed', 16, 16).i32(1)
  lstm(to, 'LSTM', 16, 16)
  const [sources, labels] = damage === 'wide softmax' ? [1600, 2000] : [16, LABELS]
  layer(to, 'Softmax', sources, labels)
  matrix(to, labels, sources)
  to.text('[1,12,0,1 Ct3,3,16 Mp3,3 Lfys16 Lfx16 Lrx16 O1c6]')
  return to.i32(0, 100, 1000, LABELS - 1).f32(0.5, 0.5, 0.9).buffer
}

function recoder(): Buffer {
  const to = new Bytes().i32(LETTERS.length)
  for (let id = 0; id < LETTERS.length; id++) to.i8(0).i32(1, id)
  return to.buffer
}

function unicharset(count: number): Buffer {
  const flags = ['0', '3', '3', '8', '10']
  const lines = LETTERS.slice(0, count).map((letter, id) => `${letter} ${flags[id]} Common ${id}`)
  return Buffer.from([`${count}`, ...lines, ''].join('\n'))
}

/** A word list with one word of one letter; records as in Tesseract's squished dawgs. */
function wordList(letter: number): Buffer {
  const flagBit = 32 - Math.clz32(LETTERS.length)
  const last = 1n << BigInt(flagBit)
  const wordEnd = 4n << BigInt(flagBit)
  const to = new Bytes().i16(42).i32(LETTERS.length, 1)
  const record = Buffer.alloc(8)
  record.writeBigUInt64LE(BigInt(letter) | last | wordEnd)
  to.parts.push(record)
  return to.buffer
}

interface ModelOptions {
  readonly dictionary?: boolean
  readonly damage?: Damage
}

/** A trained model of five characters, as small as the loader takes them. */
export function trainedModel({ dictionary = false, damage }: ModelOptions): Buffer {
  const components = new Map([
    [17, network(damage)],
    ...(dictionary
      ? ([
          [18, wordList(0)],
          [19, wordList(1)],
          [20, wordList(3)],
        ] as const)
      : []),
    [21, unicharset(damage === 'fewer characters than codes' ? 1 : LETTERS.length)],
    [22, recoder()],
  ])
  const count = 24
  let at = 4 + count * 8
  const offsets = Array.from({ length: count }, (_, part) => {
    const component = components.get(part)
    if (!component) return -1
    at += component.length
    return at - component.length
  })
  return Buffer.concat([new Bytes().i32(count).i64(...offsets).buffer, ...components.values()])
}
