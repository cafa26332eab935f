/**
 * The part of MuPDF's WebAssembly module that is called without the wrapper classes: their walk
 * makes objects for every glyph, and wraps borrowed fonts and images so that the garbage collector
 * drops what it does not own; objects of a PDF they keep for good. All values are addresses in the
 * module's memory.
 */
export interface Core {
  readonly HEAPU8: Uint8Array
  readonly HEAPU32: Uint32Array
  readonly HEAPF32: Float32Array
  /** Other than the next, it gives up nothing that MuPDF keeps for later where so much is not free. */
  _malloc(size: number): number
  _wasm_malloc(size: number): number
  _wasm_free(at: number): void
  UTF8ToString(at: number): string
  _wasm_buffer_get_data(buffer: number): number
  _wasm_buffer_get_len(buffer: number): number
  _wasm_drop_buffer(buffer: number): void
  _wasm_pdf_page_get_obj(page: number): number
  _wasm_pdf_trailer(pdf: number): number
  _wasm_pdf_keep_obj(object: number): number
  _wasm_pdf_drop_obj(object: number): void
  _wasm_pdf_is_dict(object: number): number
  _wasm_pdf_is_array(object: number): number
  _wasm_pdf_is_stream(object: number): number
  _wasm_pdf_is_indirect(object: number): number
  _wasm_pdf_to_name(object: number): number
  _wasm_pdf_to_text_string(object: number): number
  _wasm_pdf_is_string(object: number): number
  _wasm_pdf_to_real(object: number): number
  _wasm_pdf_array_len(array: number): number
  _wasm_pdf_array_get(array: number, index: number): number
  _wasm_pdf_dict_len(dictionary: number): number
  _wasm_pdf_dict_get_val(dictionary: number, index: number): number
  _wasm_pdf_dict_gets(dictionary: number, key: number): number
  _wasm_pdf_dict_gets_inheritable(dictionary: number, key: number): number
  _wasm_pdf_load_raw_stream(stream: number): number
  _wasm_pdf_load_stream(stream: number): number
  _wasm_pdf_is_name(object: number): number
  _wasm_pdf_is_number(object: number): number
  _wasm_pdf_to_bool(object: number): number
  _wasm_pdf_to_num(reference: number): number
  _wasm_pdf_dict_get_key(dictionary: number, index: number): number
  _wasm_pdf_dict_puts(dictionary: number, key: number, value: number): void
  _wasm_pdf_dict_dels(dictionary: number, key: number): void
  _wasm_pdf_array_delete(array: number, index: number): void
  _wasm_pdf_new_name(name: number): number
  _wasm_pdf_new_int(value: number): number
  _wasm_pdf_new_indirect(pdf: number, id: number): number
  _wasm_pdf_xref_len(pdf: number): number
  _wasm_stext_page_get_first_block(page: number): number
  _wasm_stext_block_get_next(block: number): number
  _wasm_stext_block_get_type(block: number): number
  _wasm_stext_block_get_bbox(block: number): number
  _wasm_stext_block_get_first_line(block: number): number
  _wasm_stext_block_get_transform(block: number): number
  _wasm_stext_block_get_image(block: number): number
  _wasm_stext_block_get_v_flags(block: number): number
  _wasm_stext_block_get_v_argb(block: number): number
  _wasm_stext_line_get_next(line: number): number
  _wasm_stext_line_get_dir(line: number): number
  _wasm_stext_line_get_first_char(line: number): number
  _wasm_stext_char_get_next(char: number): number
  _wasm_stext_char_get_c(char: number): number
  _wasm_stext_char_get_origin(char: number): number
  _wasm_stext_char_get_quad(char: number): number
  _wasm_stext_char_get_size(char: number): number
  _wasm_stext_char_get_font(char: number): number
  _wasm_font_get_name(font: number): number
  _wasm_font_is_bold(font: number): number
  _wasm_font_is_italic(font: number): number
  _wasm_image_get_w(image: number): number
  _wasm_image_get_h(image: number): number
  _wasm_new_js_device(id: number): number
  _wasm_bound_path(path: number, stroke: number, matrix: number): number
  _wasm_stroke_state_get_linewidth(stroke: number): number
}
