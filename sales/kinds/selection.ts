import { selection } from '../api/offers.ts'
import { findKind } from './kinds.ts'

/** A selection of a request, checked by the kind that its `type` names. */
export const checkedSelection = selection.superRefine((value, context) => {
  const kind = findKind(value.type)
  if (!kind) return context.addIssue({ code: 'custom', path: ['type'], message: 'no such type of product' })
  for (const { path, message } of kind.selection.safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})
