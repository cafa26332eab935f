import escapeHtml from 'escape-html'
import { Marked, type Tokens } from 'marked'

interface Chapter {
  readonly address: string
  readonly title: string
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '')
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // What scrolls can be reached by keys.
    code({ text }: Tokens.Code) {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag} class="${cell.align ?? 'left'}">${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
      const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
      return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
    },
  },
})

/** A page of the guide. @param text Markdown */
export function page(address: string, chapters: readonly Chapter[], text: string): string {
  const { title } = chapters.find((own) => own.address === address)!
  const links = chapters.map(({ address: other, title }) => {
    const current = other === address ? ' aria-current="page"' : ''
    return `<li><a href="/guide${other && `/${other}`}"${current}>${title}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · pagemill</title>
<link rel="icon" href="/guide/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guide/guide.css">
</head>
<body>
<header><a class="brand" href="/"><img src="/guide/icon.svg" alt="">pagemill</a></header>
<div class="book">
<nav aria-label="Guide"><ul>
${links.join('\n')}
<li><a href="/docs">The interface</a></li>
</ul></nav>
<main>
${marked.parse(text) as string}</main>
</div>
</body>
</html>
`
}
