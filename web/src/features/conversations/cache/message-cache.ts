import { LIMITS, type Message, type MessageDelta, type Recalled } from '@kinloom/contract';
import type { SendOptions } from '../composer/send-options';

/** A message as an optimistic update: shown at once, removed when the stored message with the same `clientId` arrives. */
export interface OutgoingMessage {
  clientId: string;
  content: string;
  /** Channel, style, whisper flag and files. */
  options: SendOptions;
  createdAt: string;
  /** `waiting`: the server was not reached; it is sent again when the server is back. */
  state: 'sending' | 'waiting' | 'failed';
  /** User-facing text of the failure; null unless `state` is `failed`. */
  reason: string | null;
}

/** Cached messages of one conversation. `messages` are sorted by `seq` and unique. */
export interface MessageCache {
  conversationId: number;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  /** True when the first message of the conversation is cached, so that nothing older is left to load. */
  reachesStart: boolean;
  /** Seqs confirmed to have no message (deleted). */
  emptySeqs: ReadonlySet<number>;
  /** Set on a message window: messages after the last one exist but are not in this cache. */
  isDetached?: true;
  /** Tombstones: ids of deleted messages. Late events and in-flight responses do not restore them. */
  tombstones: ReadonlySet<number>;
}

/** `live`: from the socket, ordered with the deltas, always newest. `read`: from a request, possibly staler than the cache. */
export type Source = 'live' | 'read';

export function emptyCache(conversationId: number, outgoing: readonly OutgoingMessage[] = []): MessageCache {
  return { conversationId, messages: [], outgoing, reachesStart: false, emptySeqs: new Set(), tombstones: new Set() };
}

/** Binary search. @returns the index of `seq`, or its insertion index */
export function indexOfSeq(messages: readonly Message[], seq: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function findBySeq(cache: MessageCache, seq: number): Message | undefined {
  const found = cache.messages[indexOfSeq(cache.messages, seq)];
  return found?.seq === seq ? found : undefined;
}

/** Picks the newer of two records of the same message. */
function pickNewer(cached: Message, incoming: Message, source: Source): Message {
  if (source === 'live') return incoming;
  // Edits, and variants since the last one, only ever increase: the record with more of them is newer.
  if ((incoming.editedAt ?? '') !== (cached.editedAt ?? ''))
    return (incoming.editedAt ?? '') > (cached.editedAt ?? '') ? incoming : cached;
  if (incoming.variants !== cached.variants) return incoming.variants > cached.variants ? incoming : cached;
  // A continued reply is longer than the stopped one it extends; a shorter `streaming` record was read earlier.
  const [more, less] = incoming.content.length > cached.content.length ? [incoming, cached] : [cached, incoming];
  const stopped = more.status === 'streaming' && less.status === 'stopped' && more.content.length > less.content.length;
  if (stopped && more.content.startsWith(less.content)) return more;
  if (incoming.status !== 'streaming') return incoming;
  if (cached.status !== 'streaming') return cached;
  // Both are unfinished: a read record may lag behind the deltas. A different text means that the reply was restarted.
  // A reply that waits for its model has no text yet: of two such records the one with the later `retryAt` is newer.
  if (cached.content === '' && incoming.content === '' && incoming.retryAt !== cached.retryAt)
    return (incoming.retryAt ?? '') > (cached.retryAt ?? '') ? incoming : cached;
  return cached.content.startsWith(incoming.content) ? cached : incoming;
}

/** Notices are append-only: keeps the longest list among the records. */
function withNotices(chosen: Message, ...known: readonly Message[]): Message {
  const longest = known.reduce(
    (best, message) => (message.notices.length > best.notices.length ? message : best),
    chosen,
  );
  return longest === chosen ? chosen : { ...chosen, notices: longest.notices };
}

/** @returns the highest cached seq; 0 for an empty cache */
export function newestSeq({ messages }: MessageCache): number {
  return messages.at(-1)?.seq ?? 0;
}

/** Whether a reply is expected: the last message is the user's, or one of the last 8 messages is streaming. */
export function isAwaiting({ messages }: MessageCache): boolean {
  const last = messages.at(-1);
  return (
    last !== undefined && (last.senderId !== null || messages.slice(-8).some(({ status }) => status === 'streaming'))
  );
}

/** Merges messages into the cache. Idempotent and independent of arrival order; ignores other conversations and tombstones. */
export function merge(cache: MessageCache, incoming: readonly Message[], source: Source): MessageCache {
  const own = incoming.filter((message) => message.conversationId === cache.conversationId);
  if (own.length === 0) return cache;
  let messages = [...cache.messages];
  for (const message of own) {
    if (cache.tombstones.has(message.id)) continue;
    const index = indexOfSeq(messages, message.seq);
    const cached = messages[index];
    if (cached?.seq === message.seq) messages[index] = withNotices(pickNewer(cached, message, source), cached, message);
    else if (index === messages.length) messages.push(message);
    else if (index === 0) messages = [message, ...messages];
    else messages.splice(index, 0, message);
  }
  const arrived = new Set(own.map((message) => message.clientId));
  const outgoing = cache.outgoing.filter((outgoingMessage) => !arrived.has(outgoingMessage.clientId));
  return {
    ...cache,
    messages,
    outgoing: outgoing.length === cache.outgoing.length ? cache.outgoing : outgoing,
    reachesStart: cache.reachesStart || messages[0]?.seq === 1,
  };
}

/**
 * Merges the response to a request about one message. The response counts as newest unless the record changed meanwhile.
 * @param requested the record at the time of the request
 */
export function applyResponse(cache: MessageCache, requested: Message, incoming: Message): MessageCache {
  return merge(cache, [incoming], findBySeq(cache, requested.seq) === requested ? 'live' : 'read');
}

/**
 * Applies a sync response (all messages after `afterSeq`) to the cache. Cached messages that the response omits, up to its last
 * seq or `known`, were deleted meanwhile and are dropped. If the response is only the newest page of a longer gap, older messages
 * are evicted and load again by pagination. A full read (`afterSeq` 0) with fewer than `limit` messages is the whole conversation.
 * @param newestKnownSeq the newest cached seq when the request was made
 * @param limit the page size of a full read
 */
export function applySync(
  cache: MessageCache,
  afterSeq: number,
  incoming: readonly Message[],
  newestKnownSeq = 0,
  limit = 0,
): MessageCache {
  const merged = merge(cache, incoming, 'read');
  const first = incoming[0]?.seq ?? 0;
  const last = incoming.at(-1)?.seq ?? afterSeq;
  const isLastPage = incoming.length < LIMITS.pageDefault;
  const isTruncated = afterSeq > 0 && !isLastPage && first > afterSeq + 1;
  if (isTruncated) {
    const rest = merged.messages.slice(indexOfSeq(merged.messages, first));
    return { ...merged, messages: rest, reachesStart: first === 1, emptySeqs: new Set() };
  }
  const from = afterSeq === 0 && incoming.length >= limit ? first : afterSeq + 1;
  const to = isLastPage ? Math.max(last, newestKnownSeq) : last;
  const receivedSeqs = new Set(incoming.map((message) => message.seq));
  const messages = merged.messages.filter(({ seq }) => seq < from || seq > to || receivedSeqs.has(seq));
  const remaining = messages.length === merged.messages.length ? merged : { ...merged, messages };
  return {
    ...remaining,
    reachesStart: remaining.reachesStart || (afterSeq === 0 && (incoming.length === 0 || first === 1 || from === 1)),
    emptySeqs: addEmptySeqs(remaining, from, to),
  };
}

function addEmptySeqs(cache: MessageCache, from: number, to: number): ReadonlySet<number> {
  const empty: number[] = [];
  for (let seq = from; seq <= to; seq++) if (!findBySeq(cache, seq)) empty.push(seq);
  return empty.length === 0 ? cache.emptySeqs : new Set([...cache.emptySeqs, ...empty]);
}

/**
 * Prepends an older page.
 * @param requestedSize the requested page size: a shorter page means that nothing older exists
 */
export function prepend(cache: MessageCache, page: readonly Message[], requestedSize: number): MessageCache {
  const merged = merge(cache, page, 'read');
  const top = cache.messages[0]?.seq ?? 0;
  return {
    ...merged,
    reachesStart: merged.reachesStart || page.length < requestedSize,
    emptySeqs: page[0] ? addEmptySeqs(merged, page[0].seq, top) : merged.emptySeqs,
  };
}

/**
 * Applies a streaming delta. A repeated delta changes nothing; one at offset 0 with a different text restarts the reply.
 * @returns `needsResync`: the delta does not fit the cached text, so the message must be read again
 */
export function applyDelta(cache: MessageCache, delta: MessageDelta): { cache: MessageCache; needsResync: boolean } {
  if (delta.conversationId !== cache.conversationId) return { cache, needsResync: false };
  const cached = findBySeq(cache, delta.seq);
  if (!cached) return { cache, needsResync: !cache.emptySeqs.has(delta.seq) };
  if (cached.status !== 'streaming') return { cache, needsResync: false };
  if (delta.offset > cached.content.length) return { cache, needsResync: true };
  const overlap = cached.content.slice(delta.offset, delta.offset + delta.text.length);
  const fits = delta.text.startsWith(overlap);
  if (fits && overlap.length === delta.text.length) return { cache, needsResync: false };
  if (!fits && delta.offset > 0) return { cache, needsResync: true };
  const content = fits ? cached.content.slice(0, delta.offset) + delta.text : delta.text;
  return { cache: merge(cache, [{ ...cached, content }], 'live'), needsResync: false };
}

/** Removes a deleted message, leaves a tombstone, and clears links to it from what other messages recalled. */
export function removeMessage(cache: MessageCache, messageId: number): MessageCache {
  if (cache.tombstones.has(messageId)) return cache;
  const found = cache.messages.find((message) => message.id === messageId);
  const rest = found ? cache.messages.filter((message) => message !== found) : cache.messages;
  return {
    ...cache,
    messages: mapRecalled(rest, (recalled) => {
      if (recalled.messageId !== messageId) return recalled;
      return recalled.kind === 'message' ? null : { ...recalled, conversationId: null, messageId: null };
    }),
    emptySeqs: found ? new Set([...cache.emptySeqs, found.seq]) : cache.emptySeqs,
    tombstones: new Set([...cache.tombstones, messageId]),
  };
}

/** Removes forgotten memories from what messages recalled. */
export function removeRecalled(cache: MessageCache, memories: ReadonlySet<number>): MessageCache {
  const messages = mapRecalled(cache.messages, (recalled) =>
    recalled.kind === 'memory' && memories.has(recalled.id) ? null : recalled,
  );
  return messages === cache.messages ? cache : { ...cache, messages };
}

/** Maps every recalled entry; null removes it. @returns the same array if nothing changed */
function mapRecalled(messages: readonly Message[], change: (item: Recalled) => Recalled | null): readonly Message[] {
  let changed = false;
  const mapped = messages.map((message) => {
    const recalled = message.recalled.map(change);
    if (recalled.every((item, index) => item === message.recalled[index])) return message;
    changed = true;
    return { ...message, recalled: recalled.filter((item) => item !== null) };
  });
  return changed ? mapped : messages;
}

/** Adds an optimistic message, or replaces the one with the same `clientId` (retry). No-op if it is stored already. */
export function addOutgoing(cache: MessageCache, outgoing: OutgoingMessage): MessageCache {
  const isRetry = cache.outgoing.some((outgoingMessage) => outgoingMessage.clientId === outgoing.clientId);
  const isStored = cache.messages.some((message) => message.clientId === outgoing.clientId);
  if (isStored) return cache;
  return {
    ...cache,
    outgoing: isRetry
      ? cache.outgoing.map((item) => (item.clientId === outgoing.clientId ? outgoing : item))
      : [...cache.outgoing, outgoing],
  };
}

/** Marks an optimistic message as failed. Its text is kept for a retry. */
export function markFailed(cache: MessageCache, clientId: string, reason: string): MessageCache {
  return {
    ...cache,
    outgoing: cache.outgoing.map((outgoingMessage) =>
      outgoingMessage.clientId === clientId ? { ...outgoingMessage, state: 'failed', reason } : outgoingMessage,
    ),
  };
}

/** Marks an optimistic message as waiting for the server. */
export function markWaiting(cache: MessageCache, clientId: string): MessageCache {
  return {
    ...cache,
    outgoing: cache.outgoing.map((item) =>
      item.clientId === clientId ? { ...item, state: 'waiting', reason: null } : item,
    ),
  };
}

/** Discards an optimistic message. */
export function removeOutgoing(cache: MessageCache, clientId: string): MessageCache {
  return { ...cache, outgoing: cache.outgoing.filter((outgoingMessage) => outgoingMessage.clientId !== clientId) };
}
