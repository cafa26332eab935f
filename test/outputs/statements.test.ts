import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'ofx-js'
import t from 'tap'
import { DEFAULT_OPTIONS, type ExtractOptions } from '../../src/document/extract-options.ts'
import type { Statement } from '../../src/document/statement.ts'
import { cp1252 } from '../../src/outputs/cp1252.ts'
import { outputs } from '../../src/outputs/registry.ts'

const booking = (date: string, amount: string, description: string) => ({
  date,
  amount,
  description,
  reference: null,
  checkNumber: null,
  balance: null,
})

const STATEMENT: Statement = {
  bankId: '37040044',
  accountId: '0532013000',
  iban: 'DE89370400440532013000',
  currency: 'EUR',
  periodStart: '2024-01-01',
  periodEnd: '2024-01-31',
  openingBalance: '998.00',
  closingBalance: '1058.00',
  monthFirst: false,
  transactions: [
    booking(
      '2024-01-02',
      '-20.00',
      'Café "Łódź" & Söhne, a name that is longer than thirty-two letters',
    ),
    booking(
      '2024-01-02',
      '-20.00',
      'Café "Łódź" & Söhne, a name that is longer than thirty-two letters',
    ),
    { ...booking('2024-01-15', '100.00', '=SUM(A1)'), reference: '+49', checkNumber: '1001' },
  ],
}

const write = async (
  name: string,
  options: Partial<ExtractOptions> = {},
  statements: readonly Statement[] = [STATEMENT],
) => {
  const extraction = { content: {}, sheets: [], text: '', warnings: [], statements }
  const input = {
    model: 'bank_statement',
    pages: [],
    failures: [],
    extraction,
    options: { ...DEFAULT_OPTIONS, ...options },
  }
  const output = outputs.get(name)!
  return { bytes: await output.write(input), warnings: output.warnings?.(input) ?? [] }
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

t.test('csv_quickbooks: four columns, one of the sums, no formulas', async (t) => {
  const lines = text((await write('csv_quickbooks')).bytes).split('\r\n')
  t.equal(lines[0], 'Date,Description,Credit,Debit')
  t.match(lines[1], /^02\/01\/2024,".+",,20\.00$/)
  t.equal(lines[3], "15/01/2024,'=SUM(A1),100.00,")
  const american = text((await write('csv_quickbooks', { dateFormat: 'MM/DD/YYYY' })).bytes)
  t.match(american, /01\/15\/2024/)
  const located = text(
    (await write('csv_quickbooks', {}, [{ ...STATEMENT, monthFirst: true }])).bytes,
  )
  t.match(located, /01\/15\/2024/)
})

t.test('csv_xero: one signed amount', async (t) => {
  const lines = text((await write('csv_xero')).bytes).split('\r\n')
  t.equal(lines[0], '*Date,*Amount,Payee,Description,Reference,Check Number')
  t.match(lines[1], /^02\/01\/2024,-20\.00,,/)
  t.equal(lines[3], "15/01/2024,100.00,,'=SUM(A1),'+49,1001")
})

t.test('more than a program takes is warned of', async (t) => {
  const many = {
    ...STATEMENT,
    transactions: Array.from({ length: 1001 }, () => booking('2024-01-02', '1.00', 'x')),
  }
  for (const name of ['csv_quickbooks', 'csv_xero']) {
    t.match((await write(name, {}, [many])).warnings, [{ code: 'IMPORT_LIMIT_EXCEEDED' }], name)
    t.match(
      (await write(name, {}, [STATEMENT, STATEMENT])).warnings,
      [{ code: 'FIRST_ACCOUNT_ONLY' }],
      name,
    )
    t.same((await write(name)).warnings, [], name)
  }
})

/** Transactions of an OFX file as the npm parser reads them. */
const parsed = async (bytes: Uint8Array, encoding: string) => {
  const file = await parse(new TextDecoder(encoding).decode(bytes))
  return file.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS
}

t.test('ofx: both versions, read back', async (t) => {
  for (const [ofxVersion, encoding] of [
    [102, 'windows-1252'],
    [220, 'utf-8'],
  ] as const) {
    const { bytes } = await write('ofx', { ofxVersion })
    const read = await parsed(bytes, encoding)
    t.equal(read.CURDEF, 'EUR')
    t.match(read.BANKACCTFROM, { BANKID: '37040044', ACCTID: '0532013000', ACCTTYPE: 'CHECKING' })
    t.match(read.LEDGERBAL, { BALAMT: '1058.00', DTASOF: '20240131120000' })
    const rows = read.BANKTRANLIST.STMTTRN
    t.same(
      rows.map((row: { TRNAMT: string }) => row.TRNAMT),
      ['-20.00', '-20.00', '100.00'],
    )
    t.ok(rows.every((row: { NAME: string }) => row.NAME.length <= 32))
    t.equal(new Set(rows.map((row: { FITID: string }) => row.FITID)).size, 3)
    t.match(rows[2], { TRNTYPE: 'CHECK', CHECKNUM: '1001' })
  }
})

t.test('ofx 1.02: a name is cut when it has the letters of its character set', async (t) => {
  const ligatures = { ...STATEMENT, transactions: [booking('2024-01-02', '1.00', 'ﬁ'.repeat(20))] }
  const { bytes } = await write('ofx', { ofxVersion: 102 }, [ligatures])
  const { NAME, MEMO } = (await parsed(bytes, 'windows-1252')).BANKTRANLIST.STMTTRN
  t.equal(NAME, 'fi'.repeat(16))
  t.equal(MEMO, 'fi'.repeat(20))
})

t.test('ofx: the same statement gives the same bytes', async (t) => {
  t.same((await write('ofx')).bytes, (await write('ofx')).bytes)
})

t.test('ofx: ofxdump reads it', async (t) => {
  for (const ofxVersion of [102, 220] as const) {
    const path = join(t.testdir(), `statement-${ofxVersion}.ofx`)
    writeFileSync(path, (await write('ofx', { ofxVersion })).bytes)
    const dump = execFileSync('ofxdump', [path], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    t.match(dump, /-20\.00/)
    t.match(dump, /0532013000/)
  }
})

t.test('cp1252: what does not fit loses its accent', async (t) => {
  t.same([...cp1252('é€ł—☃')], [0xe9, 0x80, 0x6c, 0x97, 0x3f])
})

t.test('no booking: valid files with nothing in them', async (t) => {
  for (const output of ['csv_quickbooks', 'csv_xero']) {
    const { bytes, warnings } = await write(output, {}, [])
    t.equal(bytes.byteLength, 0, output)
    t.match(warnings, [{ code: 'NOTHING_FOUND' }], output)
  }
  t.match(text((await write('ofx', {}, [])).bytes), /<BANKMSGSRSV1>\r\n<\/BANKMSGSRSV1>/)
})

t.test('bookings of nothing: not for QuickBooks, and without a minus', async (t) => {
  const nothing = [{ ...STATEMENT, transactions: [booking('2024-01-02', '0.00', 'Notice')] }]
  t.equal(
    text((await write('csv_quickbooks', {}, nothing)).bytes),
    'Date,Description,Credit,Debit\r\n',
  )
  t.match(text((await write('ofx', {}, nothing)).bytes), /<TRNAMT>0\.00</)
})

t.test('ofx 1.02: every line ends as the header does', async (t) => {
  const written = text((await write('ofx')).bytes)
  t.notMatch(written, /[^\r]\n/)
})

t.test('qif: a list an account, fields on lines of their own', async (t) => {
  const lines = text((await write('qif')).bytes).split('\n')
  t.same(lines.slice(0, 5), ['!Account', 'N0532013000', 'TBank', '^', '!Type:Bank'])
  t.match(lines.slice(5, 9), ['D02/01/2024', 'T-20.00', /^PCafé "Łódź" & Söhne, /, '^'])
  t.same(lines.slice(13), ['D15/01/2024', 'T100.00', 'N1001', 'P=SUM(A1)', 'M+49', '^', ''])
  const american = text((await write('qif', { dateFormat: 'MM/DD/YYYY' })).bytes)
  t.match(american, /^D01\/15\/2024$/m)
  const broken = { ...STATEMENT, transactions: [booking('2024-01-02', '1.00', 'a\n^\u2028!Type')] }
  t.match(text((await write('qif', {}, [broken])).bytes), /\nPa \^ !Type\n\^\n$/)
  const two = text((await write('qif', {}, [STATEMENT, { ...STATEMENT, accountId: null }])).bytes)
  t.equal(two.match(/^!Type:Bank$/gm)?.length, 2)
  t.equal((await write('qif', {}, [])).bytes.length, 0)
})

t.test('mt940: fields as SWIFT has them, in its character set', async (t) => {
  const { bytes, warnings } = await write('mt940')
  t.same(warnings, [])
  t.same(text(bytes).split('\r\n'), [
    ':20:240131',
    ':25:DE89370400440532013000',
    ':28C:0',
    ':60F:C240101EUR998,00',
    ':61:240102D20,00NMSCNONREF',
    ':86:Cafe Lodz + Soehne, a name that is longer than thirty-two letters',
    ':61:240102D20,00NMSCNONREF',
    ':86:Cafe Lodz + Soehne, a name that is longer than thirty-two letters',
    ':61:240115C100,00NCHK1001',
    ':86:SUM(A1)',
    ':62F:C240131EUR1058,00',
    '-',
    '',
  ])
})

t.test('mt940: balances that are not printed; long texts', async (t) => {
  const own = { ...STATEMENT, iban: null, currency: null, openingBalance: null }
  const derived = text((await write('mt940', {}, [own])).bytes)
  t.match(derived, /:25:37040044\/0532013000\r\n/)
  t.match(derived, /:60F:C240101XXX998,00\r\n/)
  const none = await write('mt940', {}, [{ ...own, closingBalance: null }])
  t.match(none.warnings, [{ code: 'BALANCE_UNKNOWN' }])
  t.match(text(none.bytes), /:60F:C240101XXX0,00\r\n[\s\S]*:62F:C240131XXX60,00\r\n/)
  const overdrawn = { ...own, closingBalance: '-0.05', transactions: [] }
  t.match(text((await write('mt940', {}, [overdrawn])).bytes), /:60F:D240101XXX0,05\r\n/)
  const long = booking('2024-01-02', '1.00', `${'x'.repeat(65)}:-y${'z'.repeat(500)}`)
  const lines = text((await write('mt940', {}, [{ ...own, transactions: [long] }])).bytes)
    .split('\r\n')
    .slice(5, -3)
  t.equal(lines.length, 6)
  t.equal(lines[0], `:86:${'x'.repeat(65)}`)
  for (const line of lines.slice(1)) t.match(line, /^[^:-].{0,64}$/)
})

/** Names of elements with how deep they stand, and texts of those without children. */
const outline = (bytes: Uint8Array): string[] => {
  const path = join(mkdtempSync(join(tmpdir(), 'camt-')), 'a.xml')
  writeFileSync(path, bytes)
  // Well-formed, or it ends with an error.
  const tidy = execFileSync('xmllint', ['--format', path], { encoding: 'utf8' })
  return tidy
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !/^\s*<\//.test(line))
}

t.test('camt053: elements in the order of ISO 20022', async (t) => {
  const { bytes, warnings } = await write('camt053')
  t.same(warnings, [])
  const lines = outline(bytes).map((line) => line.trim())
  t.equal(lines[0], '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">')
  const names = (from: string, to: string) => {
    const own = lines.map((line) => /^<(\w+)/.exec(line)![1]!)
    return own.slice(own.indexOf(from), own.indexOf(to, own.indexOf(from)))
  }
  t.same(names('Stmt', 'Bal'), [
    ...['Stmt', 'Id', 'CreDtTm', 'FrToDt', 'FrDtTm', 'ToDtTm', 'Acct', 'Id', 'IBAN', 'Ccy'],
  ])
  t.same(names('Ntry', 'NtryDtls'), [
    ...['Ntry', 'Amt', 'CdtDbtInd', 'Sts', 'Cd', 'BookgDt', 'Dt', 'BkTxCd', 'Prtry', 'Cd'],
  ])
  const said = lines.join('\n')
  t.match(said, /<IBAN>DE89370400440532013000<\/IBAN>/)
  t.match(said, /<Cd>OPBD<\/Cd>\n<Amt Ccy="EUR">998\.00<\/Amt>\n<CdtDbtInd>CRDT<\/CdtDbtInd>/)
  t.match(said, /<Cd>CLBD<\/Cd>\n<Amt Ccy="EUR">1058\.00<\/Amt>/)
  t.match(said, /<Amt Ccy="EUR">20\.00<\/Amt>\n<CdtDbtInd>DBIT<\/CdtDbtInd>/)
  t.match(said, /<ChqNb>1001<\/ChqNb>/)
  t.match(said, /<AcctSvcrRef>\+49<\/AcctSvcrRef>/)
  t.match(said, /<Ustrd>Café .*Łódź.* &amp; Söhne/)
})

t.test('camt053: what is not printed; several accounts; long texts', async (t) => {
  const own = { ...STATEMENT, iban: null, currency: null, openingBalance: null }
  const derived = text((await write('camt053', {}, [own])).bytes)
  t.match(derived, /<Id>37040044\/0532013000<\/Id>/)
  t.match(derived, /<Cd>OPBD<[\s\S]*?<Amt Ccy="XXX">998\.00</)
  t.notMatch(derived, '<Ccy>')
  const none = await write('camt053', {}, [{ ...own, closingBalance: null }])
  t.match(none.warnings, [{ code: 'BALANCE_UNKNOWN' }])
  const long = booking('2024-01-02', '1.00', `${'x'.repeat(139)}😀${'<'.repeat(200)}`)
  const two = await write('camt053', {}, [STATEMENT, { ...own, transactions: [long] }])
  const lines = outline(two.bytes)
  t.equal(lines.filter((line) => line.trim() === '<Stmt>').length, 2)
  const said = new TextDecoder().decode(two.bytes).matchAll(/<Ustrd>(.*)<\/Ustrd>/g)
  for (const [, line] of said)
    t.ok(line!.replaceAll('&lt;', '<').replaceAll('&quot;', '"').length <= 140)
  t.equal(outline((await write('camt053', {}, [])).bytes).length, 5)
})

t.test('what has a place for the reference does not say it twice', async (t) => {
  const own = {
    ...booking('2024-01-02', '-20.00', 'Card 4471 0093 Corner Shop'),
    reference: '4471 0093',
  }
  const bare = { ...booking('2024-01-03', '-5.00', '88120'), reference: '88120' }
  const written = async (name: string) =>
    text((await write(name, {}, [{ ...STATEMENT, transactions: [own, bare] }])).bytes)
  t.match(
    await written('qif'),
    /\nPCard Corner Shop\nM4471 0093\n\^\nD03\/01\/2024\nT-5.00\nM88120\n/,
  )
  t.match(await written('csv_xero'), /,,Card Corner Shop,4471 0093,\r\n.*,,,88120,/)
  t.match(await written('mt940'), /NMSC4471 0093\r\n:86:Card Corner Shop\r\n/)
  t.match(await written('camt053'), /<Ustrd>Card Corner Shop<\/Ustrd>/)
  t.match(await written('csv_quickbooks'), /,Card 4471 0093 Corner Shop,/)
  const long = {
    ...own,
    reference: '4471 0093 Corner Shop',
    description: 'Card 4471 0093 Corner Shop',
  }
  const message = text((await write('mt940', {}, [{ ...STATEMENT, transactions: [long] }])).bytes)
  t.match(message, /:86:Card 4471 0093 Corner Shop\r\n/)
})
