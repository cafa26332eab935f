import { Download } from 'lucide'
import { saveText } from '../api/save.ts'
import { Button } from '../design/button.tsx'
import { day, money, number, t } from '../texts/texts.ts'

/** A pack or carnet, as GET /v1/billing/purchases tells of it. */
export interface Purchase {
  readonly id: string
  readonly kind: 'pack' | 'carnet'
  readonly pages: number
  readonly cents: number
  readonly state: 'open' | 'paid' | 'failed'
  readonly created_at: string
}

const KINDS = { open: 'badge warn', paid: 'badge good', failed: 'badge bad' }

/** What was bought, also as CSV for the books. */
export const Purchases = ({ list }: { readonly list: readonly Purchase[] }) => (
  <section class="stack">
    <div class="row apart">
      <h2>{t('usage.purchases')}</h2>
      {list.length > 0 && (
        <Button short icon={Download} onClick={() => saveText('purchases.csv', csvOf(list))}>
          CSV
        </Button>
      )}
    </div>
    <div class="card flush">
      {list.length === 0 ? (
        <p class="card soft">{t('usage.noPurchases')}</p>
      ) : (
        <table class="list folds">
          <thead>
            <tr>
              <th>{t('jobs.created')}</th>
              <th>{t('usage.what')}</th>
              <th class="end">{t('jobs.pages')}</th>
              <th class="end">{t('usage.price')}</th>
              <th>{t('jobs.status')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((own) => (
              <tr key={own.id}>
                <td class="main">{day(own.created_at)}</td>
                <td data-head={t('usage.what')}>{t(`usage.${own.kind}`)}</td>
                <td class="end figures" data-head={t('jobs.pages')}>
                  {number(own.pages)}
                </td>
                <td class="end figures" data-head={t('usage.price')}>
                  {money(own.cents)}
                </td>
                <td data-head={t('jobs.status')}>
                  <span class={KINDS[own.state]}>{t(`usage.${own.state}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
