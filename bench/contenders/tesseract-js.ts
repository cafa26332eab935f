import { createRequire } from 'node:module'
import { createWorker } from 'tesseract.js'
import type { Contender, Reading } from './contender.ts'

const require = createRequire(import.meta.url)

/** tesseract.js with the same model file as the command line tool, one worker. */
export function tesseractJs(tessdata: string): Contender {
  return {
    name: 'tesseract.js',
    threads: 1,
    version: () => `tesseract.js ${require('tesseract.js/package.json').version}`,
    async read(files): Promise<Reading> {
      const worker = await createWorker('eng', 1, {
        langPath: tessdata,
        gzip: false,
        cacheMethod: 'none',
      })
      const texts: string[] = []
      const begin = performance.now()
      for (const file of files) texts.push((await worker.recognize(file)).data.text)
      const ms = performance.now() - begin
      await worker.terminate()
      return { ms, texts }
    },
  }
}
