import { retryDelaySeconds } from './retry-delay';

describe('pauseBefore', () => {
  it('waits longer each time, and gives up in the end', () => {
    expect(Array.from({ length: 8 }, (_, deferrals) => retryDelaySeconds(deferrals, null))).toEqual([
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
    expect(retryDelaySeconds(0, 40_200)).toBe(41);
    expect(retryDelaySeconds(4, 40_000)).toBe(300);
  });

  it('does not wait for more than a quarter of an hour', () => {
    expect(retryDelaySeconds(0, 900_000)).toBe(900);
    expect(retryDelaySeconds(0, 900_001)).toBeNull();
  });
});
