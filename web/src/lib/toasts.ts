import { useSyncExternalStore } from 'react';
import { TOASTS } from '@kinloom/contract';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'bad';
  open: boolean;
}

export type ToastContent = Pick<Toast, 'title' | 'description'> & { tone?: Toast['tone'] };

/** Adds a toast in front and drops those beyond the visible limit. */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return [toast, ...toasts].slice(0, TOASTS.visible);
}

/** Marks a toast as closed; it stays in the list until its exit animation ends. */
export function markDismissed(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function toast(content: ToastContent): void {
  publish(addToast(toasts, { tone: 'plain', ...content, id: nextId++, open: true }));
}

export function dismissToast(id: number): void {
  publish(markDismissed(toasts, id));
  setTimeout(() => publish(removeToast(toasts, id)), TOASTS.removeDelay);
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
