import { BackpressureThrottle } from './backpressure-throttle';

describe('throttle', () => {
  it('steps back for nothing while statements take their usual time', () => {
    const throttle = new BackpressureThrottle();
    for (const took of [2, 3, 2, 5, 4]) {
      throttle.record(took);
      expect(throttle.pause).toBe(0);
    }
  });

  it('steps back the longer, the more a statement was held up, and never for long', () => {
    const throttle = new BackpressureThrottle();
    throttle.record(2);
    throttle.record(10);
    const short = throttle.pause;
    throttle.record(15);
    const long = throttle.pause;
    throttle.record(5_000);
    expect(short).toBeGreaterThan(0);
    expect(long).toBeGreaterThan(short);
    expect(throttle.pause).toBe(1_000);
  });

  it('goes on at once when the way is free again, and gets used to a slower machine', () => {
    const throttle = new BackpressureThrottle();
    throttle.record(2);
    throttle.record(40);
    throttle.record(3);
    expect(throttle.pause).toBe(0);
    for (let times = 0; times < 300; times += 1) throttle.record(20);
    expect(throttle.pause).toBe(0);
  });
});
