import { useSyncExternalStore } from 'react';
import { TOASTS } from '@kinloom/contract';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'bad';
  open: boolean;
  /** The button of the toast. Pressing it closes the toast. */
  action?: ToastAction;
  /** Milliseconds until it closes by itself; the default of the product if undefined. */
  duration?: number;
  /** Called once when the toast has closed or was replaced, after `action.onSelect` if that was pressed. */
  onClosed?: () => void;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export type ToastContent = Pick<Toast, 'title' | 'description' | 'action' | 'duration' | 'onClosed'> & {
  tone?: Toast['tone'];
};

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

/** Shows a toast. */
export function toast(content: ToastContent): void {
  openToast(content);
}

/** Shows a toast. @returns its id, for `dismissToast` */
export function openToast(content: ToastContent): number {
  const id = nextId++;
  const before = toasts;
  publish(addToast(toasts, { tone: 'plain', ...content, id, open: true }));
  for (const replaced of before) if (replaced.open && !toasts.includes(replaced)) replaced.onClosed?.();
  return id;
}

/** Closes a toast. Does nothing if it is closed. */
export function dismissToast(id: number): void {
  const open = toasts.find((item) => item.id === id && item.open);
  if (!open) return;
  publish(markDismissed(toasts, id));
  open.onClosed?.();
  setTimeout(() => publish(removeToast(toasts, id)), TOASTS.removeDelay);
}

/** Whether an element is in a toast: pressing one does not close the dialog or popover below it. */
export function isInToast(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('.toasts') !== null;
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
