import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Box } from '../../src/document/box.ts'
import { DPI, pixelsOf, pngOf, projection, seen, seenCorners } from '../native/photographed.ts'
import { folderFor } from './documents.ts'
import { context, engineFor, request } from './engines.ts'

interface Placed {
  readonly text: string
  readonly box: Box
}

const POINTS = 72 / DPI
const MIDDLE = ([x0, y0, x1, y1]: Box) => [(x0 + x1) / 2, (y0 + y1) / 2] as const

t.test('a table of a photo: all boxes lie on the photo as it was sent', async (t) => {
  const engine = await engineFor(t)
  const folder = folderFor(t)
  const table = await pixelsOf('ruled', 1)
  const corners = seenCorners(table.pixels)
  const results = []
  for (const [name, pixels] of [
    ['flat', table.pixels],
    ['photo', seen(table.pixels, corners)],
  ] as const) {
    const path = join(folder, `${name}.png`)
    writeFileSync(path, await pngOf(pixels))
    const wanted = { model: 'tables', output: 'json', options: { include: ['words'] } } as const
    const result = await engine.convert({ path, name: `${name}.png` }, request(wanted), context())
    results.push(JSON.parse(readFileSync(result.path, 'utf8')))
    await result.dispose()
  }
  const [flat, photo] = results
  t.same(photo.tables[0].rows[0], table.tables[0]![0])
  t.same(photo.tables[0].rows, flat.tables[0].rows)
  const { width, height, skew } = photo.pages[0]
  t.ok(Math.abs(width - table.pixels.width * POINTS) < 0.1 && skew === 0)
  t.ok(Math.abs(height - table.pixels.height * POINTS) < 0.1)
  const size = { width: table.pixels.width * POINTS, height: table.pixels.height * POINTS }
  const there = projection(
    corners.map(([x, y]) => [x * POINTS, y * POINTS] as const),
    size,
  )
  const far = (own: Box, there: readonly [number, number]) => {
    const [x, y] = MIDDLE(own)
    return Math.max(Math.abs(x - there[0]), Math.abs(y - there[1]))
  }
  const words: readonly Placed[] = flat.pages[0].words
  const once = words.filter(({ text }) => words.filter((word) => word.text === text).length === 1)
  t.ok(once.length > 40)
  for (const { text, box } of once) {
    const own = (photo.pages[0].words as Placed[]).find((word) => word.text === text)
    if (own) t.ok(far(own.box, there(MIDDLE(box))) < 4, `${text}: ${own.box}`)
  }
  // Cells are as large as the walls around them, which are drawn.
  for (const [i, cell] of (photo.tables[0].cells as Placed[]).entries())
    t.ok(far(cell.box, there(MIDDLE(flat.tables[0].cells[i].box))) < 4, `${cell.text}: ${cell.box}`)
})
