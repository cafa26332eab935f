import type { Core } from './mupdf-core.ts'
import { keepStack } from './mupdf-stack.ts'

export type {
  ColorSpace,
  Device,
  DisplayList,
  Document,
  Page,
  Path,
  PDFDocument,
  PDFObject,
  PDFPage,
  Pixmap,
  StrokeState,
} from 'mupdf'

// MuPDF fills the object it finds here with the functions of its WebAssembly module.
export const core = {} as Core
Reflect.set(globalThis, '$libmupdf_wasm_Module', core)
const guardCalls = keepStack(core)
export const mupdf = await import('mupdf')
guardCalls()
export type Mupdf = typeof mupdf
// Its warnings quote documents; they belong in no log.
mupdf.setLog({})
