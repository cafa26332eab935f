import type { ComponentChildren, TargetedEvent } from 'preact'
import { useId } from 'preact/hooks'

/** What file dialogs offer. */
export const DOCUMENTS = 'application/pdf,image/*,.heic,.heif,.tif,.tiff'

interface Named {
  readonly label: string
  readonly hint?: ComponentChildren
}

interface TextProps extends Named {
  readonly name?: string
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'url'
  readonly value?: string | number
  readonly placeholder?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly minlength?: number
  readonly maxlength?: number
  readonly autocomplete?: 'name' | 'email' | 'current-password' | 'new-password' | 'off'
  readonly onInput?: (event: TargetedEvent<HTMLInputElement>) => void
}

/** A line of text with its label. */
export function TextField({ label, hint, ...rest }: TextProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        class="input"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...(rest as object)}
      />
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** A file of the person's. */
export function FileField({ label, onFile }: Named & { readonly onFile: (file: File) => void }) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        class="input file-input"
        id={id}
        type="file"
        required
        accept={DOCUMENTS}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

interface ChoiceProps extends Named {
  readonly name?: string
  readonly value: string | number
  readonly disabled?: boolean
  readonly options: readonly { readonly value: string | number; readonly text: string }[]
  readonly onChange: (event: TargetedEvent<HTMLSelectElement>) => void
}

/** One of several. */
export function Choice({ label, hint, options, value, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select class="input" id={id} {...rest}>
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            selected={String(option.value) === String(value)}
          >
            {option.text}
          </option>
        ))}
      </select>
      {hint && <div class="hint">{hint}</div>}
    </div>
  )
}

interface CheckProps {
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (event: TargetedEvent<HTMLInputElement>) => void
  readonly children: ComponentChildren
}

export const Check = ({ children, ...rest }: CheckProps) => (
  <label class="check">
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </label>
)
