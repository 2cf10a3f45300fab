import { useSyncExternalStore } from 'react';

export type ToastKind = 'info' | 'success' | 'error';

/** A short notice in the person's language. An error stays until it is closed (A21). */
export interface Toast {
  id: number;
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
 * Shows a toast after those already waiting: one is visible at a time, none erases another. Returns its id, with which
 * `closeToast` takes back an error that no longer holds.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const same = queue.find((each) => each.title === toast.title && each.text === toast.text);
  if (same !== undefined) return same.id;
  const id = nextId++;
  change([...queue, { ...toast, id }]);
  return id;
}

export function closeToast(id: number): void {
  change(queue.filter((each) => each.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The waiting toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => queue);
}
