import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'error';

/** A short notice in the person's language. An error stays until it is closed (A21). */
export interface Toast {
  /** Given, where the notice may come again or be taken back, such as `memory.failed`; else made here. */
  id: string;
  kind: ToastKind;
  title: string;
  text?: string;
}

let queue: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast after those already waiting: one is visible at a time, none erases another. One that comes again under
 * its id stands there once, with its newest words. Returns the id, with which `closeToast` takes it back.
 */
export function showToast({ id: given, ...words }: Omit<Toast, 'id'> & { id?: string }): string {
  const same = queue.find(({ id, title, text }) =>
    given === undefined ? title === words.title && text === words.text : id === given,
  );
  const id = same?.id ?? given ?? `toast.${nextId++}`;
  change(
    same === undefined ? [...queue, { id, ...words }] : queue.map((each) => (each === same ? { id, ...words } : each)),
  );
  return id;
}

/** Takes a toast away, also one that is not there any more. */
export function closeToast(id: string): void {
  if (queue.some((each) => each.id === id)) change(queue.filter((each) => each.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The waiting toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => queue);
}
