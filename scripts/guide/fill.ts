import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdown, type Report } from '../../bench/report.ts'

const results = join(import.meta.dirname, '../../bench/results')

const MARK = /^<!-- (\w+) ?(\S*) ?(\w*) -->$/gm

/** What marks in a page of the guide stand for. @param folder of docs/guide */
export const fill = (text: string, folder: string): string =>
  text.replace(MARK, (mark, what: string, name: string, language: string) => {
    if (what === 'speed') return speed()
    if (what === 'sample') return sample(folder, name)
    if (what === 'code') return fenced(readFileSync(join(folder, name), 'utf8'), language)
    throw new Error(`${mark} means nothing`)
  })

/** The newest measurement. */
function speed(): string {
  const newest = readdirSync(results).sort().at(-1)!
  return markdown(JSON.parse(readFileSync(join(results, newest), 'utf8')) as Report)
}

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
