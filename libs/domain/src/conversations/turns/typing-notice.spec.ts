import type { TypingSoul } from '@kinloom/contract';
import { TypingNotice } from './typing-notice';

const SOUL = { companionId: 1, name: 'Wren' };

describe('TypingNotice', () => {
  let published: TypingSoul[][];
  let notice: TypingNotice;
  beforeEach(() => {
    jest.useFakeTimers();
    published = [];
    notice = new TypingNotice(SOUL, (typing) => published.push(typing));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('publishes nothing for a fast reply', () => {
    notice.waitForModel();
    jest.advanceTimersByTime(99);
    notice.end();
    jest.runAllTimers();
    expect(published).toEqual([]);
  });

  it('says that a model may be loading only while it has not begun', () => {
    notice.waitForModel();
    jest.advanceTimersByTime(4_999);
    expect(published).toEqual([[SOUL]]);
    jest.advanceTimersByTime(1);
    expect(published).toEqual([[SOUL], [{ ...SOUL, waitsForModel: true }]]);
    notice.end();
    notice.end();
    jest.runAllTimers();
    expect(published.slice(2)).toEqual([[]]);
  });

  it('does not say it of the built-in voice', () => {
    jest.advanceTimersByTime(60_000);
    expect(published).toEqual([[SOUL]]);
  });
});
