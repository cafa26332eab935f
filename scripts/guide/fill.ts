import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdown, newestReport } from '../report.ts'

const OCRMYPDF = join(import.meta.dirname, '../../bench/results/ocrmypdf.md')
const MARK = /^<!-- (\w+) ?(\S*) ?(\w*) -->$/gm

/** What marks in a page of the guide stand for. @param folder of docs/guide */
export const fill = (text: string, folder: string): string =>
  text.replace(MARK, (mark, what: string, name: string, language: string) => {
    if (what === 'speed') return markdown(newestReport())
    if (what === 'ocrmypdf') return readFileSync(OCRMYPDF, 'utf8').trimEnd()
    if (what === 'sample') return sample(folder, name)
    // The table itself stands between its marks.
    if (what === 'settings') return ''
    if (what === 'code') return fenced(readFileSync(join(folder, name), 'utf8'), language)
    throw new Error(`${mark} means nothing`)
  })

/** A picture of a document, and what is read of it. */
function sample(folder: string, model: string): string {
  const json = join(folder, 'samples', `${model}.json`)
  const isJson = existsSync(json)
  const result = readFileSync(isJson ? json : join(folder, 'samples', `${model}.txt`), 'utf8')
  const picture = `![A document for the model ${model}](/guide/${model}.png)`
  return `${picture}\n\n${fenced(result, isJson ? 'json' : 'text')}`
}

const fenced = (text: string, language: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
