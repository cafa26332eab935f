import t from 'tap'
import { languageTag } from '../../src/document/language-tag.ts'

t.test('Tesseract codes as BCP 47', async (t) => {
  t.equal(languageTag('eng'), 'en')
  t.equal(languageTag('deu_latf'), 'de')
  t.equal(languageTag('chi_sim_vert'), 'zh-Hans')
  t.equal(languageTag('chi_tra'), 'zh-Hant')
  t.equal(languageTag('script/Latin'), null)
  t.equal(languageTag('osd2'), null)
})
