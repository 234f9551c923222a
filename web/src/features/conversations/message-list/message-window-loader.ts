import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api';
import { cachedWindow, cachedMessages, patchWindow, patchMessages, messageWindowKey } from '../cache/query-cache';
import { mergeWindow, extendWindow, reachesCachedEnd, messageWindowOf } from './message-window';
import { prepend, type MessageCache } from '../cache/message-cache';
import { closeWindow } from './use-message-window';

/** Messages per page. */
const PAGE_SIZE = 60;
const PATH = 'GET /api/conversations/:id/messages';

/** Loads the messages around `messageId` and replaces the current window. */
export async function openWindow(
  client: QueryClient,
  id: number,
  messageId: number,
  signal: AbortSignal,
): Promise<void> {
  const params = { id };
  const before = await call(PATH, { params, query: { before: messageId, limit: PAGE_SIZE }, signal });
  const from = await call(PATH, { params, query: { after: before.at(-1)?.id ?? 0, limit: PAGE_SIZE }, signal });
  client.setQueryData<MessageCache | null>(messageWindowKey(id), messageWindowOf(id, before, PAGE_SIZE, from));
  mergeIfReached(client, id);
}

function mergeIfReached(client: QueryClient, id: number): void {
  const [messageWindow, cache] = [cachedWindow(client, id), cachedMessages(client, id)];
  if (!messageWindow || !cache || !reachesCachedEnd(messageWindow, cache)) return;
  // The window is closed only after the main cache contains it (useVisibleMessages), so that the list never renders a gap.
  patchMessages(client, id, (cached) => mergeWindow(cached, messageWindow));
}

/** Loads the page before the window. */
export async function loadAbove(client: QueryClient, id: number): Promise<void> {
  const first = cachedWindow(client, id)?.messages[0];
  if (!first) return;
  const page = await call(PATH, { params: { id }, query: { before: first.id, limit: PAGE_SIZE } });
  patchWindow(client, id, (messageWindow) =>
    messageWindow.messages[0]?.id === first.id ? prepend(messageWindow, page, PAGE_SIZE) : messageWindow,
  );
}

/** Loads the page after the window; merges both once the window reaches the main cache. */
export async function loadBelow(client: QueryClient, id: number): Promise<void> {
  const last = cachedWindow(client, id)?.messages.at(-1);
  if (!last) return;
  const page = await call(PATH, { params: { id }, query: { after: last.id, limit: PAGE_SIZE } });
  patchWindow(client, id, (messageWindow) =>
    messageWindow.messages.at(-1)?.id === last.id ? extendWindow(messageWindow, page) : messageWindow,
  );
  // Nothing follows although the main cache was not reached: its messages were deleted.
  if (page.length === 0) closeWindow(client, id);
  else mergeIfReached(client, id);
}
