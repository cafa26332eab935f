export type FileType =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'tiff'
  | 'bmp'
  | 'gif'
  | 'webp'
  | 'heic'
  | 'avif'
  /** An invoice as data. */
  | 'xml'

/** Bytes from the start of a file that `fileTypeOf` wants to see: comments may stand in front of XML. */
export const HEAD_BYTES = 4096

/** A PDF may have junk of up to this many bytes before its header (ISO 32000, annex H). */
const PDF_JUNK = 1024

/**
 * XML whose root element is an invoice's or an order's: of UN/CEFACT (CII, ZUGFeRD 1, Order-X) or UBL. In
 * front of it may be declarations and comments.
 */
const INVOICE =
  /^\s*(<(\?.*?\?|!--.*?--)>\s*)*<([\w.-]+:)?(CrossIndustryInvoice|CrossIndustryDocument|SCRDMCCBDACIOMessageStructure|Invoice|CreditNote)[\s>/]/s

const HEVC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'])

/**
 * What a file is, by its first bytes; its name says nothing.
 *
 * @param head the first `HEAD_BYTES` of the file, or all of it when it is shorter
 */
export function fileTypeOf(head: Uint8Array): FileType | null {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'tiff'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp') return heifTypeOf(text)
  if (isBmp(head, text)) return 'bmp'
  if (INVOICE.test(xmlText(head, text))) return 'xml'
  const pdf = text.indexOf('%PDF-')
  return pdf >= 0 && pdf <= PDF_JUNK ? 'pdf' : null
}

/** The start of a file as XML has it, without its byte order mark. */
function xmlText(head: Uint8Array, text: string): string {
  if (text.startsWith('\xef\xbb\xbf')) return text.slice(3)
  const encoding = ({ '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' } as const)[text.slice(0, 2)]
  return encoding ? new TextDecoder(encoding).decode(head) : text
}

/** HEIF files name their coding in the brands of their first box. */
function heifTypeOf(text: string): FileType | null {
  const length = Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE()
  const brands: string[] = []
  for (let at = 8; at + 4 <= Math.min(text.length, length); at += 4)
    if (at !== 12) brands.push(text.slice(at, at + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return 'heic'
  return brands.some((brand) => brand === 'mif1' || brand === 'msf1') ? 'heic' : null
}

/** 'BM' alone begins many texts; the header's size has to fit, too. */
function isBmp(head: Uint8Array, text: string): boolean {
  if (!text.startsWith('BM') || head.length < 26) return false
  const size = new DataView(head.buffer, head.byteOffset).getUint32(14, true)
  return [12, 40, 52, 56, 64, 108, 124].includes(size)
}
