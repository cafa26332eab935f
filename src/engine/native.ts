import { createRequire } from 'node:module'
import type { Mesh } from '../document/mesh.ts'
import type { Rotation } from '../document/page.ts'

/**
 * The C++ addon as JavaScript sees it. Boxes here are pixels of the upright, levelled picture
 * (origin top left, y down); `read-page.ts` turns them into points.
 */
export type PixelBox = readonly [x0: number, y0: number, x1: number, y1: number]

/** How much smaller the JPEG decoder can make a picture. */
export type Reduction = 1 | 2 | 4 | 8

/** What a reader can look at. */
export type Picture =
  /**
   * A PNG, JPEG, TIFF or BMP file's bytes. `frame` is 0-based; `orientation` as in EXIF, 1..8;
   * `reduction`: how much smaller a JPEG picture is decoded than it is, which costs less.
   */
  | {
      readonly kind: 'encoded'
      readonly bytes: Uint8Array
      readonly frame: number
      readonly orientation: number
      readonly reduction?: Reduction
    }
  /**
   * The same, read by the addon, turned as the file says: files of megabytes in a thread's heap would
   * have V8 collect its garbage with every page.
   */
  | { readonly kind: 'file'; readonly path: string; readonly frame: number }
  /** One byte a pixel, rows without padding; `dpi` 0 when unknown. */
  | {
      readonly kind: 'gray'
      readonly pixels: Uint8Array
      readonly width: number
      readonly height: number
      readonly dpi: number
    }

export interface ReadOptions {
  /** Tesseract codes, at least one; the first is tried first, the others where it reads badly. */
  readonly languages: readonly string[]
  /** Overrides what the picture says of itself; 0 = trust the picture, else guess. */
  readonly dpi: number
  /** Most pixels a picture may have before it is refused. */
  readonly maxPixels: number
  /** Milliseconds the call may work; 0 = no limit. */
  readonly deadline: number
}

export interface PixelWord {
  readonly text: string
  readonly box: PixelBox
  readonly baseline: number
  /** 0..1 */
  readonly confidence: number
  readonly rotation: Rotation
}

export interface PixelRule {
  readonly direction: 'horizontal' | 'vertical'
  readonly box: PixelBox
}

/** A filled rectangle behind text. */
export interface PixelFill {
  readonly box: PixelBox
  /** 0 black .. 1 as light as the paper around it. */
  readonly luminance: number
}

/** Lines and blocks over a list of words, by index, in reading order. */
export interface Layout {
  readonly blocks: readonly LayoutBlock[]
}

export interface LayoutBlock {
  readonly box: PixelBox
  readonly lines: readonly LayoutLine[]
}

export interface LayoutLine {
  readonly box: PixelBox
  readonly baseline: number
  readonly words: readonly number[]
}

export interface PictureRead extends Layout {
  /** Pixels, after turning, and levelling or flattening. */
  readonly width: number
  readonly height: number
  readonly dpi: number
  readonly rotation: Rotation
  /** Degrees clockwise that were applied to level the lines. */
  readonly skew: number
  /** Of a page that was flattened instead, the way back to the turned picture, in pixels; else null. */
  readonly mesh: Mesh | null
  /** Code of the language it was read in; several joined by + when libtesseract read it. */
  readonly language: string
  /** The page's script, as Tesseract names it, where none of the languages is written in it; else ''. */
  readonly unreadScript: string
  readonly words: readonly PixelWord[]
  readonly rules: readonly PixelRule[]
  readonly fills: readonly PixelFill[]
  /**
   * Milliseconds by stage: decode, prepare, lines, network, decoding, again, even_light, second_looks, fills, layout. Of a page
   * in uneven light those before even_light are the ones of the reading that is kept.
   */
  readonly timings: Readonly<Record<string, number>>
}

/** What `layout` needs to know of a word; any unit, the same for all. */
export interface LayoutWord {
  readonly box: PixelBox
  readonly baseline: number
  readonly rotation: Rotation
}

/** Codes of the errors the addon throws (`error.code`). */
export type NativeErrorCode =
  | 'CANCELLED'
  | 'DEADLINE'
  | 'INVALID_PICTURE'
  | 'PICTURE_TOO_LARGE'
  | 'LANGUAGE_MISSING'
  | 'LANGUAGE_DAMAGED'
  | 'INTERNAL'

/**
 * Reads pictures on the thread that made it; calls are synchronous. Not to be shared by threads.
 * Freed with `dispose()` or with its thread.
 */
export interface Reader {
  /** @param cancel `cancel[0] !== 0` ends the call with CANCELLED within 250 ms */
  read(picture: Picture, options: ReadOptions, cancel: Int32Array): PictureRead
  /**
   * The text of a picture that is one upright line and little more, in the first language: at a
   * fraction of the cost of `read`, which finds the line first and looks again where it is doubtful.
   * Empty where only libtesseract runs the language's model.
   */
  readLine(picture: Picture, options: ReadOptions, cancel: Int32Array): string
  dispose(): void
}

/** Folders of .traineddata files named by the codes of their languages. */
export interface ModelFolders {
  /** With all the languages. */
  readonly tessdata: string
  /** Read doubtful lines, too; may lack some. */
  readonly second: string | null
  /** Trained on small and poor print, and asked where there is such; may lack some. */
  readonly degraded: string | null
  /** Named by scripts: they read the figures of lines whose own models hardly know digits. */
  readonly figures?: string | null
}

export interface Addon {
  readonly versions: Readonly<Record<'tesseract' | 'leptonica', string>>
  /** The kernel set in use: the fastest that runs here, or the one PAGEMILL_KERNELS names. */
  readonly kernels: string
  /** The kernel sets that run on this machine, the fastest first. */
  readonly runnableKernels: readonly string[]
  /** Language codes with a model in the folder, sorted; `script/…` and other models of whole scripts last. */
  languages(tessdata: string): string[]
  /** Who runs a model of the folder; null when it is damaged. */
  runner(tessdata: string, code: string): 'own' | 'tesseract' | null
  Reader: new (folders: ModelFolders) => Reader
  /**
   * Lines, blocks, columns and reading order of words that are already known. Numbers alone, since objects
   * take twice as long to hand over as the whole work (`arranged.ts` makes them).
   *
   * @param words six numbers each: box, baseline, rotation
   * @param rules five numbers each: 1 where it is horizontal, box
   * @returns of each block its box and how many lines it has; behind it, of each line, its box, its baseline,
   * how many words it has, and their indexes
   * @throws TypeError
   */
  layout(words: Float64Array, rules: Float64Array, width: number, height: number): Float64Array
  /** Gives the system back what C's allocator keeps of freed memory, of all threads. */
  trim(): void
  /** Gives the memory of bytes back at once; those that are not to be read again. They stay writable. */
  discard(bytes: Uint8Array): void
  /** Has all threads hold once what is the same in their memories of one size; nothing changes for who reads them. */
  share(memory: Uint8Array): void
  /** A picture as it is, upright, in gray. */
  decode(picture: Picture, maxPixels: number): Picture & { kind: 'gray' }
  /** Frames in a TIFF file, and each picture's size in pixels, from headers alone. */
  inspect(bytes: Uint8Array): { frames: number; width: number; height: number }
}

const require = createRequire(import.meta.url)
const loaded = new Map<string | null, Addon>()

/**
 * The only import of the addon. Throws when it was not built (`npm run setup`).
 *
 * @param path another build of it; null = the one of this package
 */
export function loadAddon(path: string | null = null): Addon {
  let addon = loaded.get(path)
  if (!addon) {
    addon = (path ? require(path) : require('../../build/Release/pagemill.node')) as Addon
    loaded.set(path, addon)
  }
  return addon
}
