import { BackpressureThrottle } from './backpressure-throttle';

describe('BackpressureThrottle', () => {
  it('does not delay while statements take their usual time', () => {
    const throttle = new BackpressureThrottle();
    for (const durationMs of [2, 3, 2, 5, 4]) {
      throttle.record(durationMs);
      expect(throttle.currentDelayMs).toBe(0);
    }
  });

  it('grows the delay with the latency, up to the maximum', () => {
    const throttle = new BackpressureThrottle();
    throttle.record(2);
    throttle.record(10);
    const short = throttle.currentDelayMs;
    throttle.record(15);
    const long = throttle.currentDelayMs;
    throttle.record(5_000);
    expect(short).toBeGreaterThan(0);
    expect(long).toBeGreaterThan(short);
    expect(throttle.currentDelayMs).toBe(1_000);
  });

  it('stops delaying when latency recovers, and adapts its baseline to a slower machine', () => {
    const throttle = new BackpressureThrottle();
    throttle.record(2);
    throttle.record(40);
    throttle.record(3);
    expect(throttle.currentDelayMs).toBe(0);
    for (let times = 0; times < 300; times += 1) throttle.record(20);
    expect(throttle.currentDelayMs).toBe(0);
  });
});
