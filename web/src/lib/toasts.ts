import { useSyncExternalStore } from 'react';
import { TOASTS } from '@kinloom/contract';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'bad';
  open: boolean;
}

export type ToastWords = Pick<Toast, 'title' | 'description'> & { tone?: Toast['tone'] };

/** The toasts after one more: it comes first, and only as many stay as may be seen at once. */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return [toast, ...toasts].slice(0, TOASTS.visible);
}

/** The toasts after one was dismissed: closed, but kept until it is removed, so that it can leave in its own time. */
export function markDismissed(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function toast(words: ToastWords): void {
  set(addToast(toasts, { tone: 'plain', ...words, id: nextId++, open: true }));
}

export function dismissToast(id: number): void {
  set(markDismissed(toasts, id));
  setTimeout(() => set(removeToast(toasts, id)), TOASTS.removeDelay);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
