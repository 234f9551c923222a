import type { RoomEvent } from '@kinloom/contract';
import type { MessageRow } from '../row-mappers';
import type { RepliesRepository } from './replies.repository';
import { ReplyLeaseLostError, ReplyWriter } from './reply-writer';

const ROW = {
  id: 7,
  conversation_id: 3,
  seq: 2,
  sender_id: null,
  companion_id: 5,
  content: '',
  status: 'streaming',
  created_at: new Date(0),
  notices: [],
  recalled: [],
  files: [],
} as unknown as MessageRow;

/** A writer whose reply is opened with `row`, and what it publishes, by turns of the event loop. */
function writing(row: MessageRow | null) {
  const turns: RoomEvent[][] = [];
  let current: RoomEvent[] | null = null;
  const writer = new ReplyWriter({
    key: { turnId: 1, attempt: 1, companionId: 5, forgets: 0 },
    conversationId: 3,
    accountId: 9,
    replies: { open: async () => row } as unknown as RepliesRepository,
    resumedText: '',
    why: null,
    publish: (...events) => {
      if (!current) {
        turns.push((current = []));
        setImmediate(() => (current = null));
      }
      current.push(...events);
    },
    onOpen: () => undefined,
  });
  return { writer, turns };
}

const namesOf = (turns: RoomEvent[][]) => turns.map((events) => events.map(({ event }) => event));
const textOf = (turns: RoomEvent[][]) =>
  turns.flat().flatMap((event) => (event.event === 'message:delta' ? [event.payload.text] : []));

describe('ReplyWriter', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('publishes the message and its first text together, and later text in intervals', async () => {
    const { writer, turns } = writing(ROW);
    await writer.append('Good ');
    expect(namesOf(turns)).toEqual([['message', 'message:delta']]);
    await writer.append('morn');
    await writer.append('ing.');
    expect(textOf(turns)).toEqual(['Good ']);
    jest.advanceTimersByTime(30);
    expect(textOf(turns)).toEqual(['Good ', 'morning.']);
  });

  it('publishes nothing where another attempt has the turn', async () => {
    const { writer, turns } = writing(null);
    await expect(writer.append('Good')).rejects.toBeInstanceOf(ReplyLeaseLostError);
    expect(turns).toEqual([]);
  });
});
