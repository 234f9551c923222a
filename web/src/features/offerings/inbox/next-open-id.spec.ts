import { nextOpenId } from './next-open-id';

const list = (...ids: number[]) => ids.map((id) => ({ id }));
const none = { openId: null, offerings: [] };
const before = { openId: 5, offerings: list(9, 5, 2) };

describe('openAfter', () => {
  it('opens the requested offering, otherwise the newest on wide screens', () => {
    expect(nextOpenId(none, list(9, 5, 2), 2, false)).toBe(2);
    expect(nextOpenId(before, list(9, 5, 2), 2, true)).toBe(2);
    expect(nextOpenId(none, list(9, 5, 2), null, true)).toBe(9);
    expect(nextOpenId(none, list(9, 5, 2), null, false)).toBeNull();
    expect(nextOpenId(none, list(9, 5, 2), 77, true)).toBe(9);
    expect(nextOpenId(none, list(9, 5, 2), 77, false)).toBeNull();
  });

  it('keeps the open offering until the user returns to the list', () => {
    expect(nextOpenId(before, list(11, 9, 5, 2), null, true)).toBe(5);
    expect(nextOpenId(before, list(11, 9, 5, 2), 5, false)).toBe(5);
    expect(nextOpenId(before, list(9, 5, 2), null, false)).toBeNull();
  });

  it('opens the next offering after removal, or the previous at the end', () => {
    expect(nextOpenId(before, list(9, 2), 5, false)).toBe(2);
    expect(nextOpenId(before, list(9, 2), null, true)).toBe(2);
    expect(nextOpenId({ ...before, openId: 2 }, list(9, 5), 2, false)).toBe(5);
    expect(nextOpenId(before, list(11, 9), 5, true)).toBe(9);
    expect(nextOpenId(before, list(11), 5, true)).toBe(11);
    expect(nextOpenId(before, [], 5, true)).toBeNull();
    // The address still names the removed offering.
    const after = { openId: 2, offerings: list(9, 2) };
    for (const wide of [true, false]) expect(nextOpenId(after, list(9, 2), 5, wide)).toBe(2);
  });
});
