import type { Message, RoomEvent } from '@kinloom/contract';
import { Sequencer } from './sequencer';

const message = (seq: number, content = `message ${seq}`): RoomEvent => ({
  room: 'account:1',
  event: 'message',
  payload: stored(seq, content),
});
const stored = (seq: number, content = `message ${seq}`): Message => ({
  id: 100 + seq,
  conversationId: 7,
  seq,
  content,
  senderId: 1,
  companionId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  clientId: null,
  status: 'complete',
  recalled: [],
  files: [],
  aiGenerated: false,
  failure: null,
  retryAt: null,
  answeredBy: null,
  whispered: false,
  editedAt: null,
  variant: 1,
  variants: 1,
  why: null,
  notices: [],
});
const delta = (seq: number, offset: number): RoomEvent => ({
  room: 'conversation:7',
  event: 'message:delta',
  payload: { conversationId: 7, messageId: 100 + seq, seq, offset, text: 'x' },
});

function sequencer(read: (from: number, to: number) => Promise<Message[]> = async () => []) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const tested = new Sequencer({
    emit: ({ event, payload }) =>
      sent.push('seq' in payload ? `${event === 'message' ? 'm' : 'd'}${payload.seq}` : event),
    read: (_conversation, from, to) => read(from, to),
    onReadError: (error) => failures.push(error),
  });
  return { tested, sent, failures };
}

describe('Sequencer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('emits events in order and changes of earlier messages at once', () => {
    const { tested, sent } = sequencer();
    [message(4), message(5), delta(5, 0), message(5), message(6)].forEach((event) => tested.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'd5', 'm5', 'm6']);
  });

  it('buffers early events until the gap is filled', () => {
    const { tested, sent } = sequencer();
    tested.setPosition(7, 3);
    [message(6), message(5), delta(4, 0)].forEach((event) => tested.accept(event));
    expect(sent).toEqual([]);
    tested.accept(message(4));
    expect(sent).toEqual(['m4', 'd4', 'm5', 'm6']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads missing messages from the store and emits each once', async () => {
    const { tested, sent } = sequencer(async (from, to) => {
      expect([from, to]).toEqual([4, 6]);
      return [stored(4), stored(5), stored(6)];
    });
    tested.setPosition(7, 3);
    tested.accept(message(6));
    await jest.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(['m4', 'm5', 'm6']);
    tested.accept(message(7));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm7']);
  });

  it('drops late notices of messages read from the store, but not changes of them', async () => {
    const { tested, sent } = sequencer(async () => [stored(4), stored(5)]);
    tested.setPosition(7, 3);
    tested.accept(message(6));
    await jest.advanceTimersByTimeAsync(200);
    [message(5), message(4, 'changed'), message(4)].forEach((event) => tested.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm4']);
    [message(4), message(5)].forEach((event) => tested.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm4', 'm4', 'm5']);
  });

  it('skips a gap when the message was deleted or the store fails', async () => {
    const { tested, sent, failures } = sequencer(async () => {
      throw new Error('down');
    });
    tested.setPosition(7, 1);
    tested.accept(message(3));
    await jest.advanceTimersByTimeAsync(200);
    tested.accept(message(4));
    expect(sent).toEqual(['m3', 'm4']);
    expect(failures).toHaveLength(1);
  });

  it('passes other events through', () => {
    const { tested, sent } = sequencer();
    tested.setPosition(7, 1);
    tested.accept(message(3));
    tested.accept({ room: 'conversation:7', event: 'typing', payload: { conversationId: 7, typing: [] } });
    expect(sent).toEqual(['typing']);
    tested.close();
  });

  it('restores the order of a burst of 200 messages', () => {
    const { tested, sent } = sequencer();
    tested.setPosition(7, 0);
    const order = Array.from({ length: 200 }, (_, i) => ((i * 77) % 200) + 1);
    order.forEach((seq) => tested.accept(message(seq)));
    expect(sent).toEqual(Array.from({ length: 200 }, (_, i) => `m${i + 1}`));
  });
});
