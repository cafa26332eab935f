import { readConfig } from '../../src/config.ts'
import type { Contender } from './contender.ts'
import { pagemill } from './pagemill.ts'
import { mutool, pdftotext } from './pdf-text.ts'
import { tesseract } from './tesseract.ts'
import { tesseractJs } from './tesseract-js.ts'

/** @throws when no contender has that name */
export function contenderNamed(name: string): Contender {
  const forced = /^pagemill ([\w-]+)-1$/.exec(name)
  if (forced) return pagemill(1, forced[1]!)
  const threads = /^pagemill-(\d+)$/.exec(name)
  if (threads) return pagemill(Number(threads[1]))
  const rival = /^(tesseract(?:\.js)?)-(\d+)(?: --psm (\d+))?$/.exec(name)
  if (rival?.[1] === 'tesseract') return tesseract(Number(rival[2]), rival[3])
  if (rival) return tesseractJs(readConfig().models.tessdata, rival[3])
  if (name === pdftotext.name) return pdftotext
  if (name === mutool.name) return mutool
  throw new Error(`no contender is called '${name}'`)
}
