import t from 'tap'
import type { PageSource } from '../../src/document/page.ts'
import { businessCard } from '../../src/models/business-card.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const read = (rows: readonly string[], source: PageSource = 'text_layer'): Answer =>
  (
    businessCard.extract([{ ...page(rows.map((text, i) => words(text, 40, 40 + i * 14))), source }])
      .content as Answer
  ).fields

const LABS = ['Exemplar Labs', 'Savannah Sawyer', 'Sales Manager']

t.test('e-mail addresses whose sign or line was misread', async (t) => {
  t.equal(
    read([...LABS, 'savannahsawyereexemplar-line.co.uk'], 'ocr').email,
    'savannahsawyer@exemplar-line.co.uk',
  )
  t.equal(
    read([...LABS, 'savannah sawyer@exemplar-line.co.uk'], 'ocr').email,
    'savannah_sawyer@exemplar-line.co.uk',
  )
})

t.test('an l of an e-mail address that was read as an exclamation mark', async (t) => {
  t.equal(
    read([...LABS, 'k_schimme!@exemplar-line.co.uk'], 'ocr').email,
    'k_schimmel@exemplar-line.co.uk',
  )
})

t.test('web addresses whose points were misread', async (t) => {
  const site = (text: string) => read([...LABS, 'sawyer@exemplar-line.com', text], 'ocr').website
  t.equal(site('www exemplar-line.com'), 'www.exemplar-line.com')
  t.equal(site('wwwexemplar-linecom'), 'www.exemplar-line.com')
})

t.test('a British code whose J was read as a bracket', async (t) => {
  t.match(
    read([...LABS, 'Tel 020 7946 0018', 'Suite 335', '158 Mill Lane', 'Wexcombe BA18 4B)'], 'ocr'),
    {
      postal_code: 'BA18 4BJ',
      city: 'Wexcombe',
      address: 'Suite 335, 158 Mill Lane, Wexcombe BA18 4BJ',
    },
  )
})

t.test('a number behind a street', async (t) => {
  t.match(read([...LABS, '18 Mill Lane Mobile 07700 900123', 'London SW1A 1AA']), {
    mobile: '07700 900123',
    address: '18 Mill Lane, London SW1A 1AA',
  })
})

t.test('a job right behind the name of an e-mail address, a call in front of one', async (t) => {
  t.match(read(['Exemplar Catering', 'Imogen Tran Head of Events', 'imogen@exemplar.com']), {
    name: 'Imogen Tran',
    title: 'Head of Events',
  })
  t.equal(
    read(['EXEMPLAR AIRCON', 'Call Darren Whitlock on', '020 7946 0018', 'darren@exemplar.com'])
      .name,
    'Darren Whitlock',
  )
})

t.test('numbers and parts of an address are no prose', async (t) => {
  t.match(
    read([
      'GESTORÍA EJEMPLAR',
      'Pilar Almazán Rueda',
      'Directora',
      'Pza. del Rey 18, 1.º izq. · 42001 Soria',
      'Tel. 975 55 01 18 · Móv. 655 50 11 84',
      'pilar@ejemplar.es',
    ]),
    { company: 'GESTORÍA EJEMPLAR', name: 'Pilar Almazán Rueda', email: 'pilar@ejemplar.es' },
  )
})

t.test(
  'a sign with gaps around it, digits that were read as letters, labels that end like others',
  async (t) => {
    const fields = read(
      [
        ...LABS,
        'sawyer E exemplar-line.co.uk',
        'www.exemplar-line.co.uk',
        'Direct line +44 (0)131 s55 o118',
      ],
      'ocr',
    )
    t.equal(fields.email, 'sawyer@exemplar-line.co.uk')
    t.match(fields.phones, [{ number: '+44 (0)131 555 0118' }])
    t.match(read([...LABS, 'Tfno: 956 55 01 18 - Móvil: 655 118 447']).phones, [
      { number: '956 55 01 18' },
      { number: '655 118 447', type: 'mobile' },
    ])
  },
)

t.test('a job and its firm in a line, states in full', async (t) => {
  t.match(read(['ana prado', 'Co-founder, Exemplar Labs', 'ana@exemplarlabs.com']), {
    title: 'Co-founder',
    company: 'Exemplar Labs',
  })
  t.match(
    read([
      ...LABS,
      '1400 Example Center Ave, Suite 2200',
      'Atlanta, Georgia 30303',
      'T 404.555.0118',
    ]),
    { address: '1400 Example Center Ave, Suite 2200, Atlanta, Georgia 30303', region: 'Georgia' },
  )
})
