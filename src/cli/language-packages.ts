import { execFile } from 'node:child_process'
import { access, constants, copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Why a language cannot be added or removed, for whoever asked. */
export class LanguageFault extends Error {}

/** Debian's short names of scripts (ISO 15924), by Tesseract's. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Arabic: 'arab',
  Armenian: 'armn',
  Bengali: 'beng',
  Canadian_Aboriginal: 'cans',
  Cherokee: 'cher',
  Cyrillic: 'cyrl',
  Devanagari: 'deva',
  Ethiopic: 'ethi',
  Fraktur: 'frak',
  Georgian: 'geor',
  Greek: 'grek',
  Gujarati: 'gujr',
  Gurmukhi: 'guru',
  Hangul: 'hang',
  Hangul_vert: 'hang-vert',
  HanS: 'hans',
  HanS_vert: 'hans-vert',
  HanT: 'hant',
  HanT_vert: 'hant-vert',
  Hebrew: 'hebr',
  Japanese: 'jpan',
  Japanese_vert: 'jpan-vert',
  Khmer: 'khmr',
  Kannada: 'knda',
  Lao: 'laoo',
  Latin: 'latn',
  Malayalam: 'mlym',
  Myanmar: 'mymr',
  Oriya: 'orya',
  Sinhala: 'sinh',
  Syriac: 'syrc',
  Tamil: 'taml',
  Telugu: 'telu',
  Thaana: 'thaa',
  Thai: 'thai',
  Tibetan: 'tibt',
  Vietnamese: 'viet',
}

/** The package of Debian that has a model. @throws LanguageFault for what is no code of one */
export function packageOf(code: string): string {
  if (/^[a-z]{3}(?:_[a-z]{3,5}){0,2}$/.test(code)) return `tesseract-ocr-${code.replace(/_/g, '-')}`
  const script = /^(?:script\/)?([A-Z][A-Za-z_]*)$/.exec(code)?.[1]
  const short = script === undefined ? undefined : SCRIPTS[script]
  if (short) return `tesseract-ocr-script-${short}`
  throw new LanguageFault(
    'is no code of Tesseract: languages are named as in jpn, scripts as in Latin',
  )
}

const NEVER_ROOT =
  'run this as root, or name a folder of your own in PAGEMILL_TESSDATA (copy the models that you use into it)'

/**
 * Fetches a model's package with apt and lays the model into a folder, whole or not at all.
 *
 * @param isSound asked of the model's folder and name before it is laid anywhere
 * @throws LanguageFault
 */
export async function fetchModel(
  code: string,
  folder: string,
  isSound: (folder: string, name: string) => boolean,
): Promise<void> {
  const name = packageOf(code)
  await writable(folder)
  const place = await mkdtemp(join(tmpdir(), 'pagemill-language-'))
  try {
    await apt(['download', '-q', name], place)
    const [file] = (await readdir(place)).filter((own) => own.endsWith('.deb'))
    if (!file) throw new LanguageFault(`apt-get fetched nothing for ${name}`)
    await run('dpkg-deb', ['-x', join(place, file), join(place, 'all')])
    const model = await modelIn(join(place, 'all'), code)
    if (!isSound(dirname(model), basename(model, '.traineddata')))
      throw new LanguageFault('its model is damaged')
    const target = join(folder, `${code}.traineddata`)
    await mkdir(dirname(target), { recursive: true })
    // Readers see the file that was there, or the new one, and no part of either.
    await copyFile(model, `${target}.part`)
    await rename(`${target}.part`, target)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function writable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    throw new LanguageFault(`${folder} cannot be written to: ${NEVER_ROOT}`)
  }
}

async function modelIn(folder: string, code: string): Promise<string> {
  const name = `${code.replace(/^script\//, '')}.traineddata`
  const files = await readdir(folder, { recursive: true })
  const file = files.find((own) => own.endsWith(`/${name}`))
  if (!file) throw new LanguageFault(`its package holds no ${name}`)
  return join(folder, file)
}

async function apt(args: readonly string[], cwd: string): Promise<void> {
  try {
    // What it says is looked at, in English.
    await run('env', ['LC_ALL=C', 'apt-get', ...args], { cwd })
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT' || code === 127)
      throw new LanguageFault(
        'there is no apt-get here: copy its .traineddata file into the folder of models (pagemill doctor names it)',
      )
    if (/Unable to locate package|No packages found/.test(stderr))
      throw new LanguageFault(
        `apt knows no package ${args.at(-1)}: it is no language of Tesseract, or its lists are old (apt-get update)`,
      )
    if (
      /Could not resolve|Temporary failure|Failed to fetch|Could not connect|timed out/i.test(
        stderr,
      )
    )
      throw new LanguageFault('it cannot be fetched: there is no way to the packages from here')
    throw new LanguageFault(`apt-get: ${stderr.trim().split('\n').at(-1) ?? 'failed'}`)
  }
}

/** Takes a model out of a folder; what a package of the system owns is left to it. */
export async function removeModel(code: string, folder: string): Promise<void> {
  const path = join(folder, `${code}.traineddata`)
  const owner = await ownerOf(path)
  if (owner) throw new LanguageFault(`belongs to the system's package: apt-get remove ${owner}`)
  await writable(dirname(path))
  await rm(path)
}

async function ownerOf(path: string): Promise<string | null> {
  try {
    return (await run('dpkg-query', ['-S', path])).stdout.split(':')[0] ?? null
  } catch {
    return null
  }
}
