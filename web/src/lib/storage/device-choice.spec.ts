/** @jest-environment jsdom */
import { createDeviceChoice } from './device-choice';

const KEY = 'a-choice';
const create = (apply?: (value: string) => void) =>
  createDeviceChoice({ key: KEY, values: ['a', 'b'], fallback: 'a', ...(apply ? { apply } : {}) });

describe('a device choice', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('has the stored value, else the fallback', () => {
    expect(create().get()).toBe('a');
    localStorage.setItem(KEY, 'b');
    expect(create().get()).toBe('b');
    localStorage.setItem(KEY, 'unknown');
    expect(create().get()).toBe('a');
  });

  it('is stored, applied and announced when it changes', () => {
    const [apply, listener] = [jest.fn(), jest.fn()];
    const choice = create(apply);
    const unsubscribe = choice.subscribe(listener);
    choice.set('b');
    expect(choice.get()).toBe('b');
    expect(localStorage.getItem(KEY)).toBe('b');
    expect(apply).toHaveBeenCalledWith('b');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    choice.set('a');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows changes in other windows', () => {
    const choice = create();
    choice.watch();
    localStorage.setItem(KEY, 'b');
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(choice.get()).toBe('a');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(choice.get()).toBe('b');
  });

  it('lasts until the page closes where storage is disabled', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('disabled');
    });
    const choice = create();
    choice.set('b');
    expect(choice.get()).toBe('b');
  });
});
