import { Button } from '../design/button.tsx'
import { Secret } from '../design/copy.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Notice } from '../design/notice.tsx'
import { t } from '../texts/texts.ts'
import type { MadeKey } from './key.ts'

/** Shows a new key, this once. */
export const MadeKeyDialog = (props: { readonly made: MadeKey; readonly onClose: () => void }) => (
  <Dialog title={t('keys.made')} onClose={props.onClose}>
    <Secret text={props.made.key} />
    <Notice kind="warn">{t('keys.once')}</Notice>
    <div class="row end">
      <Button kind="primary" onClick={props.onClose}>
        {t('common.done')}
      </Button>
    </div>
  </Dialog>
)
