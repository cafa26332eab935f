import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The package's version, as in package.json. */
export const VERSION: string = manifest.version
