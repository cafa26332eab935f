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
  readonly isName: boolean
  readonly isNumber: boolean
  readonly isTrue: boolean
  /** A reference, whatever it leads to. */
  readonly isIndirect: boolean
  /** The same for the same object, however it was come to. */
  readonly identity: number
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
  /** The dictionary's keys. */
  keys(): string[]
  /** What an array has. */
  entries(): PdfObject[]
  /** A stream's bytes as the file has them, with all its filters. */
  rawStream(): Uint8Array
  /** A stream's bytes, unpacked. */
  stream(): Uint8Array
  /** Puts an object, a name or a whole number into a dictionary. */
  put(key: string, value: PdfObject | string | number): void
  /** Takes an entry out of a dictionary, or an array; of anything else nothing. */
  remove(key: string | number): void
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

/**
 * Looks at all of a document's objects, one after the other.
 *
 * @param look gets each, and may not use it after it has returned
 */
export function withEach(core: Core, pdf: number, look: (object: PdfObject) => void): void {
  const count = core._wasm_pdf_xref_len(pdf)
  for (let id = 1; id < count; id++) {
    const reference = core._wasm_pdf_new_indirect(pdf, id)
    try {
      withObject(core, () => reference, look)
    } finally {
      core._wasm_pdf_drop_obj(reference)
    }
  }
}

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
  get isName(): boolean {
    return this.#core._wasm_pdf_is_name(this.#at) !== 0
  }
  get isNumber(): boolean {
    return this.#core._wasm_pdf_is_number(this.#at) !== 0
  }
  get isTrue(): boolean {
    return this.#core._wasm_pdf_to_bool(this.#at) !== 0
  }
  get identity(): number {
    // A reference by its number, others by where they lie.
    return this.isIndirect ? this.#core._wasm_pdf_to_num(this.#at) : -this.#at
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

  keys(): string[] {
    const core = this.#core
    const length = core._wasm_pdf_dict_len(this.#at)
    return Array.from({ length }, (_, i) =>
      core.UTF8ToString(core._wasm_pdf_to_name(core._wasm_pdf_dict_get_key(this.#at, i))),
    )
  }

  entries(): PdfObject[] {
    return Array.from({ length: this.length }, (_, i) => this.get(i))
  }

  put(key: string, value: PdfObject | string | number): void {
    const core = this.#core
    if (value instanceof OwnObject) {
      this.#put(key, value.#at)
      return
    }
    const at =
      typeof value === 'number'
        ? core._wasm_pdf_new_int(value)
        : withString(core, value as string, (own) => core._wasm_pdf_new_name(own))
    try {
      this.#put(key, at)
    } finally {
      core._wasm_pdf_drop_obj(at)
    }
  }

  #put(key: string, value: number): void {
    withString(this.#core, key, (at) => this.#core._wasm_pdf_dict_puts(this.#at, at, value))
  }

  remove(key: string | number): void {
    const core = this.#core
    if (typeof key === 'number') core._wasm_pdf_array_delete(this.#at, key)
    else if (this.isDictionary)
      withString(core, key, (at) => core._wasm_pdf_dict_dels(this.#at, at))
  }

  rawStream(): Uint8Array {
    return this.#bytes(this.#core._wasm_pdf_load_raw_stream(this.#at))
  }

  stream(): Uint8Array {
    return this.#bytes(this.#core._wasm_pdf_load_stream(this.#at))
  }

  #bytes(buffer: number): Uint8Array {
    const core = this.#core
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
