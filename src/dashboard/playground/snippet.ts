import { stemOf } from '../api/save.ts'

export const LANGUAGES = ['curl', 'Node', 'Python'] as const

/** A request to POST /v1/convert as a program writes it; the key comes from the environment. */
export function snippet(
  language: (typeof LANGUAGES)[number],
  origin: string,
  file: string,
  fields: readonly (readonly [string, string])[],
): string {
  const url = `${origin}/v1/convert`
  const target = `${stemOf(file)}.${fields.find(([name]) => name === 'output')![1]}`
  if (language === 'curl')
    return [
      `curl -sS ${shell(url)} -H "X-API-Key: $PAGEMILL_KEY"`,
      `  -F ${shell(`file=@${file}`)}`,
      ...fields.map((pair) => `  -F ${shell(pair.join('='))}`),
      `  -o ${shell(target)}`,
    ].join(' \\\n')
  if (language === 'Node')
    return [
      "import { openAsBlob } from 'node:fs'",
      "import { writeFile } from 'node:fs/promises'",
      "import { env } from 'node:process'",
      '',
      'const form = new FormData()',
      `form.append('file', await openAsBlob(${quoted(file)}), ${quoted(file)})`,
      ...fields.map(([name, value]) => `form.append(${quoted(name)}, ${quoted(value)})`),
      `const answer = await fetch(${quoted(url)}, {`,
      "  method: 'POST',",
      "  headers: { 'X-API-Key': env.PAGEMILL_KEY },",
      '  body: form,',
      '})',
      'if (!answer.ok) throw new Error(await answer.text())',
      `await writeFile(${quoted(target)}, await answer.bytes())`,
    ].join('\n')
  return [
    'import os',
    'import requests',
    '',
    `with open(${quoted(file)}, "rb") as document:`,
    '    answer = requests.post(',
    `        ${quoted(url)},`,
    '        headers={"X-API-Key": os.environ["PAGEMILL_KEY"]},',
    '        files={"file": document},',
    `        data={${fields.map((pair) => pair.map(quoted).join(': ')).join(', ')}},`,
    '    )',
    'answer.raise_for_status()',
    `with open(${quoted(target)}, "wb") as result:`,
    '    result.write(answer.content)',
  ].join('\n')
}

const quoted = (text: string): string => JSON.stringify(text)
const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
