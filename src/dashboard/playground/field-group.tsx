import { t } from '../texts/texts.ts'
import type { Linked } from './linked.ts'
import { fieldGroupsOf, fieldId } from './places.ts'
import type { Evidence, FieldValue } from './result.ts'
import { words } from './row-list.tsx'
import { ValueInput } from './value-input.tsx'

/** Fields that were found; those that the document lacks are named below. */
export function FieldGroup(
  props: Linked & {
    readonly title: string
    readonly group: number
    readonly fields: Readonly<Record<string, FieldValue>>
    readonly evidence: Readonly<Record<string, Evidence>>
  },
) {
  const { title, group, fields, evidence, ...linked } = props
  const names = Object.keys(fields)
  const found = names.filter((name) => !isMissing(fields[name]))
  const missing = names.filter((name) => isMissing(fields[name]))
  return (
    <section class="stack tight">
      <h3>{title}</h3>
      <dl class="fields framed">
        {found.map((name) => (
          <div key={name}>
            <dt>{words(name)}</dt>
            <dd>
              {typeof fields[name] === 'string' ? (
                <ValueInput
                  id={fieldId(group, name)}
                  label={words(name)}
                  value={fields[name]}
                  confidence={evidence[name]?.confidence}
                  linked={linked}
                  onValue={(value) =>
                    linked.onChange((result) => {
                      fieldGroupsOf(result)[group]!.fields[name] = value === '' ? null : value
                    })
                  }
                />
              ) : (
                <span class="flat">{flat(fields[name])}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p class="small soft">{t('values.missing', { names: missing.map(words).join(', ') })}</p>
      )}
    </section>
  )
}

const isMissing = (value: FieldValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Lists and parts in one line. */
const flat = (value: FieldValue): string =>
  Array.isArray(value)
    ? value.map(flat).join('; ')
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter(Boolean).join(' ')
      : String(value)
