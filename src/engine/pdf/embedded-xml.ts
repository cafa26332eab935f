import { inflateSync } from 'node:zlib'
import type { EmbeddedFile } from '../../document/embedded-file.ts'
import { MOST_XML } from '../data-file.ts'
import type { PdfObject } from './pdf-object.ts'

// What is looked at was written by anybody.
/** Nodes of the tree of names, which may lead in a circle, and files listed in it. */
const MOST_NODES = 1000
const MOST_FILES = 1000
/** XML files that are unpacked. */
const MOST_READ = 8

/**
 * The XML files of a PDF: those of its tree of embedded files, and those associated with it
 * (ISO 32000-2, 7.11.4 and 14.13).
 *
 * @param trailer of the PDF
 */
export function embeddedXml(trailer: PdfObject): EmbeddedFile[] {
  const root = trailer.get('Root')
  const files = [...listed(root.get('Names').get('EmbeddedFiles')), ...entriesOf(root.get('AF'))]
  const found = new Map<string, PdfObject>()
  for (const file of files) {
    const name = nameOf(file)
    if (/\.xml$/i.test(name) && !found.has(name)) found.set(name, file)
  }
  return [...found].slice(0, MOST_READ).map(([name, file]) => ({ name, bytes: bytesOf(file) }))
}

function listed(tree: PdfObject): PdfObject[] {
  const files: PdfObject[] = []
  const nodes = [tree]
  for (let i = 0; i < nodes.length && i < MOST_NODES; i++) {
    const names = nodes[i]!.get('Names')
    const length = Math.min(names.length, 2 * (MOST_FILES - files.length))
    for (let at = 1; at < length; at += 2) files.push(names.get(at))
    if (nodes.length < MOST_NODES) nodes.push(...entriesOf(nodes[i]!.get('Kids')))
  }
  return files
}

const entriesOf = (array: PdfObject): PdfObject[] =>
  Array.from({ length: Math.min(array.length, MOST_FILES) }, (_, i) => array.get(i))

function nameOf(file: PdfObject): string {
  const name = file.get('UF').text || file.get('F').text
  return name.slice(name.lastIndexOf('/') + 1)
}

/** Unpacked; null where that is not to be had. */
function bytesOf(file: PdfObject): Uint8Array | null {
  const streams = file.get('EF')
  const stream = [streams.get('F'), streams.get('UF')].find(({ isStream }) => isStream)
  if (!stream) return null
  const filter = stream.get('Filter')
  const filters = filter.isArray ? entriesOf(filter).map(({ name }) => name) : [filter.name]
  const [first = '', ...others] = filters
  if (others.length > 0 || (first !== '' && first !== 'FlateDecode')) return null
  const packed = stream.rawStream()
  if (first === '') return packed.byteLength > MOST_XML ? null : packed
  try {
    return inflateSync(packed, { maxOutputLength: MOST_XML })
  } catch {
    return null
  }
}
