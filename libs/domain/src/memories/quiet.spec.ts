import { Quiet } from './quiet';

describe('a quiet moment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const waiting = (quiet: Quiet) => {
    let came = false;
    void quiet.moment().then(() => (came = true));
    return async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return came;
    };
  };

  it('is there at once where nobody spoke for a while', async () => {
    jest.advanceTimersByTime(1_000);
    expect(await waiting(new Quiet())(0)).toBe(true);
  });

  it('comes a moment after the last has ended', async () => {
    const quiet = new Quiet();
    const [first, second] = [quiet.speak(), quiet.speak()];
    const after = waiting(quiet);
    first();
    expect(await after(150)).toBe(false);
    second();
    expect(await after(150)).toBe(false);
    expect(await after(60)).toBe(true);
  });

  it('is not waited for without end', async () => {
    const quiet = new Quiet();
    quiet.speak();
    const after = waiting(quiet);
    expect(await after(4_900)).toBe(false);
    expect(await after(150)).toBe(true);
  });
});
