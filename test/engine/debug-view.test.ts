import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

const TEXT = ['Upper farm and lower farm', 'were weighed in the week after']

t.test('debug views of pages', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const viewsOf = async (path: string, debug: boolean) => {
    const source = { path, name: 'x' }
    return engine.convert(source, request({ debug }), context())
  }

  t.test('one a page, gone with the result; none unless asked for', async (t) => {
    const pages = [{ content: lines(['first']) }, { content: lines(['second']) }]
    const path = write(folder, 'two.pdf', pdf(pages))
    const result = await viewsOf(path, true)
    const views = result.views!
    t.same(
      views.map((view) => view.page),
      [1, 2],
    )
    t.match(readFileSync(views[1]!.path, 'utf8'), /<title>second \(1\.00\)<\/title>/)
    await result.dispose()
    t.notOk(existsSync(views[0]!.path))
    const plain = await viewsOf(path, false)
    t.equal(plain.views, undefined)
    await plain.dispose()
  })

  t.test('a scan that lay on its side is turned as it was read', async (t) => {
    const scan = drawn(pdf([{ content: lines(TEXT, 24, 60, 340), width: 595, height: 400 }]), 150)
    const path = write(folder, 'side.png', await sharp(scan).rotate(90).withMetadata().toBuffer())
    const result = await viewsOf(path, true)
    const view = readFileSync(result.views![0]!.path, 'utf8')
    t.match(view, /rotate\(270\)/)
    const { width, height } = await sharp(Buffer.from(view)).metadata()
    t.ok(width > height, 'upright')
    await result.dispose()
  })
})
