import { readOutbox } from './outbox';

const kept = { clientId: 'a', content: 'words', manner: { whisper: true }, createdAt: '2026-01-01T20:00:00.000Z' };

describe('the outbox after a reload', () => {
  it('brings back what was written, to be sent again under the same name', () => {
    expect(readOutbox(JSON.stringify([kept]))).toEqual([
      { ...kept, state: 'failed', reason: expect.any(String) as string },
    ]);
  });

  it('brings back what an older Kinloom kept, which knew of no manner', () => {
    const { manner: _, ...older } = kept;
    expect(readOutbox(JSON.stringify([older]))[0]).toMatchObject({ content: 'words', manner: {} });
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '[null]',
    '[1]',
    JSON.stringify([{ ...kept, createdAt: 'yesterday' }]),
    '[{"content":5}]',
  ])('is empty for %j', (text) => expect(readOutbox(text)).toEqual([]));
});
