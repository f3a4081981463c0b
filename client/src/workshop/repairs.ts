/** Repairs that the server proposes: patches of the document, as RFC 6902 has them, with the operations add, replace and remove. */

import type { PatchOperation } from '../generated/protocol'
import { readable, type MapDocument } from './document'

/** What is removed has no value. */
export type Operation = Omit<PatchOperation, 'value'> & { value?: unknown }

/** The document with a patch; null where the patch does not fit it. */
export function patched(document: MapDocument, patch: readonly Operation[]): MapDocument | null {
  let changed: unknown = document
  for (const operation of patch) {
    const steps = operation.path.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    const next = steps.length ? applied(changed, steps, operation) : undefined
    if (next === undefined) return null
    changed = next
  }
  return readable(changed)
}

function applied(value: unknown, [step, ...rest]: readonly string[], operation: Operation): unknown {
  if (step === undefined) return operation.value
  if (Array.isArray(value)) return inList(value, step, rest, operation)
  if (typeof value !== 'object' || value === null) return undefined
  const there = Object.hasOwn(value, step)
  if (rest.length === 0) {
    if (operation.op !== 'add' && !there) return undefined
    if (operation.op !== 'remove') return { ...value, [step]: operation.value }
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step))
  }
  const inner = there ? applied((value as Record<string, unknown>)[step], rest, operation) : undefined
  return inner === undefined ? undefined : { ...value, [step]: inner }
}

function inList(list: readonly unknown[], step: string, rest: readonly string[], operation: Operation): unknown {
  const at = step === '-' ? list.length : Number(step)
  const adds = rest.length === 0 && operation.op === 'add'
  if (!Number.isInteger(at) || at < 0 || at > list.length - (adds ? 0 : 1)) return undefined
  if (adds) return list.toSpliced(at, 0, operation.value)
  if (rest.length === 0) return operation.op === 'remove' ? list.toSpliced(at, 1) : list.with(at, operation.value)
  const inner = applied(list[at], rest, operation)
  return inner === undefined ? undefined : list.with(at, inner)
}
