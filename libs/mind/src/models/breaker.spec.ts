import { type Admitted, type BreakerState, CircuitBreaker } from './breaker';

let now = 0;
let told: BreakerState[] = [];
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 0;
  told = [];
  breaker = new CircuitBreaker(
    () => now,
    (state) => told.push(state),
  );
});

function admitted(forced = false): Admitted {
  const call = breaker.admit(forced);
  if (!call) throw new Error('the call did not pass');
  return call;
}
const failTimes = (times: number) => {
  for (let count = 0; count < times; count += 1) admitted().failed(null);
};

describe('CircuitBreaker', () => {
  it('opens after three failures in a row, not before, and a success starts the count anew', () => {
    failTimes(2);
    admitted().succeeded();
    failTimes(2);
    expect(breaker.state).toBe('closed');
    failTimes(1);
    expect(breaker.state).toBe('open');
    expect(breaker.admit()).toBeNull();
    expect(breaker.pauseMs).toBe(10_000);
  });

  it('lets one probe through when the pause is over; its success closes the circuit', () => {
    failTimes(3);
    now = 10_000;
    const probe = admitted();
    expect(breaker.admit()).toBeNull();
    probe.succeeded();
    expect(breaker.state).toBe('closed');
    expect(told).toEqual(['open', 'half-open', 'closed']);
    admitted();
  });

  it('waits twice as long after every probe that fails, up to two minutes', () => {
    failTimes(3);
    const pauses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      now += breaker.pauseMs;
      admitted().failed(null);
      pauses.push(breaker.pauseMs);
    }
    expect(pauses).toEqual([20_000, 40_000, 80_000, 120_000, 120_000, 120_000]);
  });

  it('opens at once for as long as the endpoint asks', () => {
    admitted().failed(45_000);
    expect(breaker.state).toBe('open');
    expect(breaker.pauseMs).toBe(45_000);
  });

  it('lets a call through that a person asks for, one at a time', () => {
    failTimes(3);
    expect(breaker.admit()).toBeNull();
    const forced = admitted(true);
    expect(breaker.admit(true)).toBeNull();
    forced.succeeded();
    expect(breaker.state).toBe('closed');
  });

  it('a probe whose caller gives up lets the next one probe', () => {
    failTimes(3);
    now = 10_000;
    admitted().abandoned();
    expect(breaker.state).toBe('half-open');
    admitted().succeeded();
    expect(breaker.state).toBe('closed');
  });

  it('failures of calls that were under way when it opened do not make the pause longer', () => {
    const late = [admitted(), admitted()];
    failTimes(3);
    now = 5_000;
    for (const call of late) call.failed(null);
    expect(breaker.pauseMs).toBe(5_000);
  });
});
