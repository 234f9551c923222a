/**
 * Unsaved input that survives a reload. Unsent messages and running work are kept per tab (session storage), drafts per
 * browser (local storage). Everything is cleared on sign-out.
 */
const PREFIX = 'kinloom-kept:';

export function store(key: string, value: string): void {
  write(() => sessionStorage, key, value);
}

export function readStored(key: string): string {
  return read(() => sessionStorage, key);
}

export function storeDraft(key: string, value: string): void {
  write(() => localStorage, key, value);
}

export function readStoredDraft(key: string): string {
  return read(() => localStorage, key);
}

export function clearStored(): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      const store = storage();
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
    } catch (error) {
      console.warn('storage.clear_failed: Stored drafts could not be cleared.', error);
    }
  }
}

/** A getter, because reading `window.localStorage` itself throws where storage is disabled. */
type StorageGetter = () => Storage;

function write(storage: StorageGetter, key: string, value: string): void {
  try {
    if (value === '') storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, value);
  } catch (error) {
    console.warn('storage.write_failed: Unsaved input could not be stored.', error);
  }
}

function read(storage: StorageGetter, key: string): string {
  try {
    return storage().getItem(PREFIX + key) ?? '';
  } catch {
    return ''; // Storage is disabled.
  }
}
