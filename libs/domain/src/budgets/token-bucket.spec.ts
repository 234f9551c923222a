import { TokenBucket } from './token-bucket';

describe('TokenBucket', () => {
  const take = (bucket: TokenBucket, times: number, now: number) =>
    Array.from({ length: times }, () => bucket.take(now)).filter((wait) => wait === 0).length;

  it('allows a burst up to its capacity', () => {
    const bucket = new TokenBucket(40, 20, 1_000);
    expect(take(bucket, 100, 1_000)).toBe(40);
  });

  it('refills at its rate, never above its capacity', () => {
    const bucket = new TokenBucket(40, 20, 0);
    take(bucket, 40, 0);
    expect(take(bucket, 100, 1_000)).toBe(20);
    expect(take(bucket, 100, 1_500)).toBe(10);
    expect(take(bucket, 100, 3_600_000)).toBe(40);
  });

  it('reports the wait for the next action', () => {
    const bucket = new TokenBucket(1, 2, 0);
    expect(bucket.take(0)).toBe(0);
    expect(bucket.take(0)).toBeCloseTo(0.5);
    expect(bucket.take(250)).toBeCloseTo(0.25);
    expect(bucket.take(500)).toBe(0);
  });

  it('does not refill when the clock goes backwards', () => {
    const bucket = new TokenBucket(2, 1, 5_000);
    take(bucket, 2, 5_000);
    expect(bucket.take(1_000)).toBeGreaterThan(0);
    expect(bucket.take(1_500)).toBeGreaterThan(0);
  });
});
