import { retryDelaySeconds } from './retry-delay';

describe('retryDelaySeconds', () => {
  it('backs off in steps and gives up after the last one', () => {
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

  it('waits at least as long as the endpoint requests', () => {
    expect(retryDelaySeconds(0, 40_200)).toBe(41);
    expect(retryDelaySeconds(4, 40_000)).toBe(300);
  });

  it('does not retry when the endpoint requests more than 15 minutes', () => {
    expect(retryDelaySeconds(0, 900_000)).toBe(900);
    expect(retryDelaySeconds(0, 900_001)).toBeNull();
  });
});
