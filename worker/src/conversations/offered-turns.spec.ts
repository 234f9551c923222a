import type { TurnsService } from '@kinloom/domain/conversations';
import type { ActiveModels } from '@kinloom/domain/models';
import { type JobAttempt, type JobProducer, QUEUES } from '@kinloom/jobs';
import type { Realtime, TurnOffer } from '@kinloom/realtime';
import { OfferedTurns } from './offered-turns';

/** Offered turns over a service of which the test ends the calls. */
function offeredTurns() {
  let accept: (offers: readonly TurnOffer[]) => void = () => undefined;
  const jobs: number[] = [];
  const attempts: JobAttempt[] = [];
  const calls: {
    turnId: number;
    hasMore: (processed: number) => boolean;
    resolve: () => void;
    reject: (reason: Error) => void;
  }[] = [];
  const offered = new OfferedTurns(
    { subscribe: (listener: (state: { chat: null }) => void) => listener({ chat: null }) } as unknown as ActiveModels,
    {
      processConversation: (turnId: number, hasMore: (processed: number) => boolean = () => true) =>
        new Promise<void>((resolve, reject) => calls.push({ turnId, hasMore, resolve, reject })),
    } as unknown as TurnsService,
    { enqueue: (_name: string, { turnId }: { turnId: number }) => jobs.push(turnId) } as unknown as JobProducer,
    { onTurnsOffered: (listener: typeof accept) => (accept = listener) } as unknown as Realtime,
  );
  offered.start({ onAttempt: (attempt) => attempts.push(attempt) });
  const offer = (turnId: number, conversationId: number) => accept([{ turnId, conversationId }]);
  return { offered, offer, jobs, attempts, calls, ids: () => calls.map(({ turnId }) => turnId) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('OfferedTurns', () => {
  it('processes as many conversations at once as the queue of replies, in the order of the offers', async () => {
    const { offer, calls, ids } = offeredTurns();
    const { concurrency } = QUEUES.replies;
    for (let id = 1; id <= concurrency + 2; id += 1) offer(id, id);
    expect(ids()).toEqual(Array.from({ length: concurrency }, (_, index) => index + 1));
    calls[0]?.resolve();
    await settled();
    expect(ids().at(-1)).toBe(concurrency + 1);
  });

  it('counts the conversations of jobs as well', async () => {
    const { offered, offer, calls, ids } = offeredTurns();
    const { concurrency } = QUEUES.replies;
    const jobs = Array.from({ length: concurrency }, (_, index) => offered.runJob(100 + index));
    offer(1, 1);
    expect(ids()).not.toContain(1);
    calls[0]?.resolve();
    await jobs[0];
    expect(ids().at(-1)).toBe(1);
  });

  it('processes one conversation once at a time, and goes on with turns that were offered meanwhile', async () => {
    const { offer, calls, ids, attempts } = offeredTurns();
    offer(1, 9);
    offer(2, 9);
    expect(ids()).toEqual([1]);
    expect(calls[0]?.hasMore(1)).toBe(true);
    expect(calls[0]?.hasMore(2)).toBe(false);
    calls[0]?.resolve();
    await settled();
    expect(ids()).toEqual([1]);
    expect(attempts).toMatchObject([{ name: 'turn', outcome: 'done' }]);
  });

  it('tries again with a turn that was offered after the last look for one', async () => {
    const { offer, calls, ids } = offeredTurns();
    offer(1, 9);
    expect(calls[0]?.hasMore(1)).toBe(false);
    offer(2, 9);
    calls[0]?.resolve();
    await settled();
    expect(ids()).toEqual([1, 2]);
  });

  it('looks once for turns that were all answered elsewhere', async () => {
    const { offer, calls, ids } = offeredTurns();
    for (let id = 1; id <= 5; id += 1) offer(id, 9);
    calls[0]?.resolve();
    await settled();
    expect(ids()).toEqual([1, 5]);
    offer(6, 9);
    calls[1]?.resolve();
    await settled();
    expect(ids()).toEqual([1, 5, 6]);
    calls[2]?.resolve();
    await settled();
    expect(ids()).toEqual([1, 5, 6]);
  });

  it('enqueues a job for a turn that failed', async () => {
    const { offer, calls, jobs, attempts } = offeredTurns();
    offer(1, 9);
    calls[0]?.reject(new Error('no connection'));
    await settled();
    expect(jobs).toEqual([1]);
    expect(attempts).toMatchObject([{ name: 'turn', outcome: 'failed' }]);
  });

  it('waits for turns in progress when it stops, and accepts no more', async () => {
    const { offered, offer, calls, ids } = offeredTurns();
    offer(1, 9);
    let stopped = false;
    const stop = offered.stop().then(() => (stopped = true));
    offer(2, 8);
    await settled();
    expect([stopped, ids()]).toEqual([false, [1]]);
    calls[0]?.resolve();
    await stop;
    expect(ids()).toEqual([1]);
  });
});
