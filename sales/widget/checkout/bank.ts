import type { BankForm } from '../api-client/response-checks.ts'

/** Leaves for the bank's own page: what is typed there never comes near this one. */
export function goToBank({ url, method, fields }: BankForm['payment']): void {
  const form = document.createElement('form')
  form.action = url
  form.method = method
  form.target = '_top'
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
