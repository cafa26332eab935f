/** What an operator is given: a number, a name with its slash, or null for anything else. */
export type Operand = number | string | null

/** An operator of a content stream with what stands before it. */
export interface Operator {
  readonly name: string
  readonly operands: readonly Operand[]
}

const SPACES = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((own) => own.charCodeAt(0)))
const LF = 0x0a
const CR = 0x0d
const HASH = 0x23
const PERCENT = 0x25
const OPEN = 0x28
const CLOSE = 0x29
const SLASH = 0x2f
const LESS = 0x3c
const GREATER = 0x3e
const BACKSLASH = 0x5c
const [E, I] = [0x45, 0x49]
const NUMBER = /^[+-]*\d*(?:\.\d*)?(?:-\d*)?$/
/** More operands than any operator takes. */
const MOST_OPERANDS = 64

/**
 * The operators of a content stream (ISO 32000-1, 7.8.2), in their order. An inline picture is the
 * operator `BI`, its operands the names and numbers of its dictionary.
 */
export function* operatorsIn(bytes: Uint8Array): Generator<Operator> {
  let operands: Operand[] = []
  let at = 0
  const push = (operand: Operand) => {
    if (operands.length < MOST_OPERANDS) operands.push(operand)
  }
  while (at < bytes.length) {
    const byte = bytes[at]!
    if (SPACES.has(byte)) at++
    else if (byte === PERCENT) at = lineEnd(bytes, at)
    else if (byte === LESS && bytes[at + 1] === LESS) at += 2
    else if (byte === OPEN) {
      at = stringEnd(bytes, at)
      push(null)
    } else if (byte === LESS) {
      at = bytes.indexOf(GREATER, at) + 1 || bytes.length
      push(null)
    } else if (byte === SLASH) {
      const end = wordEnd(bytes, at + 1)
      push(nameOf(bytes, at, end))
      at = end
    } else if (DELIMITERS.has(byte)) at++
    else {
      const end = wordEnd(bytes, at)
      const word = Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at).toString('latin1')
      at = end
      if (NUMBER.test(word)) push(Number.parseFloat(word) || 0)
      else if (word === 'true' || word === 'false' || word === 'null') push(null)
      else if (word === 'ID') {
        at = pictureEnd(bytes, at + 1)
        yield { name: 'BI', operands }
        operands = []
      } else if (word !== 'BI') {
        yield { name: word, operands }
        operands = []
      } else operands = []
    }
  }
}

function lineEnd(bytes: Uint8Array, at: number): number {
  while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++
  return at
}

function wordEnd(bytes: Uint8Array, at: number): number {
  while (at < bytes.length && !SPACES.has(bytes[at]!) && !DELIMITERS.has(bytes[at]!)) at++
  return at
}

/** Behind a string in parentheses, which may hold others. */
function stringEnd(bytes: Uint8Array, at: number): number {
  let depth = 0
  for (; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === OPEN) depth++
    else if (bytes[at] === CLOSE && --depth === 0) return at + 1
  }
  return at
}

/** With its slash, `#20` and the like as what they stand for. */
function nameOf(bytes: Uint8Array, from: number, to: number): string {
  const name = Buffer.from(bytes.subarray(from, to))
  return name.includes(HASH)
    ? Buffer.from(
        name
          .toString('latin1')
          .replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : name.toString('utf8')
}

/** Behind the `EI` of an inline picture: one that stands alone, with text after it. */
function pictureEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== E || bytes[at + 1] !== I || !SPACES.has(bytes[at - 1]!)) continue
    const next = bytes.subarray(at + 2, at + 12)
    const isAlone = next.length === 0 || SPACES.has(next[0]!)
    if (isAlone && next.every((byte) => SPACES.has(byte) || (byte > 31 && byte < 127)))
      return at + 2
  }
  return bytes.length
}
