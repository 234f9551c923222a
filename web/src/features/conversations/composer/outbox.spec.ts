import { readOutbox } from './outbox';

const message = { clientId: 'a', content: 'words', createdAt: '2026-01-01T20:00:00.000Z' };
const storedMessage = { ...message, manner: { whisper: true } };

describe('the outbox after a reload', () => {
  it('restores unsent messages as failed, with the same clientId', () => {
    expect(readOutbox(JSON.stringify([storedMessage]))).toEqual([
      { ...message, options: { whisper: true }, state: 'failed', reason: expect.any(String) as string },
    ]);
  });

  it('restores messages stored by an older version without send options', () => {
    expect(readOutbox(JSON.stringify([message]))[0]).toMatchObject({ content: 'words', options: {} });
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '[null]',
    '[1]',
    JSON.stringify([{ ...storedMessage, createdAt: 'yesterday' }]),
    '[{"content":5}]',
  ])('is empty for %j', (text) => expect(readOutbox(text)).toEqual([]));
});
