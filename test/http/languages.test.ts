import t from 'tap'
import { convertFields, resultRequest } from '../../src/http/convert-form.ts'

t.test('languages are named with commas, or with plus signs as for Tesseract', async (t) => {
  for (const languages of ['eng,deu', 'eng, deu', 'eng+deu', 'eng + deu'])
    t.same(resultRequest(convertFields.parse({ languages })).languages, ['eng', 'deu'], languages)
  t.throws(() => convertFields.parse({ languages: 'eng++deu' }))
})
