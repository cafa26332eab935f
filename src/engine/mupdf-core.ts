/**
 * The part of MuPDF's WebAssembly module that is called without the wrapper classes: their walk
 * makes objects for every glyph, and wraps borrowed fonts and images so that the garbage collector
 * drops what it does not own. All values are addresses in the module's memory.
 */
export interface Core {
  readonly HEAPU8: Uint8Array
  readonly HEAPU32: Uint32Array
  readonly HEAPF32: Float32Array
  _wasm_malloc(size: number): number
  _wasm_free(at: number): void
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
}
