import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { ConvertResult } from '../engine/conversion.ts'
import type { Input } from './inputs.ts'

/** Where results go. Two inputs never get one target, and no input is overwritten. */
export class Targets {
  readonly #folder: string | null
  readonly #taken: Set<string>

  /** @param folder null = beside each input */
  constructor(folder: string | null, inputs: readonly Input[]) {
    this.#folder = folder
    this.#taken = new Set(inputs.map((input) => resolve(input.path)))
  }

  /** Puts a result in its place at once or not at all. @returns its path */
  async put(input: Input, result: ConvertResult): Promise<string> {
    const folder = this.#folder === null ? dirname(input.path) : join(this.#folder, input.folder)
    await mkdir(folder, { recursive: true })
    const target = this.#free(folder, result.fileName)
    const partial = join(folder, `.${basename(target)}.${process.pid}.part`)
    try {
      await copyFile(result.path, partial)
      await rename(partial, target)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    return target
  }

  #free(folder: string, name: string): string {
    const ending = extname(name)
    const stem = name.slice(0, name.length - ending.length)
    let target = join(folder, name)
    for (let n = 2; this.#taken.has(resolve(target)); n++)
      target = join(folder, `${stem}-${n}${ending}`)
    this.#taken.add(resolve(target))
    return target
  }
}
