import { SaxesParser } from 'saxes'

/** An element of a document. Names are without their prefixes. */
export interface Xml {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Xml[]
  /** Of itself, without its children's. */
  readonly text: string
}

/** Why a document is not read. */
export class XmlError extends Error {
  override readonly name = 'XmlError'

  constructor(why: string) {
    super(why.slice(0, MOST_SAID))
  }
}

// What is read was written by anybody.
/** Elements within each other; CII and UBL need fewer than half of these. */
const DEEPEST = 32
/** Elements and attributes of a document: those of some 5,000 lines of an invoice. */
const MOST_PARTS = 300_000
/** Characters of a text, as of a result that is sent back corrected; of a fault few are enough. */
const MOST_TEXT = 10_000
const MOST_SAID = 200

/** @throws XmlError where it is not well-formed, has a document type, or is larger than any invoice */
export function parsedXml(bytes: Uint8Array): Xml {
  const parser = new SaxesParser({ xmlns: true })
  const open: (Xml & { children: Xml[]; text: string })[] = []
  let root: Xml | null = null
  let count = 0
  const add = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('error', ({ message }) => {
    throw new XmlError(`the XML is not well-formed (${message})`)
  })
  // Entities, and files from elsewhere, come with it.
  parser.on('doctype', () => {
    throw new XmlError('the XML has a document type')
  })
  const tally = () => {
    if (++count > MOST_PARTS) throw new XmlError('the XML is larger than any invoice')
  }
  parser.on('attribute', tally)
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= DEEPEST) throw new XmlError('the XML is deeper than any invoice')
    tally()
    const values = Object.values(attributes).map((own) => [own.local, own.value] as const)
    const element = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(decoded(bytes)).close()
  return root!
}

const ENCODING = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/

/** In the encoding it names, else UTF-8. A byte order mark goes before both. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const encoding = marked ?? ENCODING.exec(head.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlError(`the XML is not ${encoding}, as it says`)
  }
}

/**
 * Elements down a path of names, at each step all that have it.
 *
 * @param path steps parted by `/`, other names of a step by `|`
 */
export const all = (element: Xml | null, path: string): Xml[] =>
  path.split('/').reduce(
    (found, step) => {
      const names = step.split('|')
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)))
    },
    element ? [element] : [],
  )

/** The first of `all`. */
export const one = (element: Xml | null, path: string): Xml | null => all(element, path)[0] ?? null

/** The text of `one`, its spaces as single ones; null where it is empty. */
export const textAt = (element: Xml | null, path: string): string | null =>
  flat(one(element, path)?.text ?? '')

/** Spaces as single ones; null for none but these. */
export const flat = (text: string): string | null =>
  text.slice(0, MOST_TEXT).replace(/\s+/g, ' ').trim() || null
