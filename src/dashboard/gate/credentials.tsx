import type { ComponentProps } from 'preact'
import { TextField } from '../design/field.tsx'
import { t } from '../texts/texts.ts'

/** As the service asks of new passwords. */
const LEAST_PASSWORD = 8

export const EmailField = (props: Pick<ComponentProps<typeof TextField>, 'value' | 'onInput'>) => (
  <TextField
    label={t('gate.email')}
    name="email"
    type="email"
    autocomplete="email"
    required
    {...props}
  />
)

/** A password that one has. */
export const PasswordField = (props: { readonly label: string; readonly name?: string }) => (
  <TextField
    label={props.label}
    name={props.name ?? 'password'}
    type="password"
    autocomplete="current-password"
    required
  />
)

/** A password to come. */
export const NewPasswordField = ({ label }: { readonly label: string }) => (
  <TextField
    label={label}
    name="password"
    type="password"
    autocomplete="new-password"
    minlength={LEAST_PASSWORD}
    required
    hint={t('gate.passwordHint', { n: LEAST_PASSWORD })}
  />
)
