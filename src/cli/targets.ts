import { copyFile, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, parse, resolve } from 'node:path'
import type { ConvertResult, PageView } from '../engine/conversion.ts'
import type { Input } from './inputs.ts'

/** Where results go: settled before the first is made, so that names do not hang on who is first. */
export class Targets {
  readonly #targets: ReadonlyMap<Input, string>

  private constructor(targets: ReadonlyMap<Input, string>) {
    this.#targets = targets
  }

  /**
   * Gives each input a target of its own, which is no input, whatever links lead there. Results of
   * an earlier run are replaced.
   *
   * @param folder null = beside each input
   * @param extension of all results, without a dot
   */
  static async choose(
    folder: string | null,
    inputs: readonly Input[],
    extension: string,
  ): Promise<Targets> {
    const taken = new Set<string>()
    for (const input of inputs) taken.add(await placeOf(input.path))
    const targets = new Map<Input, string>()
    for (const input of inputs) {
      const to = folder === null ? dirname(input.path) : join(folder, input.folder)
      const place = await placeOf(to)
      const stem = parse(input.name).name
      let name = `${stem}.${extension}`
      for (let n = 2; taken.has(join(place, name)); n++) name = `${stem}-${n}.${extension}`
      taken.add(join(place, name))
      targets.set(input, join(to, name))
    }
    return new Targets(targets)
  }

  /** Puts a result in its place at once or not at all. @returns its path */
  async put(input: Input, result: ConvertResult): Promise<string> {
    const target = this.#targets.get(input)!
    await mkdir(dirname(target), { recursive: true })
    await place(result.path, target)
    return target
  }

  /** Puts debug views beside a result that was put: `name-page-1.svg`. @returns their paths */
  async putViews(input: Input, views: readonly PageView[]): Promise<string[]> {
    const { dir, name } = parse(this.#targets.get(input)!)
    const paths: string[] = []
    for (const { page, path } of views) {
      const target = join(dir, `${name}-page-${page}.svg`)
      await place(path, target)
      paths.push(target)
    }
    return paths
  }
}

/** A copy that is there whole or not at all. */
async function place(from: string, target: string): Promise<void> {
  const partial = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
  try {
    await copyFile(from, partial)
    await rename(partial, target)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** A path with the links on its way resolved, as far as it exists. */
async function placeOf(path: string): Promise<string> {
  const { dir, base } = parse(resolve(path))
  try {
    return await realpath(path)
  } catch {
    return base === '' ? dir : join(await placeOf(dir), base)
  }
}
