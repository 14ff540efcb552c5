import { selection } from '../api/offers.ts'
import type { Kind } from './kind.ts'
import { findKind } from './kinds.ts'

/** A selection of a buyer's request, checked by the kind that its `type` names. */
export const checkedSelection = checkSelection((kind) => !kind.isStaffOnly)

/** A selection of a request of staff, who may choose what buyers may not. */
export const checkedStaffSelection = checkSelection((kind) => kind.isStaffOnly === true)

function checkSelection(isAllowed: (kind: Kind) => boolean) {
  return selection.superRefine((value, context) => {
    const kind = findKind(value.type)
    if (!kind || !isAllowed(kind))
      return context.addIssue({ code: 'custom', path: ['type'], message: 'no such type of product' })
    for (const { path, message } of kind.selection.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message })
  })
}
