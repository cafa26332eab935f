import { Download } from 'lucide'
import type { Data } from '../../client/client.ts'
import { saveText } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { List } from '../design/list.tsx'
import { day, money, number, t } from '../texts/texts.ts'

/** A pack, a carnet or a month of a plan. */
type Purchase = Data<'/v1/billing/purchases', 'get'>[number]

/** How each state looks. */
export const KINDS = { open: 'badge warn', paid: 'badge good', failed: 'badge bad' }

/** What was bought, also as CSV for the books. */
export const Purchases = ({ list }: { readonly list: readonly Purchase[] }) => (
  <section class="stack">
    <div class="row apart">
      <h2>{t('usage.purchases')}</h2>
      {list.length > 0 && (
        <Button
          short
          icon={Download}
          onClick={() => saveText('purchases.csv', csvOf(list), 'text/csv')}
        >
          CSV
        </Button>
      )}
    </div>
    <div class="card flush">
      {list.length === 0 ? (
        <p class="card soft">{t('usage.noPurchases')}</p>
      ) : (
        <List
          rows={list}
          keyOf={(own) => own.id}
          columns={[
            { head: t('jobs.created'), kind: 'main', of: (own) => day(own.created_at) },
            {
              head: t('usage.what'),
              of: (own) => [t(`usage.${own.kind}`), own.plan].filter(Boolean).join(' '),
            },
            { head: t('jobs.pages'), kind: 'figures', of: (own) => number(own.pages) },
            { head: t('usage.price'), kind: 'figures', of: (own) => money(own.cents) },
            {
              head: t('jobs.status'),
              of: (own) => <span class={KINDS[own.state]}>{t(`usage.${own.state}`)}</span>,
            },
          ]}
        />
      )}
    </div>
  </section>
)

/** Amounts in euros; nothing in it needs quotes. */
const csvOf = (list: readonly Purchase[]): string =>
  [
    'id,date,kind,pages,amount_eur,state',
    ...list.map((own) =>
      [own.id, own.created_at, own.kind, own.pages, (own.cents / 100).toFixed(2), own.state].join(
        ',',
      ),
    ),
    '',
  ].join('\r\n')
