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
  const it = new Sequencer({
    emit: ({ event, payload }) =>
      sent.push('seq' in payload ? `${event === 'message' ? 'm' : 'd'}${payload.seq}` : event),
    read: (_conversation, from, to) => read(from, to),
    failed: (error) => failures.push(error),
  });
  return { it, sent, failures };
}

describe('the sequencer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends on at once what comes in order, and changes of what was sent', () => {
    const { it, sent } = sequencer();
    [message(4), message(5), delta(5, 0), message(5), message(6)].forEach((event) => it.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'd5', 'm5', 'm6']);
  });

  it('holds what comes early until the missing one has come', () => {
    const { it, sent } = sequencer();
    it.knows(7, 3);
    [message(6), message(5), delta(4, 0)].forEach((event) => it.accept(event));
    expect(sent).toEqual([]);
    it.accept(message(4));
    expect(sent).toEqual(['m4', 'd4', 'm5', 'm6']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads from the store what does not come, and sends each once', async () => {
    const { it, sent } = sequencer(async (from, to) => {
      expect([from, to]).toEqual([4, 6]);
      return [stored(4), stored(5), stored(6)];
    });
    it.knows(7, 3);
    it.accept(message(6));
    await jest.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(['m4', 'm5', 'm6']);
    it.accept(message(7));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm7']);
  });

  it('drops the late notice of what it has read meanwhile, not a change of it', async () => {
    const { it, sent } = sequencer(async () => [stored(4), stored(5)]);
    it.knows(7, 3);
    it.accept(message(6));
    await jest.advanceTimersByTimeAsync(200);
    [message(5), message(4, 'changed'), message(4)].forEach((event) => it.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm4']);
    [message(4), message(5)].forEach((event) => it.accept(event));
    expect(sent).toEqual(['m4', 'm5', 'm6', 'm4', 'm4', 'm5']);
  });

  it('goes on past a number that was deleted, and past a store that does not answer', async () => {
    const { it, sent, failures } = sequencer(async () => {
      throw new Error('down');
    });
    it.knows(7, 1);
    it.accept(message(3));
    await jest.advanceTimersByTimeAsync(200);
    it.accept(message(4));
    expect(sent).toEqual(['m3', 'm4']);
    expect(failures).toHaveLength(1);
  });

  it('lets other events pass', () => {
    const { it, sent } = sequencer();
    it.knows(7, 1);
    it.accept(message(3));
    it.accept({ room: 'conversation:7', event: 'typing', payload: { conversationId: 7, typing: [] } });
    expect(sent).toEqual(['typing']);
    it.close();
  });

  it('puts any arrival order of a burst right', () => {
    const { it, sent } = sequencer();
    it.knows(7, 0);
    const order = Array.from({ length: 200 }, (_, i) => ((i * 77) % 200) + 1);
    order.forEach((seq) => it.accept(message(seq)));
    expect(sent).toEqual(Array.from({ length: 200 }, (_, i) => `m${i + 1}`));
  });
});
