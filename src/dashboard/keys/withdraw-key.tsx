import { api, dataOf } from '../api/api.ts'
import { Confirm } from '../design/confirm.tsx'
import { t } from '../texts/texts.ts'
import type { Key, MadeKey } from './key.ts'

interface Of {
  readonly of: Key
  readonly name: string
  readonly onClose: () => void
}

export const RotateKey = (props: Of & { readonly onMade: (key: MadeKey) => void }) => (
  <Confirm
    title={t('keys.rotateTitle', { name: props.name })}
    action={t('keys.rotate')}
    onConfirm={async () =>
      props.onMade(
        await dataOf(api.POST('/v1/keys/{id}/rotate', { params: { path: { id: props.of.id } } })),
      )
    }
    onClose={props.onClose}
  >
    <p>{t('keys.rotateLead')}</p>
  </Confirm>
)

export const RevokeKey = (props: Of & { readonly onRevoked: () => Promise<void> }) => (
  <Confirm
    danger
    title={t('keys.revokeTitle', { name: props.name })}
    action={t('keys.revoke')}
    onConfirm={async () => {
      await dataOf(api.DELETE('/v1/keys/{id}', { params: { path: { id: props.of.id } } }))
      await props.onRevoked()
      props.onClose()
    }}
    onClose={props.onClose}
  >
    <p>{t('keys.revokeLead')}</p>
  </Confirm>
)
