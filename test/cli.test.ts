import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { endlessPage, folderFor, lines, pdf } from './engine/documents.ts'

const entry = join(import.meta.dirname, '..', 'bin', 'pagemill.js')

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const pagemill = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [entry, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

t.test('convert', async (t) => {
  const folder = folderFor(t)
  const inside = join(folder, 'in', 'deep')
  const out = join(folder, 'out')
  mkdirSync(inside, { recursive: true })
  // Long, so that it is not done first: names go by the order of the files.
  const many = Array.from({ length: 40 }, () => ({ content: lines(['first']) }))
  writeFileSync(join(folder, 'in', 'a.pdf'), pdf(many))
  writeFileSync(join(inside, 'a.pdf'), pdf([{ content: lines(['second']) }]))
  writeFileSync(join(inside, 'notes.md'), 'no document')
  const other = join(folder, 'a.pdf')
  writeFileSync(other, pdf([{ content: lines(['third']) }]))

  t.test('folders and files; names that meet are told apart', async (t) => {
    const ended = await pagemill(['convert', join(folder, 'in'), other, '-m', 'text', '-d', out])
    t.equal(ended.stderr, `${join(inside, 'notes.md')}: skipped: no document\n`)
    t.equal(ended.code, 0)
    t.same(readdirSync(out).sort(), ['a-2.txt', 'a.txt', 'deep'])
    t.equal(readFileSync(join(out, 'deep', 'a.txt'), 'utf8').trim(), 'second')
    t.match(readFileSync(join(out, 'a.txt'), 'utf8'), /^first/)
    t.equal(readFileSync(join(out, 'a-2.txt'), 'utf8').trim(), 'third')
    t.same(ended.stdout.trim().split('\n').sort(), [
      `${other}\t${join(out, 'a-2.txt')}`,
      `${join(folder, 'in', 'a.pdf')}\t${join(out, 'a.txt')}`,
      `${join(inside, 'a.pdf')}\t${join(out, 'deep', 'a.txt')}`,
    ])
  })

  t.test('a result of another run stays, unless it may be replaced', async (t) => {
    const to = join(folder, 'runs')
    const args = (path: string) => ['convert', path, '-m', 'text', '-d', to]
    const first = join(inside, 'a.pdf')
    t.equal((await pagemill(args(first))).stdout, `${first}\t${join(to, 'a.txt')}\n`)
    t.equal((await pagemill(args(other))).stdout, `${other}\t${join(to, 'a-2.txt')}\n`)
    t.equal(readFileSync(join(to, 'a.txt'), 'utf8').trim(), 'second')
    t.equal(readFileSync(join(to, 'a-2.txt'), 'utf8').trim(), 'third')
    const again = await pagemill([...args(other), '--overwrite'])
    t.equal(again.stdout, `${other}\t${join(to, 'a.txt')}\n`)
    t.equal(readFileSync(join(to, 'a.txt'), 'utf8').trim(), 'third')
    t.same(readdirSync(to).sort(), ['a-2.txt', 'a.txt'])
  })

  t.test('two runs at once never take the same name', async (t) => {
    const to = join(folder, 'both')
    const runs = [join(inside, 'a.pdf'), other].map((path) =>
      pagemill(['convert', path, '-m', 'text', '-d', to]),
    )
    const results = (await Promise.all(runs)).map(({ stdout }) => stdout.trim().split('\t')[1]!)
    t.same([...results].sort(), [join(to, 'a-2.txt'), join(to, 'a.txt')])
    t.same(
      results.map((path) => readFileSync(path, 'utf8').trim()),
      ['second', 'third'],
    )
  })

  t.test('a summary as JSON', async (t) => {
    const to = join(folder, 'summary')
    const bad = join(folder, 'no-picture.png')
    writeFileSync(bad, 'hello')
    const inputs = [bad, other, inside, other]
    const ended = await pagemill(['convert', ...inputs, '-m', 'text', '-d', to, '--json'])
    t.equal(ended.code, 1)
    t.equal(ended.stderr, '')
    t.same(JSON.parse(ended.stdout), {
      converted: 2,
      failed: 1,
      stopped: false,
      files: [
        {
          input: bad,
          status: 'failed',
          error: {
            code: 'UNSUPPORTED_FILE_TYPE',
            message:
              'the file is none of PDF, PNG, JPEG, TIFF, BMP, GIF, WebP, HEIC, AVIF, invoice as XML',
          },
        },
        ...[
          [other, 'a.txt'],
          [join(inside, 'a.pdf'), 'a-2.txt'],
        ].map(([input, name]) => ({
          input,
          status: 'done',
          result: join(to, name!),
          output: 'txt',
          views: [],
          pages: 1,
          failed_pages: [],
          warnings: [],
        })),
      ],
      skipped: [join(inside, 'notes.md')],
    })
  })

  t.test('pages that could not be read have an exit code of their own', async (t) => {
    const input = join(folder, 'endless.pdf')
    writeFileSync(input, pdf([{ content: lines(['read']) }, await endlessPage()]))
    const to = join(folder, 'partly')
    const settings = { PAGEMILL_PAGE_DEADLINE: '5' }
    const ended = await pagemill(['convert', input, '-m', 'text', '-d', to], settings)
    t.equal(ended.code, 3)
    t.match(ended.stderr, /endless\.pdf: page 2: /)
    t.match(readFileSync(join(to, 'endless.txt'), 'utf8'), /^read/)
  })

  t.test('an input is never written over, not by way of a link either', async (t) => {
    const real = join(folder, 'real')
    const link = join(folder, 'link')
    mkdirSync(real)
    symlinkSync(real, link)
    const bytes = pdf([{ content: lines(['odd name']) }])
    const input = join(real, 'x.txt')
    writeFileSync(input, bytes)
    t.equal((await pagemill(['convert', input, '-m', 'text', '-d', link])).code, 0)
    t.same(readFileSync(input), bytes)
    t.equal(readFileSync(join(real, 'x-2.txt'), 'utf8').trim(), 'odd name')
  })

  for (const how of ['SIGINT', 'closed pipe'])
    t.test(`stopped by ${how}`, async (t) => {
      const input = join(folder, how)
      const temporary = join(folder, `tmp ${how}`)
      mkdirSync(input)
      mkdirSync(temporary)
      const bytes = pdf(Array.from({ length: 20 }, () => ({ content: lines(['page']) })))
      for (let i = 0; i < 60; i++) writeFileSync(join(input, `${i}.pdf`), bytes)
      const args = [entry, 'convert', input, '-m', 'text', '-d', join(folder, `to ${how}`)]
      const child = spawn(process.execPath, args, { env: { ...process.env, TMPDIR: temporary } })
      let stderr = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text
      })
      await once(child.stdout, 'data')
      if (how === 'SIGINT') {
        child.stdout.resume()
        child.kill('SIGINT')
      } else child.stdout.destroy()
      const [code] = await once(child, 'close')
      t.equal(code, 1)
      t.equal(stderr, 'pagemill: stopped before the end\n')
      const made = readdirSync(join(folder, `to ${how}`))
      t.ok(made.length < 60)
      for (const name of made) t.match(name, /^\d+\.txt$/, 'nothing half written')
      t.same(readdirSync(temporary), [], 'nothing is left behind')
    })

  t.test('debug views lie beside the result, a page each', async (t) => {
    const to = join(folder, 'views')
    const ended = await pagemill(['convert', other, '-m', 'text', '--debug', '-d', to])
    t.equal(ended.stderr, '')
    t.same(readdirSync(to).sort(), ['a-page-1.svg', 'a.txt'])
    const made = ['a.txt', 'a-page-1.svg'].map((name) => `${other}\t${join(to, name)}\n`)
    t.equal(ended.stdout, made.join(''))
    const view = readFileSync(join(to, 'a-page-1.svg'), 'utf8')
    t.match(view, /<image href="data:image\/jpeg;base64,/)
    t.match(view, /<title>third \(1\.00\)<\/title>/)
  })

  t.test('a file that fails stops no other', async (t) => {
    const bad = join(folder, 'bad.pdf')
    writeFileSync(bad, 'hello')
    const missing = join(folder, 'missing.pdf')
    const to = join(folder, 'some')
    const ended = await pagemill(['convert', bad, other, missing, '-m', 'text', '-d', to])
    t.equal(ended.code, 1)
    t.match(ended.stderr, /bad\.pdf: UNSUPPORTED_FILE_TYPE: /)
    t.match(ended.stderr, /missing\.pdf: MISSING_FILE: /)
    t.same(readdirSync(to), ['a.txt'])
  })

  t.test('an output that a model has not is no other one', async (t) => {
    const args = ['convert', other, '-m', 'tables', '-o', 'ofx', '-d', join(folder, 'ofx')]
    const ended = await pagemill(args)
    t.equal(ended.code, 2)
    t.match(
      ended.stderr,
      /model tables has no output 'ofx'; it has xlsx, csv, txt, json, jsonl, zip\n$/,
    )
    t.equal((await pagemill([...args, '-m', 'text'])).code, 0, 'text is always txt')
  })

  t.test('what the form of the service takes, the command line takes', async (t) => {
    const to = join(folder, 'wishes')
    const made = async (name: string, ...args: string[]): Promise<string> => {
      const ended = await pagemill(['convert', other, '-d', to, ...args])
      t.equal(ended.stderr, '', args.join(' '))
      return readFileSync(join(to, name), 'utf8')
    }
    const hocr = ['-m', 'text', '-o', 'hocr']
    t.match(await made('a.hocr', ...hocr, '--text-layer', 'never', '--dpi', '150'), /scan_res 150 /)
    const json = JSON.parse(await made('a.json', '-o', 'json', '--include', 'words,rules'))
    t.match(json.pages, [{ source: 'text_layer', words: [{ text: 'third' }], rules: [] }])
    const statement = join(folder, 'statement.pdf')
    const rows = ['Account statement', '03/02/2026 Rent -650.00', '04/02/2026 Salary 1,480.00']
    writeFileSync(statement, pdf([{ content: lines(rows) }]))
    const bank = ['convert', statement, '-d', to, '--overwrite', '-m', 'bank_statement']
    await pagemill([...bank, '-o', 'ofx', '--ofx-version', '220'])
    t.match(readFileSync(join(to, 'statement.ofx'), 'utf8'), /VERSION="220"/)
    for (const [format, day] of [
      ['DD/MM/YYYY', 'D03/02/2026'],
      ['MM/DD/YYYY', 'D02/03/2026'],
    ] as const) {
      await pagemill([...bank, '-o', 'qif', '--date-format', format])
      t.match(readFileSync(join(to, 'statement.qif'), 'utf8'), day)
    }
  })

  t.test('pages that are not there', async (t) => {
    const ended = await pagemill(['convert', other, '-p', '7', '-d', join(folder, 'none')])
    t.equal(ended.code, 1)
    t.match(ended.stderr, /INVALID_PAGE_RANGE/)
  })

  t.test('wrong usage', async (t) => {
    for (const args of [
      ['convert'],
      ['convert', other, '-m', 'poem'],
      ['nonsense'],
      ['convert', other, '-t', '0'],
      ['convert', other, '-p', 'abc'],
      ['convert', other, '--dpi', '71'],
      ['convert', other, '--include', 'poems'],
      ['convert', other, '--text-layer', 'perhaps'],
      ['convert', other, '--ofx-version', '3'],
      ['convert', other, '--date-format', 'YYYY'],
    ]) {
      const ended = await pagemill(args)
      t.equal(ended.code, 2, args.join(' '))
      t.not(ended.stderr, '')
    }
    const ended = await pagemill(['convert', other], { PAGEMILL_LANGUAGES: '!' })
    t.equal(ended.code, 2)
    t.match(ended.stderr, /PAGEMILL_LANGUAGES/)
  })
})

t.test('keys', async (t) => {
  const env = { PAGEMILL_DATA: folderFor(t) }
  const made = await pagemill(['keys', 'create', '--label', 'till', '--test'], env)
  t.match(made.stdout, /^API key: sk_test_[0-9A-Za-z]{36}\n$/)
  const listed = await pagemill(['keys', 'list'], env)
  t.match(listed.stdout, /^1\tsk_test_\w{4}…\tactive\t\d{4}-\d\d-\d\d\ttill\n$/)
  t.equal((await pagemill(['keys', 'revoke', '1'], env)).code, 0)
  t.match((await pagemill(['keys', 'list'], env)).stdout, /revoked/)
  t.equal((await pagemill(['keys', 'revoke', '7'], env)).code, 1)
})

t.test('who reads no further ends it quietly', async (t) => {
  const child = spawn(process.execPath, [entry, 'convert', '--help'])
  child.stdout.destroy()
  let words = ''
  child.stderr.on('data', (text) => (words += text))
  const [code] = await once(child, 'close')
  t.same({ code, words }, { code: 0, words: '' })
})
