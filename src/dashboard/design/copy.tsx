import { Check, Copy as CopyIcon } from 'lucide'
import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Button } from './button.tsx'

/** Milliseconds the button says that it is done. */
const SAID = 2000

/** Puts a text on the clipboard. */
export function Copy({ text, label }: { readonly text: string; readonly label?: string }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), SAID)
  }
  return (
    <Button short icon={done ? Check : CopyIcon} onClick={copy} aria-live="polite">
      {done ? t('common.copied') : (label ?? t('common.copy'))}
    </Button>
  )
}

/** A key or secret with a button beside it that copies it. */
export const Secret = ({ text }: { readonly text: string }) => (
  <div class="secret">
    <code>{text}</code>
    <Copy text={text} />
  </div>
)
