import { Field } from 'ui/field'
import { useWidget } from '../context/widget-context.ts'
import { buyerFields } from './buyer.ts'
import type { BuyerErrors, BuyerForm } from './buyer.ts'

type Props = { form: BuyerForm; errors: BuyerErrors; onChange: (part: Partial<BuyerForm>) => void }

/** The buyer's contact details. Browsers can fill them in; only what is needed is required. */
export function BuyerFields({ form, errors, onChange }: Props) {
  const { t } = useWidget()
  return (
    <section className="buyer" aria-labelledby="buyer-title">
      <h3 id="buyer-title">{t('buyer.title')}</h3>
      <div className="buyer-fields">
        {buyerFields.map(({ name, key, autoComplete, type, required, max }) => {
          const error = errors[name]
          return (
            <div className={`buyer-${name}`} key={name}>
              <Field
                label={t(key)}
                error={error && t(error)}
                optional={required ? undefined : t('optional')}
                hint={name === 'email' || name === 'phone' ? t(`${key}.hint`) : undefined}
              >
                {(control) => (
                  <input
                    {...control}
                    {...{ type, autoComplete, name }}
                    maxLength={max}
                    required={required}
                    value={form[name]}
                    onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                  />
                )}
              </Field>
            </div>
          )
        })}
      </div>
    </section>
  )
}
