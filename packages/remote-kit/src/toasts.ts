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

/** Shows a toast after those already waiting: one is visible at a time, none erases another. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const same = queue.some((each) => each.title === toast.title && each.text === toast.text);
  if (!same) change([...queue, { ...toast, id: nextId++ }]);
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
