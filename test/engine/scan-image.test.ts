import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { reductionFor } from '../../src/engine/pdf/scan-image.ts'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

t.test('a scan keeps 300 pixels an inch, whatever it is reduced by', async (t) => {
  t.same([150, 300, 599].map(reductionFor), [1, 1, 1])
  t.same([600, 1199, 1200, 2400, 9600].map(reductionFor), [2, 2, 4, 8, 8])
})

t.test('a reduced scan has its words where the page has them', async (t) => {
  const engine = await engineFor(t, { threads: 1 })
  const set = pdf([{ content: lines(['Readable'], 40, 20, 150), width: 300, height: 200 }])
  for (const dpi of [300, 600, 1200]) {
    const image = await sharp(drawn(set, dpi)).jpeg().toBuffer()
    const content = 'q 300 0 0 200 0 0 cm /I1 Do Q'
    const file = pdf([{ content, width: 300, height: 200, image }])
    const path = write(folderFor(t), 'scan.pdf', file)
    const wanted = request({ model: 'tables', output: 'json', options: { include: ['words'] } })
    const result = await engine.convert({ path, name: 'scan.pdf' }, wanted, context())
    const { pages } = JSON.parse(readFileSync(result.path, 'utf8'))
    await result.dispose()
    const [{ width, height, words }] = pages
    t.ok(Math.abs(width - 300) < 1 && Math.abs(height - 200) < 1, `${width} × ${height} points`)
    t.equal(words[0].text, 'Readable', `${dpi} dpi`)
    // Helvetica's R stands 20 points from the left on a baseline 50 points from the top.
    const [left, , , bottom] = words[0].box
    t.ok(Math.abs(left - 23) < 2 && Math.abs(bottom - 50) < 2, `from ${left}, down to ${bottom}`)
  }
})
