import t from 'tap'
import { isAddressLine, readTown } from '../../src/fields/address.ts'
import {
  eastAsianWork,
  hasEastAsianForm,
  isAddressee,
  isEastAsianName,
} from '../../src/fields/east-asian-words.ts'

t.test('addresses from the largest to the smallest', async (t) => {
  t.match(readTown('〒987-0001 青川県白浜市本町4-5-6 山ビル2階'), {
    postalCode: '987-0001',
    region: '青川県',
    city: '白浜市',
    rest: '本町4-5-6 山ビル2階',
  })
  t.match(readTown('충청남도 가람시 나래로 12, 3층'), { region: '충청남도', city: '가람시' })
  t.match(readTown('海州市东山区花园路18号'), { city: '海州市' })
  t.match(readTown('〒987-0001'), { postalCode: '987-0001' }, 'the code in a line of its own')
  for (const text of ['単二電池2本', '登録番号 T1234567890123', '2027年3月4日(木)', '내용 3개'])
    t.equal(isAddressLine(text), false, text)
})

t.test('jobs, departments and firms in texts without spaces', async (t) => {
  t.same(eastAsianWork('第一製造部第三課'), [0, 1])
  t.same(eastAsianWork('部長'), [1, 0])
  t.same(eastAsianWork('기술지원팀'), [0, 1])
  t.same(eastAsianWork('株式会社白浜商店'), [0, 0])
  t.ok(hasEastAsianForm('白浜運輸株式会社'))
  t.ok(hasEastAsianForm('(주)가람'))
  t.notOk(hasEastAsianForm('白浜運輸'))
})

t.test('names of people', async (t) => {
  for (const name of ['白川 花子', '小山内', '김가람', '王大明']) t.ok(isEastAsianName(name), name)
  for (const text of ['製造部', '白浜市', '部長', '株式会社白浜', '나래로', 'Smith'])
    t.notOk(isEastAsianName(text), text)
  t.ok(isAddressee('株式会社白浜商店 御中'))
})
