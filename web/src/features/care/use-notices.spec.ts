import type { NoticeNews } from '@kinloom/contract';
import { untilAgain } from './use-notices';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1, 20);
const said = (kind: NoticeNews['kind']): NoticeNews => ({
  kind,
  text: '',
  resources: [],
  conversationId: 1,
  messageId: null,
  at: new Date(START).toISOString(),
});

describe('when it is asked again whether something is to be said', () => {
  it('is three hours after it was said that this is an AI, one hour in the guarded mode', () => {
    expect(untilAgain([said('ai')], false, START)).toBe(3 * HOUR);
    expect(untilAgain([said('break'), said('ai')], false, START + HOUR)).toBe(2 * HOUR);
    expect(untilAgain([said('ai')], true, START)).toBe(HOUR);
  });

  it('is in a minute where that is over, and never where nothing was said', () => {
    expect(untilAgain([said('ai')], false, START + 4 * HOUR)).toBe(60_000);
    expect(untilAgain([said('break')], false, START)).toBe(false);
    expect(untilAgain(undefined, false, START)).toBe(false);
  });
});
