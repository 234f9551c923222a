import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { cachedWindow, cachedMessages, patchWindow, patchMessages, messageWindowKey } from '../cache/query-cache';
import { mergeWindow, extendWindow, reachesCachedEnd, messageWindowOf } from './message-window';
import { prepend, type MessageCache } from '../cache/message-cache';
import { closeWindow } from './use-message-window';

/** Messages read at a time, as at the end. */
const PAGE = 60;
const PATH = 'GET /api/conversations/:id/messages';

/** Reads the messages around one, in place of the stretch that was read before. */
export async function openWindow(
  client: QueryClient,
  id: number,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const params = { id };
  const before = await call(PATH, { params, query: { before: messageId, limit: PAGE }, signal });
  const from = await call(PATH, { params, query: { after: before.at(-1)?.id ?? 0, limit: PAGE }, signal });
  client.setQueryData<MessageCache | null>(messageWindowKey(id), messageWindowOf(id, before, PAGE, from));
  joinIfReached(client, id);
}

function joinIfReached(client: QueryClient, id: number): void {
  const [stretch, thread] = [cachedWindow(client, id), cachedMessages(client, id)];
  if (!stretch || !thread || !reachesCachedEnd(stretch, thread)) return;
  // The stretch itself is let go once the end is seen to hold it: what is shown then is never the one without the other.
  patchMessages(client, id, (held) => mergeWindow(held, stretch));
}

/** Reads the page above the stretch. */
export async function loadAbove(client: QueryClient, id: number): Promise<void> {
  const first = cachedWindow(client, id)?.messages[0];
  if (!first) return;
  const page = await call(PATH, { params: { id }, query: { before: first.id, limit: PAGE } });
  patchWindow(client, id, (stretch) => (stretch.messages[0]?.id === first.id ? prepend(stretch, page, PAGE) : stretch));
}

/** Reads the page below the stretch; where it comes to what is held of the end, the two are one. */
export async function loadBelow(client: QueryClient, id: number): Promise<void> {
  const last = cachedWindow(client, id)?.messages.at(-1);
  if (!last) return;
  const page = await call(PATH, { params: { id }, query: { after: last.id, limit: PAGE } });
  patchWindow(client, id, (stretch) =>
    stretch.messages.at(-1)?.id === last.id ? extendWindow(stretch, page) : stretch,
  );
  // Nothing more after it, and yet not at what is held: that was removed.
  if (page.length === 0) closeWindow(client, id);
  else joinIfReached(client, id);
}
