import { setImmediate as nextTick } from 'node:timers/promises';
import { Realtime } from '@kinloom/realtime';
import { DataSource } from 'typeorm';
import { NoticesRepository } from './notices.repository';
import { RiskScreening, type UserText } from './risk-screening';

const heavy = (accountId: number, messageId: number): UserText => ({
  accountId,
  messageId,
  content: 'I want to kill myself.',
});

describe('RiskScreening.enqueue', () => {
  let screening: RiskScreening;
  let settle: Map<number, (error?: Error) => void>;
  /** Ids of the messages a help notice was requested for, in order. */
  const requested = async (): Promise<number[]> => {
    for (let turn = 0; turn < 10; turn += 1) await nextTick();
    return [...settle.keys()];
  };
  beforeEach(() => {
    const notices = new NoticesRepository(new DataSource({ type: 'postgres' }));
    screening = new RiskScreening(notices, new Realtime());
    settle = new Map();
    jest.spyOn(notices, 'addHelp').mockImplementation(
      (messageId) =>
        new Promise((resolve, reject) => {
          settle.set(messageId, (error) => (error ? reject(error) : resolve(null)));
        }),
    );
  });

  it('adds notices one at a time per account, and in parallel across accounts', async () => {
    screening.enqueue([heavy(1, 11), heavy(1, 12), heavy(2, 21)]);
    expect(await requested()).toEqual([11, 21]);
    screening.enqueue([heavy(1, 13)]);
    settle.get(21)?.();
    expect(await requested()).toEqual([11, 21]);
    settle.get(11)?.();
    expect(await requested()).toEqual([11, 21, 12]);
    settle.get(12)?.();
    expect(await requested()).toEqual([11, 21, 12, 13]);
  });

  it('goes on with the next message after a failure', async () => {
    screening.enqueue([heavy(1, 11), heavy(1, 12)]);
    expect(await requested()).toEqual([11]);
    settle.get(11)?.(new Error('the database is away'));
    expect(await requested()).toEqual([11, 12]);
  });
});
