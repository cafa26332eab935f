import sharp from 'sharp'
import { gif, hugePng, noPages } from '../../test/http/bad-documents.ts'
import { densePage, receiptPage, tablePage } from './make.ts'
import { scanOf } from './scan.ts'
import { pdfOf, pngOf } from './sheet.ts'

/** A request and the status it should get. */
export interface MixedRequest {
  readonly name: string
  readonly files: readonly { readonly bytes: Uint8Array; readonly name: string }[]
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly withKey: boolean
  readonly status: number
  /** Milliseconds after which the client leaves. */
  readonly leaveAfter?: number
}

/** Good and bad in turn, as a service meets them. */
export async function mixedRequests(): Promise<MixedRequest[]> {
  const digital = pdfOf([tablePage(1).sheet, densePage(2).sheet, tablePage(3).sheet])
  const many = pdfOf(Array.from({ length: 12 }, (_, i) => tablePage(i).sheet))
  const dense = await scanOf(pngOf(pdfOf([densePage(4).sheet]), 0, 200), 1)
  const table = await scanOf(pngOf(pdfOf([tablePage(5).sheet]), 0, 200), 2)
  const receipt = await scanOf(pngOf(pdfOf([receiptPage(6).sheet]), 0, 150), 3)
  const jpeg = await sharp(table).jpeg().toBuffer()
  const cut = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length >> 1)
  const tiff = await sharp(receipt).tiff().toBuffer()

  const request = (
    name: string,
    status: number,
    bytes: Uint8Array | null,
    fields: MixedRequest['fields'] = [],
    more: Partial<MixedRequest> = {},
  ): MixedRequest => ({
    name,
    status,
    files: bytes ? [{ bytes, name: 'document' }] : [],
    fields,
    withKey: true,
    ...more,
  })

  return [
    request('digital PDF to xlsx', 200, digital),
    request('unknown model', 400, digital, [['model', 'poem']]),
    request('scan to text', 200, dense, [['model', 'text']]),
    request('empty file', 400, new Uint8Array()),
    request('scanned table to json', 200, table, [['output', 'json']]),
    request('no key', 401, digital, [], { withKey: false }),
    request('JPEG to csv', 200, jpeg, [['output', 'csv']]),
    request('truncated JPEG', 400, cut(jpeg)),
    request('TIFF to text', 200, tiff, [['model', 'text']]),
    request('truncated TIFF', 400, cut(tiff)),
    request('no file', 400, null),
    request('pages by raster', 200, digital, [
      ['text_layer', 'never'],
      ['model', 'text'],
    ]),
    request('12 pages', 413, many),
    request('10 of 12 pages', 200, many, [['page_range', '3-']]),
    request('malformed range', 400, many, [['page_range', '3--']]),
    request('30,000 × 30,000 PNG', 400, hugePng(30_000, 30_000)),
    request('GIF of 1,000 frames', 413, gif(1000)),
    request('PDF of 0 pages', 400, noPages),
    request('6 MB', 413, new Uint8Array(6_000_000)),
    request(
      'a client that leaves',
      0,
      many,
      [
        ['text_layer', 'never'],
        ['page_range', '1-10'],
      ],
      {
        leaveAfter: 150,
      },
    ),
    request('receipt to text', 200, receipt, [['model', 'text']]),
    request('truncated PNG', 400, cut(receipt)),
    request('text named .pdf', 400, Buffer.from('only words')),
  ]
}
