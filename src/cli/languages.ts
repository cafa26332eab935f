import { readConfig } from '../config.ts'
import { loadAddon } from '../engine/native.ts'
import { fetchModel, LanguageFault, packageOf, removeModel } from './language-packages.ts'
import { print } from './print.ts'

const tessdata = (): string => readConfig().models.tessdata

/** Codes of the installed models, and who runs each. */
export function listLanguages(): void {
  const folder = tessdata()
  const addon = loadAddon()
  for (const code of addon.languages(folder))
    print([code, addon.runner(folder, code) ?? 'damaged: remove it, and add it anew', folder])
}

/** Adds models from Debian's packages. @returns the exit code */
export const addLanguages = (codes: readonly string[]): Promise<number> =>
  each(codes, async (code) => {
    const folder = tessdata()
    const { languages, runner } = loadAddon()
    if (languages(folder).includes(code) && runner(folder, code) !== null) return 'is there already'
    await fetchModel(code, folder, (place, name) => runner(place, name) !== null)
    return `added to ${folder}; a running service uses it from now on`
  })

/** Removes models. @returns the exit code */
export const removeLanguages = (codes: readonly string[]): Promise<number> =>
  each(codes, async (code) => {
    packageOf(code)
    const folder = tessdata()
    const installed = loadAddon().languages(folder)
    if (!installed.includes(code)) throw new LanguageFault('is not installed')
    if (installed.length === 1) throw new LanguageFault('is the last one')
    await removeModel(code, folder)
    return 'removed'
  })

async function each(
  codes: readonly string[],
  work: (code: string) => Promise<string>,
): Promise<number> {
  let faults = 0
  for (const code of codes)
    try {
      print([code, await work(code)])
    } catch (error) {
      if (!(error instanceof LanguageFault)) throw error
      faults++
      process.stderr.write(`pagemill: ${JSON.stringify(code)}: ${error.message}\n`)
    }
  return faults === 0 ? 0 : 1
}
