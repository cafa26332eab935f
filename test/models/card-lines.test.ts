import t from 'tap'
import type { PageSource, Word } from '../../src/document/page.ts'
import { businessCard } from '../../src/models/business-card.ts'
import { areasIn, personWords } from '../../src/models/candidates/person-words.ts'
import { placeOf } from '../../src/models/candidates/place.ts'
import { documentOfCard } from '../../src/models/card/columns.ts'
import { lineOver } from '../../src/models/card/line-over.ts'
import { bareName, wholeName } from '../../src/models/card/names.ts'
import { withoutWork } from '../../src/models/card/titles.ts'
import { documentText, pieceOf } from '../../src/reading/document-text.ts'
import type { Answer } from '../http/service.ts'
import { page, word, words } from '../tables/pages.ts'

const read = (lines: readonly Word[][], source: PageSource = 'text_layer'): Answer =>
  (businessCard.extract([{ ...page(lines), source }]).content as Answer).fields

t.test('a firm in several lines beside a name and a job', async (t) => {
  t.match(
    read([
      words('ESTUDIO', 40, 40, 14),
      words('Nerea Ibarrola Sanz', 240, 48, 11),
      words('IBARROLA', 40, 58, 14),
      words('Procuradora', 240, 63, 9),
      words('& LANDA', 40, 76, 14),
      words('Gran Vía 12, 3.º', 240, 90, 9),
      words('48001 Bilbao', 240, 102, 9),
      words('n.ibarrola@ibarlanda.example', 240, 114, 9),
    ]),
    {
      name: 'Nerea Ibarrola Sanz',
      title: 'Procuradora',
      company: 'ESTUDIO IBARROLA & LANDA',
      email: 'n.ibarrola@ibarlanda.example',
    },
  )
})

t.test('a department that is called by what it does, under a job that no list has', async (t) => {
  t.match(
    read([
      words('VALKOPAJU', 40, 40, 14),
      words('Eeva Lintukoski', 40, 70, 12),
      words('pakkausmuotoilija', 40, 84, 9),
      words('Markkinointi ja viestintä', 40, 96, 9),
      words('Rantakuja 12 B, 20888 Turku', 40, 116, 8),
      words('eeva.lintukoski@valkopaju.example', 40, 128, 8),
    ]),
    {
      name: 'Eeva Lintukoski',
      title: 'pakkausmuotoilija',
      department: 'Markkinointi ja viestintä',
    },
  )
  t.equal(areasIn('Research and Development'), 1)
  t.equal(areasIn('Produktentwicklung'), 1)
  t.equal(areasIn('Harriet Quillmark'), 0)
})

t.test('a bullet that recognition took for a quotation mark', async (t) => {
  t.match(
    read(
      [
        words('Wydawnictwo Szpakowo', 40, 40, 14),
        words('Honorata Brzezicka', 40, 70, 12),
        words('redaktorka techniczna « Dział redakcji', 40, 84, 9),
        words('ul. Lipowa 12, 05-120 Szpakowo', 40, 104, 8),
        words('h.brzezicka@szpakowo.example', 40, 116, 8),
      ],
      'ocr',
    ),
    { name: 'Honorata Brzezicka', title: 'redaktorka techniczna', department: 'Dział redakcji' },
  )
})

t.test('jobs that no list of words has', async (t) => {
  t.match(
    read([
      words('ATELIER BRANDELOT', 40, 40, 14),
      words('Solène Brandelot', 40, 70, 12),
      words('Plumassière', 40, 84, 9),
      words('4, rue des Halles, 37000 Tours', 40, 104, 8),
      words('02 47 99 00 12', 40, 116, 8),
      words('solene@atelier-brandelot.example', 40, 128, 8),
    ]),
    { name: 'Solène Brandelot', title: 'Plumassière', company: 'ATELIER BRANDELOT' },
  )
})

t.test('a firm in one word of small letters, its domain a part of it', async (t) => {
  t.match(
    read([
      words('orlowenergy', 40, 40, 14),
      words('Ravi Deshmukh', 40, 70, 12),
      words('Head of Grid Partnerships', 40, 84, 9),
      words('12 Canal Row, Leeds LS1 4AB', 40, 104, 8),
      words('orlow.example', 40, 116, 8),
      words('ravi.d@orlow.example', 40, 128, 8),
    ]),
    {
      name: 'Ravi Deshmukh',
      title: 'Head of Grid Partnerships',
      company: 'orlowenergy',
      website: 'orlow.example',
      address: '12 Canal Row, Leeds LS1 4AB',
    },
  )
})

t.test('word spaces as wide as gaps', async (t) => {
  const spread = (text: string, y: number): Word[] => {
    let x = 40
    return text.split(' ').map((part) => {
      const own = word(part, x, y)
      x = own.box[2] + 11
      return own
    })
  }
  t.match(
    read([
      spread('Fenwick Joinery Ltd', 40),
      spread('Harriet Fenwick', 60),
      spread('Workshop Manager', 74),
      spread('Tel. +44 20 7946 0018', 94),
      spread('harriet@fenwickjoinery.co.uk', 108),
    ]),
    {
      name: 'Harriet Fenwick',
      title: 'Workshop Manager',
      company: 'Fenwick Joinery Ltd',
      phone: '+44 20 7946 0018',
    },
  )
})

t.test('the Ó of a family that was read as a digit', async (t) => {
  t.match(
    read(
      [
        words('Cathal 6 Faolin', 40, 40, 12),
        words('Thatcher', 40, 56),
        words('6 Faolin Roofing Ltd', 40, 76),
        words('cathal@ofroofing.ie', 40, 96),
      ],
      'ocr',
    ),
    { name: 'Cathal Ó Faolin', company: 'Ó Faolin Roofing Ltd' },
  )
  t.match(
    read(
      [
        words('Jane Exemplar', 40, 40, 12),
        words('Surveyor', 40, 56),
        words('Exemplar Surveys Ltd', 40, 76),
        words('6 Mill Lane', 40, 96),
        words('York YO1 9TT', 40, 110),
        words('jane@exemplarsurveys.co.uk', 40, 130),
      ],
      'ocr',
    ),
    { name: 'Jane Exemplar', address: '6 Mill Lane, York YO1 9TT' },
  )
})

t.test('a department under a job', async (t) => {
  t.match(
    read([
      words('Orlow Instruments Ltd', 40, 40, 14),
      words('Ravi Deshmukh', 40, 70, 12),
      words('Senior Engineer', 40, 84, 9),
      words('Customer Service', 40, 96, 9),
      words('12 Harbour Street, Bristol BS1 4QA', 40, 120, 8),
      words('ravi@orlow.example', 40, 132, 8),
    ]),
    {
      name: 'Ravi Deshmukh',
      title: 'Senior Engineer',
      department: 'Customer Service',
      company: 'Orlow Instruments Ltd',
    },
  )
})

t.test('a department under a job', async (t) => {
  t.match(
    read([
      words('Talheim Orgelbau GmbH', 40, 40, 13),
      words('Jutta Kessler', 40, 70, 12),
      words('Projektleiterin', 40, 84, 9),
      words('Abteilung Restaurierung', 40, 96, 9),
      words('Lindenweg 3, 72070 Tübingen', 40, 116, 8),
      words('j.kessler@talheim-orgelbau.example', 40, 128, 8),
    ]),
    { title: 'Projektleiterin', department: 'Abteilung Restaurierung' },
  )
})

t.test(
  'letters of another script, which recognition is unsure of, are no part of a line',
  async (t) => {
    const unsure = (line: Word[], from: number): Word[] =>
      line.map((own, i) => ({ ...own, confidence: i < from ? 0.99 : 0.95 }))
    t.match(
      read(
        [
          unsure(words('GOLDEN BAY FOODSTUFFS PTE LTD', 40, 40, 12), 9),
          unsure(words('Rachel Tan Hui Min PRE8%', 40, 70, 11), 4),
          unsure(words('Procurement Executive RR9EE', 40, 84, 9), 2),
          unsure(words('Fax (65) 6555 0119', 40, 104, 8), 9),
          unsure(words('rachel.tan@goldenbay.example', 40, 116, 8), 9),
        ],
        'ocr',
      ),
      {
        name: 'Rachel Tan Hui Min',
        title: 'Procurement Executive',
        company: 'GOLDEN BAY FOODSTUFFS PTE LTD',
      },
    )
  },
)

t.test('a firm and where it is in one line without a sign between them', async (t) => {
  t.match(
    read([
      words('Tiffany M. Kowalczyk', 40, 40, 12),
      words('Realtor', 40, 54, 9),
      words('312.555.0447', 40, 74, 8),
      words('tiffany@lakebluffhomes.example', 40, 86, 8),
      words('Lake Bluff Homes 118 East Center Ave, Lake Bluff, IL 60044', 40, 104, 8),
    ]),
    {
      name: 'Tiffany M. Kowalczyk',
      company: 'Lake Bluff Homes',
      address: '118 East Center Ave, Lake Bluff, IL 60044',
    },
  )
})

t.test('a legal form whose o was read as a zero', async (t) => {
  const fields = read(
    [
      words('Jadranbrod Projekt d.o.0.', 40, 40, 12),
      words('Zvonimir Horvat', 40, 70, 11),
      words('z.horvat@jadranbrod.example', 40, 90, 8),
    ],
    'ocr',
  )
  t.equal(fields.company, 'Jadranbrod Projekt d.o.o.')
})

t.test('a job in two languages is given in one of them', async (t) => {
  const { title } = read([
    words('Fundação Ribamar', 40, 40, 13),
    words('Tomé Queirós', 40, 70, 12),
    words('Gerente de Qualidade / Quality Manager', 40, 84, 9),
    words('Rua da Alegria 12, 4000-040 Porto', 40, 104, 8),
    words('+351 22 555 0144', 40, 116, 8),
    words('tome.queiros@ribamar.example', 40, 128, 8),
  ])
  t.ok(['Gerente de Qualidade', 'Quality Manager'].includes(title))
})

t.test('institutions are firms, and what they are made of are departments', async (t) => {
  t.match(
    read([
      words('Universidade de Vale Formoso', 40, 40, 12),
      words('Laboratório de Cerâmica', 40, 54, 9),
      words('Tomé Queirós', 40, 78, 12),
      words('Professor Associado', 40, 92, 9),
      words('Rua da Alegria 12, 4000-040 Porto', 40, 112, 8),
      words('tqueiros@uvf.example', 40, 124, 8),
    ]),
    { company: 'Universidade de Vale Formoso', department: 'Laboratório de Cerâmica' },
  )
})

t.test('a department whose word ends as those of departments do', async (t) => {
  t.same(
    ['Putkiosasto', 'Vertriebsabteilung', 'Kaffeestube'].map((text) => personWords(text)[1]),
    [1, 1, 0],
  )
})

t.test('a card in Japanese', async (t) => {
  t.match(
    read([
      words('株式会社白浜精機', 40, 40, 12),
      words('製造部第一課', 40, 62, 9),
      words('係長', 40, 80, 9),
      words('小山内花子', 80, 82, 14),
      words('〒987-0001 青川県白浜市本町4-5-6', 40, 112, 8),
      words('TEL 0555-55-0101', 40, 124, 8),
      words('osanai@shirahama-seiki.example', 40, 136, 8),
    ]),
    {
      name: '小山内花子',
      title: '係長',
      department: '製造部第一課',
      company: '株式会社白浜精機',
      postal_code: '987-0001',
    },
  )
})

t.test('degrees behind a name belong to those before it', async (t) => {
  t.equal(bareName('Ing. Jana Modrá, Ph.D.'), 'Ing. Jana Modrá, Ph.D.')
  t.equal(bareName('Jane Blue, Ph.D.'), 'Jane Blue')
  t.equal(wholeName('Ing. Jana Modrá', 'Ing. Jana Modrá, Ph.D.'), 'Ing. Jana Modrá, Ph.D.')
  t.equal(wholeName('Jane Blue', 'Jane Blue, Ph.D.'), 'Jane Blue')
  t.equal(wholeName('Ing. Jana Modrá', 'Ing. Jana Modrá, sales'), 'Ing. Jana Modrá')
})

t.test('what is said without spaces, or beside a slash', (t) => {
  const parted = (text: string) =>
    withoutWork(pieceOf(words(text, 40, 40), true), true).map((own) => own.text)
  t.same(parted('販売部課長'), ['販売部', '課長'])
  t.same(parted('銷售部經理王小明 Xiaoming Wang'), ['銷售部', '經理', '王小明', 'Xiaoming Wang'])
  t.same(parted('영업팀 /대리'), ['영업팀', '대리'])
  t.same(parted('영업팀 대리'), ['영업팀 대리'])
  t.same(parted('서울시 강남구 12-3 /5'), ['서울시 강남구 12-3 /5'])
  t.end()
})

t.test('letters of a name set apart, and the job behind them', async (t) => {
  const piece = pieceOf(words('홍 길 동 부장', 40, 40, 10), true)
  t.same(
    withoutWork(piece, true).map(({ text }) => text),
    ['홍 길 동', '부장'],
  )
})

t.test('a number inside of a building is none to call', async (t) => {
  t.match(
    read([
      words('Aline Modèle', 40, 40, 12),
      words('Directrice', 40, 54, 9),
      words('850, rue du Lac, bureau 12', 40, 80, 9),
      words('Sainte-Pomme (Québec) J1A 1A1', 40, 92, 9),
      words('Tél. : 819 555-0136', 240, 92, 9),
    ]),
    { address: /bureau 12/ },
  )
})

t.test('signs of web addresses that were misread', async (t) => {
  t.match(
    read(
      [
        words('Lena Example', 40, 40, 12),
        words('Wwww.lexample.example', 40, 60, 9),
        words('lena@Iexample.e×ample', 40, 72, 9),
      ],
      'ocr',
    ),
    { email: 'lena@lexample.example', website: 'www.lexample.example' },
  )
})

t.test('jobs in languages that have many', async (t) => {
  for (const job of [
    'állatorvos',
    'isännöitsijä',
    'ветеринарен лекар',
    'traducătoare',
    'diş hekimi',
    'trưởng phòng kinh doanh',
    '課長代理',
    'vodja projektov',
  ])
    t.equal(personWords(job)[0], 1, job)
})

t.test('a job and its department in one line', async (t) => {
  for (const [line, title, department] of [
    ['Projektleiterin - Fassadentechnik', 'Projektleiterin', 'Fassadentechnik'],
    ['Afdelingsleder – Vinduer & døre', 'Afdelingsleder', 'Vinduer & døre'],
    ['Sales Manager, Marine Pumps & Valves', 'Sales Manager', 'Marine Pumps & Valves'],
  ] as const)
    t.match(
      read([
        words('Ostrava Pumps Ltd', 40, 40, 14),
        words('Ilse Bergmann', 40, 56, 12),
        words(line, 40, 72, 9),
        words('Tel. 030 901820', 40, 88, 9),
        words('bergmann@ostrava-pumps.com', 40, 104, 9),
        words('18 Foundry Lane, York YO1 9TT', 40, 120, 9),
      ]),
      { title, department, company: 'Ostrava Pumps Ltd' },
    )
})

t.test('a trade in type much smaller than the name over it', async (t) => {
  t.match(
    read([
      words('Vasari', 40, 40, 24),
      words('Falegnameria', 40, 62, 8),
      words('Ortensia Vasari', 40, 90, 9),
      words('titolare', 40, 104, 8),
      words('Via Roma 9, 20100 Milano', 40, 118, 8),
      words('info@vasarifalegnameria.example', 40, 132, 8),
    ]),
    { name: 'Ortensia Vasari', company: 'Vasari Falegnameria' },
  )
})

t.test('the line that stands close over a text', async (t) => {
  const rows = [
    words('studio', 40, 40),
    words('HOLLOWAY', 40, 52, 12),
    words('Jane van Doe', 40, 90),
    words('Tel. 020 7946 0018', 40, 104),
    words('Plot 7', 40, 140),
    words('Example Ltd', 40, 150),
  ]
  const document = documentOfCard(documentText([page(rows)]))
  const over = (text: string) => {
    const row = document.rows.find((own) => own.text === text)!
    const [piece] = row.pieces
    return lineOver({ ...placeOf(row, 0, row.words.length), value: piece!.text }, document)?.text
  }
  t.equal(over('HOLLOWAY'), 'studio')
  t.equal(over('Jane van Doe'), undefined, 'farther away')
  t.equal(over('Example Ltd'), undefined, 'with a number')
})
