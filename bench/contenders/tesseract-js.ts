import { createRequire } from 'node:module'
import { createWorker, type PSM } from 'tesseract.js'
import { languageOf } from '../documents/prepare.ts'
import type { Contender, Reading } from './contender.ts'

const require = createRequire(import.meta.url)

/** tesseract.js with the same model files and settings as the command line tool, one worker. */
export function tesseractJs(tessdata: string, segmentation = '3'): Contender {
  return {
    name: 'tesseract.js-1',
    threads: 1,
    version: () => `tesseract.js ${require('tesseract.js/package.json').version}`,
    async read(files): Promise<Reading> {
      const texts = new Map<string, string>()
      let ms = 0
      for (const [language, same] of Map.groupBy(files, languageOf)) {
        const worker = await createWorker(language, 1, {
          langPath: tessdata,
          gzip: false,
          cacheMethod: 'none',
        })
        await worker.setParameters({ tessedit_pageseg_mode: segmentation as PSM })
        const begin = performance.now()
        for (const file of same) texts.set(file, (await worker.recognize(file)).data.text)
        ms += performance.now() - begin
        await worker.terminate()
      }
      return { ms, texts: files.map((file) => texts.get(file)!) }
    },
  }
}
