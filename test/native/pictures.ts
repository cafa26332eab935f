import sharp from 'sharp'
import type { PictureRead } from '../../src/engine/native.ts'
import { drawn, lines, pdf } from '../engine/documents.ts'

/** Lines of text, as a page at 200 dpi. */
export const TEXTS = [
  'The quick brown fox jumps over the lazy dog.',
  'Invoice number 2026-0417, due on 30 November.',
  'Total amount: 1,234.50 EUR including tax.',
  'Please pay within fourteen days of receipt.',
]

export const pageOfText = (): Buffer => drawn(pdf([{ content: lines(TEXTS, 14, 60, 700) }]), 200)

/** The page turned clockwise, its corners filled with white. */
export const turned = (png: Buffer, degrees: number): Promise<Buffer> =>
  sharp(png).rotate(degrees, { background: '#ffffff' }).png().toBuffer()

/** What a picture says, line by line. */
export const linesOf = (read: PictureRead): string[] =>
  read.blocks.flatMap((block) =>
    block.lines.map((line) => line.words.map((index) => read.words[index]!.text).join(' ')),
  )
