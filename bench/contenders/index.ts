import { readConfig } from '../../src/config.ts'
import type { Contender } from './contender.ts'
import { pagemill } from './pagemill.ts'
import { mutool, pdftotext } from './pdf-text.ts'
import { tesseract } from './tesseract.ts'
import { tesseractJs } from './tesseract-js.ts'

const CONTENDERS: readonly Contender[] = [
  tesseract(1),
  tesseract(2),
  tesseractJs(readConfig().models.tessdata),
  pdftotext,
  mutool,
]

/** @throws when no contender has that name */
export function contenderNamed(name: string): Contender {
  const forced = /^pagemill ([\w-]+)-1$/.exec(name)
  if (forced) return pagemill(1, forced[1]!)
  const threads = /^pagemill-(\d+)$/.exec(name)
  if (threads) return pagemill(Number(threads[1]))
  const contender = CONTENDERS.find((contender) => contender.name === name)
  if (!contender) throw new Error(`no contender is called '${name}'`)
  return contender
}
