/**
 * Words that are not yet at the server, kept so that a reload loses none of them. What is unsent or under way is kept for this
 * tab; a draft for this browser, so that it is still there on another evening. All of it goes when the person signs out.
 */
const PREFIX = 'kinloom-kept:';

export function store(key: string, value: string): void {
  put(() => sessionStorage, key, value);
}

export function stored(key: string): string {
  return get(() => sessionStorage, key);
}

export function storeDraft(key: string, value: string): void {
  put(() => localStorage, key, value);
}

export function storedDraft(key: string): string {
  return get(() => localStorage, key);
}

export function clearStored(): void {
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      const store = storage();
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
    } catch (error) {
      console.warn('What was kept for a reload could not be cleared.', error);
    }
  }
}

/** Only to name a storage can fail where storage is switched off. */
type Storing = () => Storage;

function put(storage: Storing, key: string, value: string): void {
  try {
    if (value === '') storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, value);
  } catch (error) {
    console.warn('What was written could not be kept for a reload.', error);
  }
}

function get(storage: Storing, key: string): string {
  try {
    return storage().getItem(PREFIX + key) ?? '';
  } catch {
    return ''; // Storage is switched off: nothing was kept.
  }
}
