import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { drawn, folderFor, lines, pdf, write } from './documents.ts'
import { context, engineFor, request, settingsFor, textOf } from './engines.ts'

t.test(
  'a language that is added is read, and one that is removed refused, without a restart',
  async (t) => {
    const { models } = settingsFor(t)
    const tessdata = folderFor(t)
    const add = (code: string) => {
      copyFileSync(join(models.tessdata, `${code}.traineddata`), join(tessdata, 'part'))
      renameSync(join(tessdata, 'part'), join(tessdata, `${code}.traineddata`))
    }
    add('eng')
    const engine = await engineFor(t, { models: { ...models, tessdata } })
    const noticed = async (codes: readonly string[]) => {
      while (engine.status().languages.join() !== codes.join()) await setTimeout(20)
    }
    const png = drawn(
      pdf([{ content: lines(['Die Katze schläft'], 20), width: 420, height: 842 }]),
      200,
    )
    const path = write(folderFor(t), 'page', png)
    const convert = async () =>
      textOf(
        await engine.convert({ path, name: 'a.png' }, request({ languages: ['deu'] }), context()),
      )
    const refusal = {
      code: 'INVALID_PARAMETER',
      message: /'deu' is not installed.*without a restart/,
    }

    await t.rejects(convert(), refusal)
    add('deu')
    await noticed(['deu', 'eng'])
    t.match(await convert(), /^Die Katze schl/)
    rmSync(join(tessdata, 'deu.traineddata'))
    await noticed(['eng'])
    await t.rejects(convert(), refusal)
  },
)
