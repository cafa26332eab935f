import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join, parse, resolve } from 'node:path'
import type { ConvertResult, PageView } from '../engine/conversion.ts'
import type { Input } from './inputs.ts'
import { placeFile, replaceFile } from './place-file.ts'

/** Where results go: settled before the first is made, so that names do not hang on who is first. */
export class Targets {
  readonly #targets: ReadonlyMap<Input, string>
  /** Inputs, and targets of other inputs. */
  readonly #taken: Set<string>
  readonly #place: (from: string, target: string) => Promise<string>

  private constructor(targets: ReadonlyMap<Input, string>, taken: Set<string>, overwrite: boolean) {
    this.#targets = targets
    this.#taken = taken
    this.#place = overwrite
      ? async (from, target) => {
          await replaceFile(from, target)
          return target
        }
      : placeFile
  }

  /**
   * Gives each input a target of its own, which is no input, whatever links lead there.
   *
   * @param folder null = beside each input
   * @param extension that results are likely to have, without a dot
   * @param overwrite whether files that are there are replaced; else the next free name is taken
   */
  static async choose(
    folder: string | null,
    inputs: readonly Input[],
    extension: string,
    overwrite: boolean,
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
    return new Targets(targets, taken, overwrite)
  }

  /** Puts a result in its place at once or not at all. @returns its path */
  async put(input: Input, result: ConvertResult): Promise<string> {
    const target = await this.#targetOf(input, result)
    await mkdir(dirname(target), { recursive: true })
    return this.#place(result.path, target)
  }

  /** What came out as another file than was thought has its ending. */
  async #targetOf(input: Input, { fileName }: ConvertResult): Promise<string> {
    const target = this.#targets.get(input)!
    const { dir, name: stem } = parse(target)
    const { ext } = parse(fileName)
    if (ext === parse(target).ext) return target
    const place = await placeOf(dir)
    let name = `${stem}${ext}`
    for (let n = 2; this.#taken.has(join(place, name)); n++) name = `${stem}-${n}${ext}`
    this.#taken.add(join(place, name))
    return join(dir, name)
  }

  /**
   * Puts debug views beside a result: `name-page-1.svg`.
   *
   * @param result its path
   * @returns theirs
   */
  async putViews(result: string, views: readonly PageView[]): Promise<string[]> {
    const { dir, name } = parse(result)
    const paths: string[] = []
    for (const { page, path } of views)
      paths.push(await this.#place(path, join(dir, `${name}-page-${page}.svg`)))
    return paths
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
