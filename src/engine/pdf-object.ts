import type { Core } from './mupdf-core.ts'

/**
 * An object of a PDF, as ISO 32000-1, 7.3 has them; references are followed. What is asked for in an
 * object that is none, or of another kind, is null, empty or 0.
 */
export interface PdfObject {
  /** Absent, or null itself; a reference to it is not. */
  readonly isNull: boolean
  readonly isDictionary: boolean
  readonly isArray: boolean
  readonly isStream: boolean
  readonly isString: boolean
  /** A reference, whatever it leads to. */
  readonly isIndirect: boolean
  /** Entries of an array. */
  readonly length: number
  /** A name without its slash. */
  readonly name: string
  /** A string, decoded from PDFDocEncoding or Unicode. */
  readonly text: string
  readonly number: number
  /** What a dictionary has under a key, or an array at an index. */
  get(key: string | number): PdfObject
  /** As `get`, or else what the page tree's nodes above have under the key. */
  inherited(key: string): PdfObject
  /** What the dictionary has under all its keys. */
  values(): PdfObject[]
  /** A stream's bytes as the file has them, with all its filters. */
  rawStream(): Uint8Array
}

/**
 * Looks at a page's objects. MuPDF's own wrapper keeps an object twice and gives it back once, so that
 * each that was looked at stays in memory for good.
 *
 * @param page address of an open page
 * @param look gets the page's dictionary; no object may be used after it has returned
 */
export const withPageObject = <T>(core: Core, page: number, look: (page: PdfObject) => T): T =>
  withObject(core, () => core._wasm_pdf_page_get_obj(page), look)

/**
 * Looks at a document's objects, from its trailer.
 *
 * @param pdf address of an open PDF
 * @param look as of `withPageObject`
 */
export const withTrailer = <T>(core: Core, pdf: number, look: (trailer: PdfObject) => T): T =>
  withObject(core, () => core._wasm_pdf_trailer(pdf), look)

function withObject<T>(core: Core, first: () => number, look: (object: PdfObject) => T): T {
  const kept: number[] = []
  const own = (at: number): PdfObject => {
    kept.push(core._wasm_pdf_keep_obj(at))
    return new OwnObject(core, at, own)
  }
  try {
    return look(own(first()))
  } finally {
    for (const at of kept) core._wasm_pdf_drop_obj(at)
  }
}

class OwnObject implements PdfObject {
  readonly #core: Core
  readonly #at: number
  readonly #own: (at: number) => PdfObject

  constructor(core: Core, at: number, own: (at: number) => PdfObject) {
    this.#core = core
    this.#at = at
    this.#own = own
  }

  get isNull(): boolean {
    return this.#at === 0
  }
  get isDictionary(): boolean {
    return this.#core._wasm_pdf_is_dict(this.#at) !== 0
  }
  get isArray(): boolean {
    return this.#core._wasm_pdf_is_array(this.#at) !== 0
  }
  get isStream(): boolean {
    return this.#core._wasm_pdf_is_stream(this.#at) !== 0
  }
  get isString(): boolean {
    return this.#core._wasm_pdf_is_string(this.#at) !== 0
  }
  get isIndirect(): boolean {
    return this.#core._wasm_pdf_is_indirect(this.#at) !== 0
  }
  get length(): number {
    return this.#core._wasm_pdf_array_len(this.#at)
  }
  get name(): string {
    return this.#core.UTF8ToString(this.#core._wasm_pdf_to_name(this.#at))
  }
  get text(): string {
    return this.#core.UTF8ToString(this.#core._wasm_pdf_to_text_string(this.#at))
  }
  get number(): number {
    return this.#core._wasm_pdf_to_real(this.#at)
  }

  get(key: string | number): PdfObject {
    const core = this.#core
    if (typeof key === 'number') return this.#own(core._wasm_pdf_array_get(this.#at, key))
    return this.#own(withString(core, key, (at) => core._wasm_pdf_dict_gets(this.#at, at)))
  }

  inherited(key: string): PdfObject {
    const core = this.#core
    const find = (at: number) => core._wasm_pdf_dict_gets_inheritable(this.#at, at)
    return this.#own(withString(core, key, find))
  }

  values(): PdfObject[] {
    const length = this.#core._wasm_pdf_dict_len(this.#at)
    return Array.from({ length }, (_, i) =>
      this.#own(this.#core._wasm_pdf_dict_get_val(this.#at, i)),
    )
  }

  rawStream(): Uint8Array {
    const core = this.#core
    const buffer = core._wasm_pdf_load_raw_stream(this.#at)
    try {
      const start = core._wasm_buffer_get_data(buffer)
      // A copy: the bytes lie in memory that is freed with the buffer.
      return core.HEAPU8.slice(start, start + core._wasm_buffer_get_len(buffer))
    } finally {
      core._wasm_drop_buffer(buffer)
    }
  }
}

/** Runs a call with a string in MuPDF's memory. */
function withString<T>(core: Core, text: string, call: (at: number) => T): T {
  const bytes = Buffer.from(`${text}\0`, 'utf8')
  const at = core._wasm_malloc(bytes.length)
  try {
    core.HEAPU8.set(bytes, at)
    return call(at)
  } finally {
    core._wasm_free(at)
  }
}
