import { pauseBefore } from './deferral';

describe('pauseBefore', () => {
  it('waits longer each time, and gives up in the end', () => {
    expect(Array.from({ length: 8 }, (_, deferrals) => pauseBefore(deferrals, null))).toEqual([
      15,
      30,
      60,
      120,
      300,
      300,
      300,
      null,
    ]);
  });

  it('waits at least as long as the endpoint asks', () => {
    expect(pauseBefore(0, 40_200)).toBe(41);
    expect(pauseBefore(4, 40_000)).toBe(300);
  });

  it('does not wait for more than a quarter of an hour', () => {
    expect(pauseBefore(0, 900_000)).toBe(900);
    expect(pauseBefore(0, 900_001)).toBeNull();
  });
});
