import { Field } from './field.tsx'

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
