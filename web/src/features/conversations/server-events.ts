import type { QueryClient } from '@tanstack/react-query';
import type { JobNews, ServerEvents } from '@kinloom/contract';
import { refetch, refetchIfFetching } from '../../lib/refetch';
import { onReconnect, socket } from '../../lib/socket';
import { applyAgentEvent } from '../agents/cache';
import { applyNotice } from '../care/use-notices';
import { applyMemoryEvent } from '../memories/cache';
import { removeSoul, invalidateSoulState, applySoulEvent } from '../souls/soul-cache';
import {
  conversationsKey,
  removeConversation,
  cachedMessages,
  recordActivity,
  patchWindow,
  patchMessages,
  patchAllMessages,
  putConversation,
  setTyping,
} from './cache/query-cache';
import { resyncInBackground } from './cache/resync';
import { isAboveCache, updateInWindow } from './message-list/message-window';
import { applyDelta, removeRecalled, merge, removeMessage } from './cache/message-cache';
import { hasGap } from './cache/sync-cursor';

/** Query keys whose changes the server pushes. */
const PUSHED_QUERY_KINDS = [
  'souls',
  'soul-state',
  'memories',
  'messages',
  'conversations',
  'conversation',
  'behavior',
  'channels',
  'offerings',
  'insight',
  'shared-memories',
  'agents',
  'agent-file',
  'notices',
] as const;

/** Applies every server event to the query cache. @returns the unsubscribe function */
export function subscribeToServerEvents(client: QueryClient): () => void {
  const handlers: ServerEvents = {
    message: (message) => {
      patchMessages(client, message.conversationId, (cache) =>
        isAboveCache(cache, message) ? cache : merge(cache, [message], 'live'),
      );
      patchWindow(client, message.conversationId, (messageWindow) => updateInWindow(messageWindow, message));
      if (!recordActivity(client, message)) refetch(client, conversationsKey);
      const cache = cachedMessages(client, message.conversationId);
      if (cache && hasGap(cache)) resyncInBackground(client, message.conversationId);
    },
    'message:delta': (delta) => {
      const cached = cachedMessages(client, delta.conversationId);
      if (!cached) return;
      const { cache, needsResync: heal } = applyDelta(cached, delta);
      patchMessages(client, delta.conversationId, () => cache);
      if (heal) resyncInBackground(client, delta.conversationId);
    },
    'message:removed': ({ messageId }) => patchAllMessages(client, (cache) => removeMessage(cache, messageId)),
    typing: ({ conversationId, typing }) => setTyping(client, conversationId, typing),
    conversation: (conversation) => {
      putConversation(client, conversation);
      refetchIfFetching(client, conversationsKey);
    },
    'conversation:removed': ({ conversationId }) => {
      removeConversation(client, conversationId);
      refetchIfFetching(client, conversationsKey);
    },
    soul: (news) => applySoulEvent(client, news),
    'soul:removed': ({ companionId }) => removeSoul(client, companionId),
    memory: (news) => {
      applyMemoryEvent(client, news);
      patchAllMessages(client, (cache) => removeRecalled(cache, new Set(news.removed)));
      invalidateSoulState(client, news.companionId);
    },
    insight: ({ companionId }) => {
      invalidateSoulState(client, companionId);
      refetch(client, ['insight']);
    },
    offering: () => refetch(client, ['offerings']),
    job: (news) => client.setQueryData<JobNews>(['job', news.jobId], news),
    agent: (news) => applyAgentEvent(client, news),
    notice: (news) => applyNotice(client, news),
  };
  socket.on('message', handlers.message);
  socket.on('message:delta', handlers['message:delta']);
  socket.on('message:removed', handlers['message:removed']);
  socket.on('typing', handlers.typing);
  socket.on('conversation', handlers.conversation);
  socket.on('conversation:removed', handlers['conversation:removed']);
  socket.on('soul', handlers.soul);
  socket.on('soul:removed', handlers['soul:removed']);
  socket.on('memory', handlers.memory);
  socket.on('insight', handlers.insight);
  socket.on('offering', handlers.offering);
  socket.on('job', handlers.job);
  socket.on('agent', handlers.agent);
  socket.on('notice', handlers.notice);
  const stopReconnectListener = onReconnect((missed) => {
    // Queries that were read before the socket connected may be stale. Messages are resynced when their conversation opens, but
    // deletions that were missed while disconnected are only detected by a full read.
    for (const kind of PUSHED_QUERY_KINDS) if (missed || kind !== 'messages') refetch(client, [kind]);
  });
  return () => {
    stopReconnectListener();
    socket.off('message', handlers.message);
    socket.off('message:delta', handlers['message:delta']);
    socket.off('message:removed', handlers['message:removed']);
    socket.off('typing', handlers.typing);
    socket.off('conversation', handlers.conversation);
    socket.off('conversation:removed', handlers['conversation:removed']);
    socket.off('soul', handlers.soul);
    socket.off('soul:removed', handlers['soul:removed']);
    socket.off('memory', handlers.memory);
    socket.off('insight', handlers.insight);
    socket.off('offering', handlers.offering);
    socket.off('job', handlers.job);
    socket.off('agent', handlers.agent);
    socket.off('notice', handlers.notice);
  };
}
