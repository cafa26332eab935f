import { densePage, receiptPage, type Typeset, tablePage } from './documents/make.ts'

/** A set of pages every contender of the case reads. */
export interface BenchCase {
  readonly name: string
  readonly title: string
  readonly kind: 'scan' | 'digital'
  readonly pages: number
  readonly dpi: number
  readonly typeset: (seed: number) => Typeset
  /** Contender names, see contenders/. */
  readonly contenders: readonly string[]
}

const READERS = ['pagemill-1', 'pagemill-2', 'tesseract-1', 'tesseract-2', 'tesseract.js']

export const CASES: readonly BenchCase[] = [
  {
    name: 'dense-300',
    title: 'dense scanned pages, 300 dpi',
    kind: 'scan',
    pages: 24,
    dpi: 300,
    typeset: densePage,
    contenders: READERS,
  },
  {
    name: 'table-200',
    title: 'scanned tables, 200 dpi',
    kind: 'scan',
    pages: 24,
    dpi: 200,
    typeset: tablePage,
    contenders: READERS,
  },
  {
    name: 'receipt-150',
    title: 'scanned receipts, 150 dpi',
    kind: 'scan',
    pages: 160,
    dpi: 150,
    typeset: receiptPage,
    contenders: READERS,
  },
  {
    name: 'digital-100',
    title: 'born-digital PDF, 100 pages of tables',
    kind: 'digital',
    pages: 100,
    dpi: 0,
    typeset: tablePage,
    contenders: ['pagemill-1', 'pagemill-2', 'pdftotext', 'mutool'],
  },
]
