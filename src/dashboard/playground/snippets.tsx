import { Code } from 'lucide'
import { useState } from 'preact/hooks'
import { Button } from '../design/button.tsx'
import { Copy } from '../design/copy.tsx'
import { Dialog } from '../design/dialog.tsx'
import { t } from '../texts/texts.ts'
import { fieldsOf, type Order } from './convert.ts'
import { LANGUAGES, snippet } from './snippet.ts'

/** The same conversion as a program asks for it. */
export function Snippets(props: {
  readonly order: Order
  readonly file: string
  readonly output: string
}) {
  const [open, setOpen] = useState(false)
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('curl')
  const fields: [string, string][] = [
    ...Object.entries(fieldsOf({ ...props.order, password: '' }))
      .filter(([, value]) => value !== '')
      .map(([name, value]): [string, string] => [name, String(value)]),
    ['output', props.output],
  ]
  const text = snippet(language, location.origin, props.file, fields)
  return (
    <>
      <Button short kind="quiet" icon={Code} onClick={() => setOpen(true)}>
        {t('snippets.title')}
      </Button>
      {open && (
        <Dialog wide title={t('snippets.title')} onClose={() => setOpen(false)}>
          <p class="soft">{t('snippets.lead')}</p>
          <div class="row apart">
            <fieldset class="segments" aria-label={t('snippets.language')}>
              {LANGUAGES.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={name === language}
                  onClick={() => setLanguage(name)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
            <Copy text={text} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
          <pre class="code" tabIndex={0}>
            {text}
          </pre>
          <div class="row end">
            <Button onClick={() => setOpen(false)}>{t('common.close')}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
