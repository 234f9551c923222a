import { show } from '../../../testing/render';
import { AccountDeletions } from './AccountDeletions';

const textOf = async (running: number, retrying: number, finished: number) =>
  (await show(<AccountDeletions deletions={{ running, retrying, finished }} />)).container.textContent;

describe('AccountDeletions', () => {
  it('counts what runs and what is finished', async () => {
    expect(await textOf(2, 0, 13)).toBe('2 running · 13 finished within 30 days');
  });

  it('names deletions whose last attempt failed', async () => {
    expect(await textOf(3, 1, 0)).toBe('3 running, 1 after a failed attempt · 0 finished within 30 days');
  });
});
