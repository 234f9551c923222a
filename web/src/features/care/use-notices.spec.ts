import type { NoticeNews } from '@kinloom/contract';
import { msUntilDisclosureDue } from './use-notices';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1, 20);
const notice = (kind: NoticeNews['kind']): NoticeNews => ({
  kind,
  text: '',
  resources: [],
  conversationId: 1,
  messageId: null,
  at: new Date(START).toISOString(),
});

describe('msUntilDisclosureDue', () => {
  it('is three hours after the last disclosure, one hour in guarded mode', () => {
    expect(msUntilDisclosureDue([notice('ai')], false, START)).toBe(3 * HOUR);
    expect(msUntilDisclosureDue([notice('break'), notice('ai')], false, START + HOUR)).toBe(2 * HOUR);
    expect(msUntilDisclosureDue([notice('ai')], true, START)).toBe(HOUR);
  });

  it('is one minute once overdue, and false without a disclosure', () => {
    expect(msUntilDisclosureDue([notice('ai')], false, START + 4 * HOUR)).toBe(60_000);
    expect(msUntilDisclosureDue([notice('break')], false, START)).toBe(false);
    expect(msUntilDisclosureDue(undefined, false, START)).toBe(false);
  });
});
