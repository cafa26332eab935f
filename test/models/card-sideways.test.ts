import t from 'tap'
import { type Rotation, wordsOf } from '../../src/document/page.ts'
import { turned } from '../../src/document/turned.ts'
import { businessCard } from '../../src/models/business-card.ts'
import type { Answer } from '../http/service.ts'
import { page, words } from '../tables/pages.ts'

const upright = page([
  words('Jane van Doe', 80, 40),
  words('Head of Procurement', 80, 54),
  words('Example Engineering Ltd', 80, 80),
  words('T +44 20 7946 0018', 80, 94),
])

/** Words along an edge of the page, at this distance from it. */
function along(text: string, away: number, rotation: Rotation) {
  const { width, height } = upright
  const own = page([words(text, 60, away)])
  return turned(
    { width: height, height: width, words: wordsOf(own), rules: [], fills: [] },
    rotation,
  ).words
}

const read = (...more: ReturnType<typeof along>[]): Answer =>
  businessCard.extract([
    {
      ...upright,
      blocks: [
        ...upright.blocks,
        ...more.map((own) => {
          const { box, baseline } = own[0]!
          return { box, lines: [{ box, baseline, words: own }] }
        }),
      ],
    },
  ]).content as Answer

t.test('an address that runs up the page, and one of mail that runs down', async (t) => {
  const street = along('12 High Street, London SW1A 1AA', 20, 270)
  const { fields, evidence } = read(street, along('jane.doe@example.co.uk', 20, 90))
  t.match(fields, {
    name: 'Jane van Doe',
    address: '12 High Street, London SW1A 1AA',
    email: 'jane.doe@example.co.uk',
  })
  const { page, box } = (evidence as Answer).address as { page: number; box: number[] }
  t.equal(page, 1)
  const x0 = Math.min(...street.map((word) => word.box[0]))
  const y1 = Math.max(...street.map((word) => word.box[3]))
  t.ok(Math.abs(box[0]! - x0) < 0.1 && Math.abs(box[3]! - y1) < 0.1, 'where it is printed')
})
