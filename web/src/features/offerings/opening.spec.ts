import { openAfter } from './opening';

const list = (...ids: number[]) => ids.map((id) => ({ id }));
const none = { openId: null, offerings: [] };
const before = { openId: 5, offerings: list(9, 5, 2) };

describe('the offering that lies open', () => {
  it('is the one that is asked for, else the newest where there is room', () => {
    expect(openAfter(none, list(9, 5, 2), 2, false)).toBe(2);
    expect(openAfter(before, list(9, 5, 2), 2, true)).toBe(2);
    expect(openAfter(none, list(9, 5, 2), null, true)).toBe(9);
    expect(openAfter(none, list(9, 5, 2), null, false)).toBeNull();
    expect(openAfter(none, list(9, 5, 2), 77, true)).toBe(9);
    expect(openAfter(none, list(9, 5, 2), 77, false)).toBeNull();
  });

  it('stays while others come, until one goes back to the list', () => {
    expect(openAfter(before, list(11, 9, 5, 2), null, true)).toBe(5);
    expect(openAfter(before, list(11, 9, 5, 2), 5, false)).toBe(5);
    expect(openAfter(before, list(9, 5, 2), null, false)).toBeNull();
  });

  it('makes room for the next, or for the one before it where it was the last', () => {
    expect(openAfter(before, list(9, 2), 5, false)).toBe(2);
    expect(openAfter(before, list(9, 2), null, true)).toBe(2);
    expect(openAfter({ ...before, openId: 2 }, list(9, 5), 2, false)).toBe(5);
    expect(openAfter(before, list(11, 9), 5, true)).toBe(9);
    expect(openAfter(before, list(11), 5, true)).toBe(11);
    expect(openAfter(before, [], 5, true)).toBeNull();
    // Until the address follows, it names what went.
    const after = { openId: 2, offerings: list(9, 2) };
    for (const wide of [true, false]) expect(openAfter(after, list(9, 2), 5, wide)).toBe(2);
  });
});
