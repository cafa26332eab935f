import sharp from 'sharp'
import { type ErrorCode, STATUS_OF } from '../../src/errors.ts'
import { lines, pdf } from '../../test/engine/documents.ts'
import { gif, hugePng, noPages } from '../../test/http/bad-documents.ts'
import { densePage, receiptPage, tablePage } from './make.ts'
import { scanOf } from './scan.ts'
import { pdfOf, pngOf } from './sheet.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/** A request and how it should end. */
export interface MixedRequest {
  readonly name: string
  readonly files: readonly Uint8Array[]
  readonly fields: Fields
  readonly key: 'right' | 'wrong' | 'none'
  readonly status: number
  /** The error's code; null where it succeeds. */
  readonly code: ErrorCode | null
  /** Content type of a body that is no form. */
  readonly contentType?: string
  /** Milliseconds after which the client leaves. */
  readonly leaveAfter?: number
  /** The client leaves when half of the body is sent. */
  readonly sendsHalf?: boolean
}

/** Good and bad in turn, as a service meets them. */
export async function mixedRequests(): Promise<MixedRequest[]> {
  const taken = await goodRequests()
  const refused = await badRequests()
  const longer = Math.max(taken.length, refused.length)
  return Array.from({ length: longer }, (_, i) => [
    taken[i % taken.length]!,
    ...refused.slice(i, i + 1),
  ]).flat()
}

const OCR: Fields = [
  ['text_layer', 'never'],
  ['model', 'text'],
]

async function goodRequests(): Promise<MixedRequest[]> {
  const digital = pdfOf([tablePage(1).sheet, densePage(2).sheet, tablePage(3).sheet])
  const many = pdfOf(Array.from({ length: 12 }, (_, i) => tablePage(i).sheet))
  const dense = await scanOf(pngOf(pdfOf([densePage(4).sheet]), 0, 200), 1)
  const table = await scanOf(pngOf(pdfOf([tablePage(5).sheet]), 0, 200), 2)
  const receipt = await scanOf(pngOf(pdfOf([receiptPage(6).sheet]), 0, 150), 3)
  const locked = pdf([{ content: lines(['Behind a lock']) }], LOCK)
  const sized = (points: number) => pdf([{ content: '', width: points, height: points }])
  const good = (name: string, file: Uint8Array, fields: Fields = []): MixedRequest => ({
    ...{ name, files: [file], fields, key: 'right', status: 200, code: null },
  })
  const leaving = [...OCR, ['page_range', '1-10']] as const
  return [
    good('digital PDF to xlsx', digital),
    good('scan to text', dense, [['model', 'text']]),
    good('scanned table to json', table, [['output', 'json']]),
    good('JPEG to csv', await sharp(table).jpeg().toBuffer(), [['output', 'csv']]),
    good('TIFF to text', await sharp(receipt).tiff().toBuffer(), [['model', 'text']]),
    { ...good('a client that leaves', many, leaving), leaveAfter: 150 },
    good('pages by raster', digital, OCR),
    good('10 of 12 pages', many, [['page_range', '3-']]),
    good('receipt to text', receipt, [['model', 'text']]),
    good('encrypted PDF with its password', locked, [['password', 'secret']]),
    good('WebP to txt', await sharp(receipt).webp().toBuffer(), [['output', 'txt']]),
    good('page of 1 mm', sized(3)),
    good('page of 20 m', sized(56_693), OCR),
    { ...good('a body that stops half way', digital), sendsHalf: true },
  ]
}

const LOCK = 'encrypt=aes-256,user-password=secret,owner-password=other'

async function badRequests(): Promise<MixedRequest[]> {
  const page = { content: lines(['A page with some words']) }
  const small = pdf([page])
  const twelve = pdf(Array.from({ length: 12 }, () => page))
  const locked = pdf([page], LOCK)
  const scan = await scanOf(pngOf(pdfOf([receiptPage(7).sheet]), 0, 150), 4)
  const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length >> 1)
  const bad = (
    name: string,
    code: ErrorCode,
    files: readonly Uint8Array[],
    fields: Fields = [],
  ): MixedRequest => ({ name, files, fields, key: 'right', status: STATUS_OF[code], code })
  const ranges = ['0', '2-1', '1,', '1-2-3', '13', '1-13', 'all', '1e3', '3--']
  return [
    { ...bad('no key', 'MISSING_API_KEY', [small]), key: 'none' },
    { ...bad('wrong key', 'INVALID_API_KEY', [small]), key: 'wrong' },
    bad('no file', 'MISSING_FILE', [], [['model', 'text']]),
    bad('empty file', 'INVALID_FILE', [new Uint8Array()]),
    bad('text named .pdf', 'UNSUPPORTED_FILE_TYPE', [Buffer.from('only words')]),
    bad('truncated PDF', 'INVALID_FILE', [cut(small)]),
    bad('truncated PNG', 'INVALID_FILE', [cut(scan)]),
    bad('truncated JPEG', 'INVALID_FILE', [cut(await sharp(scan).jpeg().toBuffer())]),
    bad('truncated TIFF', 'INVALID_FILE', [cut(await sharp(scan).tiff().toBuffer())]),
    bad('encrypted PDF', 'INVALID_FILE', [locked]),
    bad('wrong password', 'INVALID_FILE', [locked], [['password', 'wrong']]),
    bad('PDF of 0 pages', 'INVALID_FILE', [noPages]),
    bad('30,000 × 30,000 PNG', 'INVALID_FILE', [hugePng(30_000, 30_000)]),
    bad('GIF of 1,000 frames', 'TOO_MANY_PAGES', [gif(1000)]),
    bad('6 MB', 'FILE_TOO_LARGE', [new Uint8Array(6_000_000)]),
    bad('12 pages', 'TOO_MANY_PAGES', [twelve]),
    bad('unknown model', 'UNSUPPORTED_MODEL', [small], [['model', 'poem']]),
    bad('unknown output', 'UNSUPPORTED_OUTPUT', [small], [['output', 'docx']]),
    bad('two files', 'INVALID_PARAMETER', [small, small]),
    bad('field twice', 'INVALID_PARAMETER', [small], Array(2).fill(['model', 'text'])),
    {
      ...bad('wrong content type', 'INVALID_PARAMETER', [Buffer.from('{}')]),
      contentType: 'application/json',
    },
    ...ranges.map((range) =>
      bad(`range ${range}`, 'INVALID_PAGE_RANGE', [twelve], [['page_range', range]]),
    ),
  ]
}
