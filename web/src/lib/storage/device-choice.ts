import { useSyncExternalStore } from 'react';

/** A choice that is kept on this device, such as the text size. It survives signing out. */
export interface DeviceChoice<Value extends string> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** Follows changes in other windows. Call once. */
  watch: () => void;
}

/**
 * Creates a choice that is stored under `key` in the local storage.
 * @param options.fallback used without a stored or with an unknown value
 * @param options.apply called after every change
 */
export function createDeviceChoice<Value extends string>({
  key,
  values,
  fallback,
  apply,
}: {
  key: string;
  values: readonly Value[];
  fallback: Value;
  apply?: (value: Value) => void;
}): DeviceChoice<Value> {
  const listeners = new Set<() => void>();
  const read = (): Value => {
    try {
      const stored = localStorage.getItem(key);
      return values.find((value) => value === stored) ?? fallback;
    } catch {
      return fallback; // Storage may be disabled; the choice then lasts until the page closes.
    }
  };
  let current = read();
  const change = (value: Value): void => {
    current = value;
    apply?.(value);
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set: (value) => {
      try {
        localStorage.setItem(key, value);
      } catch (error) {
        console.warn('device_choice.store_failed: A choice could not be stored.', error);
      }
      change(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: () => {
      window.addEventListener('storage', (event) => {
        if (event.key === key) change(read());
      });
    },
  };
}

/** The current value and a setter. */
export function useDeviceChoice<Value extends string>(choice: DeviceChoice<Value>): [Value, (value: Value) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}
