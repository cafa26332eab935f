import t from 'tap'
import { serviceFor } from './service.ts'

t.test('/docs: an interactive page from the package, strict and offline', async (t) => {
  const { url } = await serviceFor(t)
  const page = await fetch(`${url}/docs`)
  t.equal(page.status, 200)
  const html = await page.text()
  const policy = page.headers.get('content-security-policy')!
  t.match(policy, /default-src 'none'/)
  t.notMatch(policy, /unsafe|https?:|\*/, 'nothing inline, nothing from elsewhere')
  t.notMatch(html, /https?:|<style| style=| on\w+=|<script>/)
  const links = [...html.matchAll(/(?:href|src)="(docs[^"]+)"/g)].map(([, link]) => link!)
  t.ok(links.length >= 4)
  for (const link of links) {
    const whole = await fetch(`${url}/${link}`)
    t.equal(whole.status, 200, link)
    t.match(whole.headers.get('cache-control'), /max-age=[1-9]/)
    t.ok((await whole.arrayBuffer()).byteLength > 100)
    const tag = whole.headers.get('etag')!
    const known = await fetch(`${url}/${link}`, {
      // Else fetch adds no-cache to a condition of one's own.
      headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' },
    })
    t.equal(known.status, 304, 'what is known is not sent again')
  }
  const starts = await (await fetch(`${url}/docs/start.js`)).text()
  t.match(starts, /url: 'openapi\.json'/)
  t.match(starts, /validatorUrl: null/, 'nobody else is shown the document')
})

t.test('/docs: only the files of the page', async (t) => {
  const { url } = await serviceFor(t)
  for (const name of ['package.json', 'index.html', '..%2fpackage.json', '%2e%2e%2fREADME.md'])
    t.equal((await fetch(`${url}/docs/${name}`)).status, 404, name)
})
