import { LIMITS, type Message, type MessageDelta, type Recalled } from '@kinloom/contract';
import type { SendOptions } from '../composer/send-options';

/** A message on its way: shown at once, and gone as soon as the stored message with its `clientId` is there. */
export interface Outgoing {
  clientId: string;
  content: string;
  /** How it is said: where, in which style, in confidence, with which files. */
  manner: SendOptions;
  createdAt: string;
  state: 'sending' | 'failed';
  /** Why it failed, in words for the person. */
  reason: string | null;
}

/** What is known of one conversation. `messages` are in the order of `seq`, each at most once. */
export interface MessageCache {
  conversationId: number;
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** Whether the first message of all is held, so that nothing older is left to load. */
  complete: boolean;
  /** Seqs known to be empty: their message was removed. */
  gone: ReadonlySet<number>;
  /** What comes after the last message is not held: it is a stretch further up, not the conversation's end. */
  ahead?: true;
  /** Ids of messages that were removed. News of them that comes late, or had been on its way, brings none of them back. */
  removed: ReadonlySet<number>;
}

/** A live record comes in order with the deltas and is the newest truth; a read one may be older than what is held. */
export type Source = 'live' | 'read';

export function emptyCache(conversationId: number, outgoing: readonly Outgoing[] = []): MessageCache {
  return { conversationId, messages: [], outgoing, complete: false, gone: new Set(), removed: new Set() };
}

/** The place of `seq` in the list, or where it would be put. */
function placeOf(messages: readonly Message[], seq: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

function find(thread: MessageCache, seq: number): Message | undefined {
  const found = thread.messages[placeOf(thread.messages, seq)];
  return found?.seq === seq ? found : undefined;
}

/** Which of two records of one message to keep. */
function newer(held: Message, came: Message, source: Source): Message {
  if (source === 'live') return came;
  // Wordings and corrections are only ever added: whoever knows of more of them is the newer one.
  if (came.variants !== held.variants) return came.variants > held.variants ? came : held;
  if ((came.editedAt ?? '') !== (held.editedAt ?? ''))
    return (came.editedAt ?? '') > (held.editedAt ?? '') ? came : held;
  // A reply that goes on is longer than where it was stopped; one that is not was read before it was stopped, or went on.
  const [more, less] = came.content.length > held.content.length ? [came, held] : [held, came];
  const stopped = more.status === 'streaming' && less.status === 'stopped' && more.content.length > less.content.length;
  if (stopped && more.content.startsWith(less.content)) return more;
  if (came.status !== 'streaming') return came;
  if (held.status !== 'streaming') return held;
  // Both are unfinished: what was read may lag behind the deltas. Other words mean that the reply started over.
  // A reply that waits for its model has no words yet: of two such records the later pause is the newer one.
  if (held.content === '' && came.content === '' && came.retryAt !== held.retryAt)
    return (came.retryAt ?? '') > (held.retryAt ?? '') ? came : held;
  return held.content.startsWith(came.content) ? held : came;
}

/** Help that was shown stays shown: whoever knows of more of it is the newer one. */
function withNotices(chosen: Message, ...known: readonly Message[]): Message {
  const most = known.reduce((best, one) => (one.notices.length > best.notices.length ? one : best), chosen);
  return most === chosen ? chosen : { ...chosen, notices: most.notices };
}

/** 0 while nothing is held. */
export function newestSeq({ messages }: MessageCache): number {
  return messages.at(-1)?.seq ?? 0;
}

/** Whether something is still to come: the last word is the person's, or a reply is not whole. */
export function isAwaiting({ messages }: MessageCache): boolean {
  const last = messages.at(-1);
  return (
    last !== undefined && (last.senderId !== null || messages.slice(-8).some(({ status }) => status === 'streaming'))
  );
}

/** The thread with these messages in it, each once, whatever the order and however often they came. */
export function merge(thread: MessageCache, came: readonly Message[], source: Source): MessageCache {
  const own = came.filter((message) => message.conversationId === thread.conversationId);
  if (own.length === 0) return thread;
  let messages = [...thread.messages];
  for (const message of own) {
    if (thread.removed.has(message.id)) continue;
    const place = placeOf(messages, message.seq);
    const held = messages[place];
    if (held?.seq === message.seq) messages[place] = withNotices(newer(held, message, source), held, message);
    else if (place === messages.length) messages.push(message);
    else if (place === 0) messages = [message, ...messages];
    else messages.splice(place, 0, message);
  }
  const arrived = new Set(own.map((message) => message.clientId));
  const outgoing = thread.outgoing.filter((one) => !arrived.has(one.clientId));
  return {
    ...thread,
    messages,
    outgoing: outgoing.length === thread.outgoing.length ? thread.outgoing : outgoing,
    complete: thread.complete || messages[0]?.seq === 1,
  };
}

/**
 * The thread after the answer to something that was asked of a message. It is the newest truth unless news of the message came
 * meanwhile: `asked` is the record it was asked of.
 */
export function applyResponse(thread: MessageCache, asked: Message, came: Message): MessageCache {
  return merge(thread, [came], find(thread, asked.seq) === asked ? 'live' : 'read');
}

/**
 * The thread after the answer to "what came after `afterSeq`?". Seqs the answer leaves out are empty: up to its last one, and up
 * to `known`, the newest seq that was held when the question was asked, a message that is held there was removed meanwhile. If so
 * much was missed that the answer is only the newest page of it, what is older is let go and can be loaded again upward. An
 * answer about everything (`afterSeq` 0) with fewer messages than the `limit` it was given is all there is.
 */
export function applySync(
  thread: MessageCache,
  afterSeq: number,
  came: readonly Message[],
  known = 0,
  limit = 0,
): MessageCache {
  const merged = merge(thread, came, 'read');
  const first = came[0]?.seq ?? 0;
  const last = came.at(-1)?.seq ?? afterSeq;
  const whole = came.length < LIMITS.pageDefault;
  const cut = afterSeq > 0 && !whole && first > afterSeq + 1;
  if (cut) {
    const rest = merged.messages.slice(placeOf(merged.messages, first));
    return { ...merged, messages: rest, complete: first === 1, gone: new Set() };
  }
  const from = afterSeq === 0 && came.length >= limit ? first : afterSeq + 1;
  const to = whole ? Math.max(last, known) : last;
  const named = new Set(came.map((message) => message.seq));
  const messages = merged.messages.filter(({ seq }) => seq < from || seq > to || named.has(seq));
  const left = messages.length === merged.messages.length ? merged : { ...merged, messages };
  return {
    ...left,
    complete: left.complete || (afterSeq === 0 && (came.length === 0 || first === 1 || from === 1)),
    gone: withGaps(left, from, to),
  };
}

function withGaps(thread: MessageCache, from: number, to: number): ReadonlySet<number> {
  const empty: number[] = [];
  for (let seq = from; seq <= to; seq++) if (!find(thread, seq)) empty.push(seq);
  return empty.length === 0 ? thread.gone : new Set([...thread.gone, ...empty]);
}

/** The thread with an older page before it. `asked` is how many were asked for: fewer mean that there is nothing older. */
export function prepend(thread: MessageCache, page: readonly Message[], asked: number): MessageCache {
  const merged = merge(thread, page, 'read');
  const top = thread.messages[0]?.seq ?? 0;
  return {
    ...merged,
    complete: merged.complete || page.length < asked,
    gone: page[0] ? withGaps(merged, page[0].seq, top) : merged.gone,
  };
}

/**
 * The seq to ask after, so that everything unknown or unfinished comes again: just before the first hole, the first unfinished
 * reply or what nobody has answered yet, else the newest.
 */
export function resumeSeq(thread: MessageCache): number {
  return beforeUnfinished(thread) ?? beforeUnanswered(thread);
}

/** The seq before the first hole or the first unfinished reply; null where there is neither. */
function beforeUnfinished(thread: MessageCache): number | null {
  let before: number | null = null;
  for (const message of thread.messages) {
    if (before !== null) {
      for (let seq = before + 1; seq < message.seq; seq++) if (!thread.gone.has(seq)) return seq - 1;
    }
    if (message.status === 'streaming') return message.seq - 1;
    before = message.seq;
  }
  return null;
}

/** Messages at the end that are asked for again, at most. */
const UNANSWERED = 8;

/** The seq before what the person said last and nobody has answered yet: until then the house may have something to say to it. */
function beforeUnanswered({ messages, complete }: MessageCache): number {
  let place = messages.length;
  while (messages.length - place < UNANSWERED && (messages[place - 1]?.senderId ?? null) !== null) place -= 1;
  if (place === 0 && !complete) place = Math.min(1, messages.length);
  return messages[place - 1]?.seq ?? 0;
}

/** The id of the newest message at or before `resumeSeq`: what a poll asks after. 0 asks for everything. */
export function resumeId(thread: MessageCache): number {
  const place = placeOf(thread.messages, resumeSeq(thread) + 1);
  return thread.messages[place - 1]?.id ?? 0;
}

/** Whether something between the first and the newest message is missing. */
export function hasHole(thread: MessageCache): boolean {
  const last = thread.messages.at(-1);
  const seq = beforeUnfinished(thread);
  return last !== undefined && seq !== null && seq < last.seq && !find(thread, seq + 1);
}

/**
 * The thread after a delta. `heal` says that the delta does not fit what is held, so that the record must be read again.
 * A delta that repeats what is held changes nothing; one at offset 0 with other words starts the reply over.
 */
export function applyDelta(thread: MessageCache, delta: MessageDelta): { thread: MessageCache; heal: boolean } {
  if (delta.conversationId !== thread.conversationId) return { thread, heal: false };
  const held = find(thread, delta.seq);
  if (!held) return { thread, heal: !thread.gone.has(delta.seq) };
  if (held.status !== 'streaming') return { thread, heal: false };
  if (delta.offset > held.content.length) return { thread, heal: true };
  const overlap = held.content.slice(delta.offset, delta.offset + delta.text.length);
  const fits = delta.text.startsWith(overlap);
  if (fits && overlap.length === delta.text.length) return { thread, heal: false };
  if (!fits && delta.offset > 0) return { thread, heal: true };
  const content = fits ? held.content.slice(0, delta.offset) + delta.text : delta.text;
  return { thread: merge(thread, [{ ...held, content }], 'live'), heal: false };
}

/** The thread without a message that was removed; what was remembered from it leads nowhere any more. */
export function removeMessage(thread: MessageCache, messageId: number): MessageCache {
  if (thread.removed.has(messageId)) return thread;
  const found = thread.messages.find((message) => message.id === messageId);
  const rest = found ? thread.messages.filter((message) => message !== found) : thread.messages;
  return {
    ...thread,
    messages: mapRecalled(rest, (one) => {
      if (one.messageId !== messageId) return one;
      return one.kind === 'message' ? null : { ...one, conversationId: null, messageId: null };
    }),
    gone: found ? new Set([...thread.gone, found.seq]) : thread.gone,
    removed: new Set([...thread.removed, messageId]),
  };
}

/** The thread without any mention of memories that are forgotten. */
export function removeRecalled(thread: MessageCache, memories: ReadonlySet<number>): MessageCache {
  const messages = mapRecalled(thread.messages, (one) => (one.kind === 'memory' && memories.has(one.id) ? null : one));
  return messages === thread.messages ? thread : { ...thread, messages };
}

/** The messages with what they recalled changed, or left out where `change` says null; the same ones where nothing changes. */
function mapRecalled(messages: readonly Message[], change: (one: Recalled) => Recalled | null): readonly Message[] {
  let changed = false;
  const mapped = messages.map((message) => {
    const recalled = message.recalled.map(change);
    if (recalled.every((one, place) => one === message.recalled[place])) return message;
    changed = true;
    return { ...message, recalled: recalled.filter((one) => one !== null) };
  });
  return changed ? mapped : messages;
}

/** The thread with a message on its way: a new one, or one that is tried again under the same `clientId`. */
export function addOutgoing(thread: MessageCache, outgoing: Outgoing): MessageCache {
  const known = thread.outgoing.some((one) => one.clientId === outgoing.clientId);
  const stored = thread.messages.some((message) => message.clientId === outgoing.clientId);
  if (stored) return thread;
  return {
    ...thread,
    outgoing: known
      ? thread.outgoing.map((one) => (one.clientId === outgoing.clientId ? outgoing : one))
      : [...thread.outgoing, outgoing],
  };
}

/** The thread after a message could not be sent. Its words stay. */
export function markFailed(thread: MessageCache, clientId: string, reason: string): MessageCache {
  return {
    ...thread,
    outgoing: thread.outgoing.map((one) => (one.clientId === clientId ? { ...one, state: 'failed', reason } : one)),
  };
}

/** The thread without a message that could not be sent and is no longer wanted. */
export function removeOutgoing(thread: MessageCache, clientId: string): MessageCache {
  return { ...thread, outgoing: thread.outgoing.filter((one) => one.clientId !== clientId) };
}
