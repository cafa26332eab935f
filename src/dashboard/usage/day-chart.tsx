import type { Data } from '../../client/client.ts'
import { number, t } from '../texts/texts.ts'

/** Billed pages of a day in UTC, by model. */
type Day = Data<'/v1/billing/days', 'get'>[number]

const DAYS = 30
/** In the order of the models' colours in the stylesheet. */
const SHADES = 7

/** Pages by day, a colour a model; the same in a table for who does not see it. */
export function DayChart({ days }: { readonly days: readonly Day[] }) {
  const models = [...new Set(days.map(({ model }) => model ?? ''))].sort()
  const byDay = Map.groupBy(days, (own) => own.day)
  const dates = Array.from({ length: DAYS }, (_, i) =>
    new Date(Date.now() - (DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  )
  const sums = dates.map((date) => (byDay.get(date) ?? []).reduce((sum, own) => sum + own.pages, 0))
  const most = Math.max(1, ...sums)
  return (
    <figure class="chart">
      <div class="bars" aria-hidden="true">
        {dates.map((date, i) => (
          <div key={date} class="bar-of-day" title={`${date}: ${number(sums[i]!)}`}>
            {(byDay.get(date) ?? []).map(({ model, pages }) => (
              <span
                key={model}
                class={`shade-${models.indexOf(model ?? '') % SHADES}`}
                style={{ height: `${(pages / most) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div class="row apart small soft figures" aria-hidden="true">
        <span>{dates[0]}</span>
        <span>{t('usage.most', { n: most })}</span>
        <span>{dates.at(-1)}</span>
      </div>
      <figcaption class="row small">
        {models.map((model, i) => (
          <span key={model} class="row">
            <span class={`swatch shade-${i % SHADES}`} />
            {model === '' ? t('usage.other') : t(`models.${model as 'tables'}`)}
          </span>
        ))}
      </figcaption>
      <table class="unseen">
        <caption>{t('usage.days')}</caption>
        <tbody>
          {days.map(({ day, model, pages }) => (
            <tr key={`${day} ${model}`}>
              <th scope="row">{day}</th>
              <td>{model}</td>
              <td>{pages}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
