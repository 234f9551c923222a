/** @jest-environment jsdom */
import { matchShortcut } from './shortcuts';

function press(init: KeyboardEventInit, on: Element = document.body): ReturnType<typeof matchShortcut> {
  let matched: ReturnType<typeof matchShortcut> = null;
  const listener = (event: KeyboardEvent): void => {
    matched = matchShortcut(event);
  };
  document.addEventListener('keydown', listener, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return matched;
}

describe('matchShortcut', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    [{ key: 'k', ctrlKey: true }, 'palette'],
    [{ key: 'K', metaKey: true }, 'palette'],
    [{ key: '/' }, 'search'],
    [{ key: '/', shiftKey: true }, 'search'],
    [{ key: '?', shiftKey: true }, 'shortcuts'],
  ])('%j opens the %s', (init, expected) => {
    expect(press(init)).toBe(expected);
  });

  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, metaKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, repeat: true },
    { key: '/', ctrlKey: true },
    { key: '?', altKey: true },
    { key: 'a' },
  ])('%j opens nothing', (init) => {
    expect(press(init)).toBeNull();
  });

  it('leaves characters to text inputs, but not Ctrl-K', () => {
    const input = document.body.appendChild(document.createElement('textarea'));
    expect(press({ key: '/' }, input)).toBeNull();
    expect(press({ key: '?', shiftKey: true }, input)).toBeNull();
    expect(press({ key: 'k', ctrlKey: true }, input)).toBe('palette');
  });

  it('opens nothing over a dialog', () => {
    document.body.appendChild(document.createElement('div')).setAttribute('role', 'dialog');
    expect(press({ key: 'k', ctrlKey: true })).toBeNull();
    expect(press({ key: '/' })).toBeNull();
  });
});
