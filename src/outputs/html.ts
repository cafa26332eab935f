import type { PagePassages, Passage } from '../document/passage.ts'
import { DESCRIPTIONS } from './catalogue.ts'
import { htmlTable } from './html-table.ts'
import type { Output } from './output.ts'
import { escaped } from './xml-text.ts'

const STYLE = `
   body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
   section + section { margin-top: 2rem; border-top: 1px solid #ccc; break-before: page }
   table { border-collapse: collapse }
   caption { text-align: start; font-weight: bold }
   th, td { border: 1px solid #ccc; padding: 0.2rem 0.6rem; text-align: start; vertical-align: top }
   .figure { text-align: end }
   .note { font-size: 0.9rem }
  `

/** One HTML page without scripts; a section a page of the document. */
export const html: Output = {
  ...DESCRIPTIONS.html,
  write: async ({ extraction }) => {
    const pages = extraction.passages?.() ?? []
    const head = `<!DOCTYPE html>
<html${languageOf(pages[0]?.language ?? null)}>
 <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escaped(titleOf(pages))}</title>
  <style>${STYLE}</style>
 </head>
 <body>
`
    return new TextEncoder().encode(`${head}${pages.map(sectionOf).join('')} </body>\n</html>\n`)
  },
}

const languageOf = (language: string | null): string => (language ? ` lang="${language}"` : '')

function titleOf(pages: readonly PagePassages[]): string {
  for (const { passages } of pages)
    for (const passage of passages) if (passage.kind === 'heading') return passage.text
  return ''
}

function sectionOf({ number, isRightToLeft, language, passages }: PagePassages): string {
  const direction = isRightToLeft ? ' dir="rtl"' : ''
  return (
    `<section id="page-${number}"${direction}${languageOf(language)}>\n` +
    `${passages.map((passage) => `${written(passage)}\n`).join('')}</section>\n`
  )
}

function written(passage: Passage): string {
  if (passage.kind === 'heading')
    return `<h${passage.level}>${escaped(passage.text)}</h${passage.level}>`
  if (passage.kind === 'paragraph') return `<p>${lines(passage.text)}</p>`
  if (passage.kind === 'table') return htmlTable(passage.table)
  const { start, items } = passage
  const inside = items.map((item) => `<li>${lines(item)}</li>`).join('\n')
  if (start === null) return `<ul>\n${inside}\n</ul>`
  return `<ol${start === 1 ? '' : ` start="${start}"`}>\n${inside}\n</ol>`
}

const lines = (text: string): string => text.split('\n').map(escaped).join('<br>')
