import { setImmediate as moment } from 'node:timers/promises';
import { Realtime } from '@kinloom/realtime';
import { DataSource } from 'typeorm';
import { NoticesRepository } from './notices.repository';
import { RiskScreening, type UserText } from './risk-screening';

const heavy = (accountId: number, messageId: number): UserText => ({
  accountId,
  messageId,
  content: 'I want to kill myself.',
});

describe('words that come in', () => {
  let watch: RiskScreening;
  let keep: Map<number, (error?: Error) => void>;
  /** The messages that help was asked for, in this order. */
  const asked = async (): Promise<number[]> => {
    for (let turn = 0; turn < 10; turn += 1) await moment();
    return [...keep.keys()];
  };
  beforeEach(() => {
    const notices = new NoticesRepository(new DataSource({ type: 'postgres' }));
    watch = new RiskScreening(notices, new Realtime());
    keep = new Map();
    jest.spyOn(notices, 'help').mockImplementation(
      (messageId) =>
        new Promise((resolve, reject) => {
          keep.set(messageId, (error) => (error ? reject(error) : resolve(null)));
        }),
    );
  });

  it('are seen to one after the other for one person, and for others meanwhile', async () => {
    watch.enqueue([heavy(1, 11), heavy(1, 12), heavy(2, 21)]);
    expect(await asked()).toEqual([11, 21]);
    watch.enqueue([heavy(1, 13)]);
    keep.get(21)?.();
    expect(await asked()).toEqual([11, 21]);
    keep.get(11)?.();
    expect(await asked()).toEqual([11, 21, 12]);
    keep.get(12)?.();
    expect(await asked()).toEqual([11, 21, 12, 13]);
  });

  it('are seen to though those before them could not be', async () => {
    watch.enqueue([heavy(1, 11), heavy(1, 12)]);
    expect(await asked()).toEqual([11]);
    keep.get(11)?.(new Error('the database is away'));
    expect(await asked()).toEqual([11, 12]);
  });
});
