import { readFile } from 'node:fs/promises'
import exceljs from 'exceljs'
import t from 'tap'
import { lines, pdf } from '../engine/documents.ts'
import { PASSWORD } from '../http/browser.ts'
import { eventually } from '../http/jobs.ts'
import { type Service, serviceFor } from '../http/service.ts'
import { chromiumFor, type Watched, watchedPage } from './chromium.ts'
import { personPage } from './person-page.ts'
import { statement } from './statement.ts'

let service: Service
let browser: Awaited<ReturnType<typeof chromiumFor>>

t.before(async () => {
  service = await serviceFor(t)
  browser = await chromiumFor(t)
})

const give = (page: Watched['page'], name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Files to convert').last().setInputFiles({ name, mimeType, buffer })

t.test('sign up, convert a statement, correct a cell, take it along as xlsx', async (t) => {
  const context = await browser.newContext({ locale: 'en-US' })
  t.teardown(() => context.close())
  const { page, faults } = await watchedPage(context, service)
  await page.goto(`${service.url}/sign-up`)
  await page.getByLabel('E-mail address').fill('dora@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('What it is').selectOption('bank_statement')
  await give(page, 'march.pdf', 'application/pdf', statement())
  await page.getByText('The statement adds up').waitFor()

  const sheet = page.locator('.sheet').first()
  const debit = page.getByLabel('Debit, 3')
  t.equal(await debit.inputValue(), '64.20')
  await debit.hover()
  const lit = sheet.locator('.lit')
  await lit.waitFor()
  // The row's words begin at 60 points, its baseline is 594 points above the lower edge.
  const [area, mark] = [(await sheet.boundingBox())!, (await lit.boundingBox())!]
  const scale = area.width / 595
  t.ok(Math.abs((mark.x - area.x) / scale - 60) < 6)
  t.ok(Math.abs((mark.y - area.y + mark.height) / scale - 248) < 8)
  await page.mouse.move(area.x + 340 * scale, area.y + 245 * scale)
  t.match(await debit.getAttribute('class'), /active/, 'the place leads to its value')

  await debit.fill('46.20')
  await debit.press('Enter')
  await page.getByText('The statement does not add up').waitFor()
  await page.getByRole('button', { name: 'Balance breaks in row 3' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  t.equal(download.suggestedFilename(), 'march.xlsx')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load((await readFile(await download.path())).buffer as ArrayBuffer)
  const bookings = workbook.getWorksheet('Transactions')!
  const column = (bookings.getRow(1).values as unknown[]).indexOf('debit')
  t.same(
    [2, 3, 4, 5, 6].map((row) => bookings.getCell(row, column).value),
    [800, null, 46.2, 91.35, null],
  )
  for (const [output, name, corrected] of [
    ['CSV', 'march.csv', /Groceries,.*46\.20/],
    ['JSON', 'march.json', /"debit": "46\.20"/],
    ['Text', 'march.txt', /Groceries.*46\.20/],
    ['QuickBooks', 'march.csv', /Groceries,.*46\.20/],
    ['Xero', 'march.csv', /-46\.20/],
    ['OFX', 'march.ofx', /<TRNAMT>-46\.20/],
  ] as const) {
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${output}`, exact: true }).click(),
    ])
    t.equal(taken.suggestedFilename(), name, output)
    t.match(await readFile(await taken.path(), 'utf8'), corrected, output)
  }
  await page.getByRole('button', { name: 'Undo all' }).click()
  await page.getByText('The statement adds up').waitFor()
  t.same(faults, [])
})

/** Run in the browser: dark pixels of the first page's picture; none before it is there. */
const DARK = `(() => {
  const canvas = document.querySelector('.sheet canvas')
  if (!canvas) return 0
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.filter((value, i) => i % 4 === 0 && value < 160 && data[i + 3] === 255).length
})()`

/** Run in the browser: a file is pasted, or dropped. */
const TRANSFER = `{
  const transfer = new DataTransfer()
  transfer.items.add(new File(['%PDF-1.7'], 'HOW.pdf', { type: 'application/pdf' }))
  const target = document.querySelector('.drop')
  target.dispatchEvent('HOW' === 'drop'
    ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }))
}`

t.test(
  'what is no sheet of values is a file: as text where it is one, else to be taken along',
  async (t) => {
    const { page, faults } = await personPage(browser, service, 'unlimited')
    await page.goto(service.url)
    const report = pdf([
      {
        content: `${lines(['Store report'], 30, 60, 780)}\n${lines(['All is well in the store, and nothing was lost.'], 12, 60, 700)}`,
      },
    ])
    await page.getByLabel('What it is').selectOption('document')
    t.same(await page.getByLabel('Output').locator('option').allInnerTexts(), [
      'Markdown',
      'HTML',
      'JSON',
      'Text',
    ])
    await give(page, 'report.pdf', 'application/pdf', report)
    await page.getByText('# Store report').waitFor()
    await page.getByLabel('What it is').selectOption('text')
    await page.getByLabel('Output').selectOption('pdf')
    await give(page, 'scan.pdf', 'application/pdf', report)
    await page.getByText('scan.pdf is ready to be taken along.').waitFor()
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    t.equal(taken.suggestedFilename(), 'scan.pdf')
    t.match(await readFile(await taken.path(), 'latin1'), /^%PDF-/)
    t.same(faults, [])
  },
)

t.test('a job tells its pages; the picture is the user’s own file', async (t) => {
  const { page, faults } = await personPage(browser, service, 'unlimited')
  await page.goto(service.url)
  const pages = Array.from({ length: 3 }, (_, i) => ({ content: lines([`Chapter ${i + 1}`]) }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByLabel('What it is').selectOption('tables')
  await give(page, 'book.pdf', 'application/pdf', pdf(pages))
  await page.getByRole('heading', { name: 'book.pdf' }).waitFor()
  await page.getByRole('list', { name: 'Page thumbnails' }).waitFor()
  t.ok(asked.some((path) => /^\/v1\/jobs\/[^/]+\/events$/.test(path)))
  // Where the file is not drawn yet, the canvas is transparent.
  await eventually(async () => ((await page.evaluate<number>(DARK)) > 10 ? true : undefined))
  await page.getByRole('button', { name: 'As code' }).click()
  t.match(await page.locator('dialog pre').innerText(), /-F 'file=@book\.pdf'/)
  await page.keyboard.press('Escape')

  for (const how of ['paste', 'drop']) {
    await page.evaluate(TRANSFER.replace('HOW', how))
    await page.getByRole('button', { name: `Remove ${how}.pdf` }).waitFor()
  }

  await give(page, 'broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7 and no more'))
  await page.getByRole('alert').waitFor()
  t.same(faults, [])
})

t.test('a document that is removed while its pages are drawn leaves no fault', async (t) => {
  const { page, faults } = await personPage(browser, service, 'unlimited')
  // Fonts that do not arrive: drawing waits for them until the document is removed.
  const [isDrawing, isRemoved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.context().route(/\/assets\/pdf-[\d.]+\//, async (route) => {
    isDrawing.resolve()
    await isRemoved.promise
    await route.fulfill({ status: 404 })
  })
  await page.goto(service.url)
  await page.getByLabel('What it is').selectOption('tables')
  const pages = Array.from({ length: 3 }, (_, i) => ({
    content: `${lines([`Chapter ${i + 1}`])}\nBT /F5 12 Tf 60 700 Td (abc) Tj ET`,
  }))
  await give(page, 'book.pdf', 'application/pdf', pdf(pages))
  await page.getByRole('list', { name: 'Page thumbnails' }).waitFor()
  await isDrawing.promise
  await page.getByRole('button', { name: 'Remove book.pdf' }).click()
  await page.getByRole('list', { name: 'Page thumbnails' }).waitFor({ state: 'detached' })
  isRemoved.resolve()
  // The pages that waited are turned away one by one.
  await page.evaluate('new Promise((done) => setTimeout(done, 200))')
  t.same(faults, [])
})
