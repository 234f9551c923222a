import type { JobProducer } from '@kinloom/jobs';
import type { Realtime, TurnOffer } from '@kinloom/realtime';
import { TurnDispatcher } from './turn-dispatcher';
import type { TurnsRepository } from './turns.repository';

const offer = (turnId: number): TurnOffer => ({ turnId, conversationId: 7 });

/** A dispatcher over turns that are open and the next of their conversation. */
function dispatcherOf(open: Map<number, boolean>) {
  const offered: number[] = [];
  const jobs: number[] = [];
  const findNextOpen = jest.fn((turnIds: readonly number[]) =>
    Promise.resolve(turnIds.flatMap((id) => (open.has(id) ? [{ id, isUnattended: open.get(id) === true }] : []))),
  );
  const dispatcher = new TurnDispatcher(
    { findNextOpen } as unknown as TurnsRepository,
    { enqueue: (_name: string, { turnId }: { turnId: number }) => jobs.push(turnId) } as unknown as JobProducer,
    {
      offerTurns: (offers: readonly TurnOffer[]) => offered.push(...offers.map(({ turnId }) => turnId)),
    } as unknown as Realtime,
  );
  return { dispatcher, offered, jobs, findNextOpen };
}

describe('TurnDispatcher', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('offers turns at once, and checks no more of those that were answered', async () => {
    const { dispatcher, offered, jobs, findNextOpen } = dispatcherOf(new Map());
    dispatcher.enqueue([offer(1), offer(2)]);
    expect(offered).toEqual([1, 2]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(findNextOpen.mock.calls).toEqual([[[1, 2]]]);
    expect(jobs).toEqual([]);
  });

  it('enqueues a job for a turn that no worker attends to', async () => {
    const { dispatcher, jobs } = dispatcherOf(new Map([[1, true]]));
    dispatcher.enqueue([offer(1)]);
    await jest.advanceTimersByTimeAsync(900);
    expect(jobs).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(jobs).toEqual([1]);
  });

  it('watches a turn in progress until its worker is lost', async () => {
    const open = new Map([[1, false]]);
    const { dispatcher, jobs } = dispatcherOf(open);
    dispatcher.enqueue([offer(1)]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(jobs).toEqual([]);
    open.set(1, true);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(jobs).toEqual([1]);
  });

  it('gives every turn its time: a later one is not checked with an earlier one', async () => {
    const { dispatcher, findNextOpen } = dispatcherOf(new Map());
    dispatcher.enqueue([offer(1)]);
    await jest.advanceTimersByTimeAsync(900);
    dispatcher.enqueue([offer(2)]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(findNextOpen.mock.calls).toEqual([[[1]], [[2]]]);
  });

  it('checks again after the database did not answer', async () => {
    const { dispatcher, jobs, findNextOpen } = dispatcherOf(new Map([[1, true]]));
    findNextOpen.mockRejectedValueOnce(new Error('the database does not answer'));
    dispatcher.enqueue([offer(1)]);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(jobs).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_100);
    expect(jobs).toEqual([1]);
  });

  it('checks nothing after a shutdown', async () => {
    const { dispatcher, findNextOpen } = dispatcherOf(new Map([[1, true]]));
    dispatcher.enqueue([offer(1)]);
    dispatcher.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(findNextOpen).not.toHaveBeenCalled();
  });
});
