import { FileUp } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../design/button.tsx'
import { DOCUMENTS } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { t } from '../texts/texts.ts'

/** Takes files that are dropped, pasted or chosen. */
export function DropZone(props: {
  readonly disabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { disabled, onFiles } = props
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0 && !disabled) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  return (
    <section
      class={over ? 'drop over' : 'drop'}
      aria-label={t('playground.drop')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...(event.dataTransfer?.files ?? [])])
      }}
    >
      <Icon of={FileUp} />
      <p class="small">{t('playground.dropLead')}</p>
      <Button kind="primary" disabled={disabled} onClick={() => input.current?.click()}>
        {t('playground.choose')}
      </Button>
      <input
        ref={input}
        class="unseen"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('playground.drop')}
        accept={DOCUMENTS}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </section>
  )
}
