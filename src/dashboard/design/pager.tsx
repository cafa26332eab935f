import { t } from '../texts/texts.ts'
import { Button } from './button.tsx'

/** Which rows of a long list are shown, and the ways on; nothing for a short one. */
export function Pager(props: {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly onOffset: (offset: number) => void
}) {
  const { total, offset, limit, onOffset } = props
  if (total <= limit) return null
  return (
    <div class="row apart">
      <span class="soft small">
        {t('common.range', { from: offset + 1, to: Math.min(offset + limit, total), total })}
      </span>
      <div class="row">
        <Button disabled={offset === 0} onClick={() => onOffset(Math.max(0, offset - limit))}>
          {t('common.newer')}
        </Button>
        <Button disabled={offset + limit >= total} onClick={() => onOffset(offset + limit)}>
          {t('common.older')}
        </Button>
      </div>
    </div>
  )
}
