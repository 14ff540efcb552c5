import { Field } from './field.tsx'

export const about = 'A control with its label, a hint, and what is wrong with it.'

export const examples = {
  plain: <Field label="First name">{(control) => <input {...control} />}</Field>,
  hint: (
    <Field label="Date of birth" hint="For example 27 3 2017">
      {(control) => <input {...control} />}
    </Field>
  ),
  wrong: (
    <Field label="E-mail" error="Write an address such as name@example.org">
      {(control) => <input {...control} defaultValue="name@" />}
    </Field>
  ),
  'several lines': <Field label="Anything we should know">{(control) => <textarea {...control} rows={3} />}</Field>,
  'not now': (
    <Field label="Voucher" hint="Vouchers return in April">
      {(control) => <input {...control} disabled />}
    </Field>
  ),
  choice: (
    <Field label="Level" optional="(optional)">
      {(control) => (
        <select {...control}>
          <option>Lutin</option>
          <option>Givre</option>
        </select>
      )}
    </Field>
  ),
}
