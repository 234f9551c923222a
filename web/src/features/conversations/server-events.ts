import type { QueryClient } from '@tanstack/react-query';
import type { JobNews, ServerEvents } from '@kinloom/contract';
import { refetch, refetchIfFetching } from '../../lib/refetch';
import { onReconnect, socket } from '../../lib/socket';
import { takeAgentNews } from '../agents/cache';
import { takeNotice } from '../care/use-notices';
import { takeMemoryNews } from '../memories/cache';
import { dropSoul, renewSoulState, takeSoulNews } from '../souls/cache';
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
import { liesAbove, updateInWindow } from './message-list/message-window';
import { applyDelta, removeRecalled, hasHole, merge, removeMessage } from './cache/message-cache';

/** The kinds of queries whose changes the server tells. */
const TOLD = [
  'souls',
  'soul-state',
  'memories',
  'thread',
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

/** Every event of the server, each as a change of what is held. Answers how to stop listening. */
export function subscribeToServerEvents(client: QueryClient): () => void {
  const handlers: ServerEvents = {
    message: (message) => {
      patchMessages(client, message.conversationId, (thread) =>
        liesAbove(thread, message) ? thread : merge(thread, [message], 'live'),
      );
      patchWindow(client, message.conversationId, (stretch) => updateInWindow(stretch, message));
      if (!recordActivity(client, message)) refetch(client, conversationsKey);
      const thread = cachedMessages(client, message.conversationId);
      if (thread && hasHole(thread)) resyncInBackground(client, message.conversationId);
    },
    'message:delta': (delta) => {
      const held = cachedMessages(client, delta.conversationId);
      if (!held) return;
      const { thread, heal } = applyDelta(held, delta);
      patchMessages(client, delta.conversationId, () => thread);
      if (heal) resyncInBackground(client, delta.conversationId);
    },
    'message:removed': ({ messageId }) => patchAllMessages(client, (thread) => removeMessage(thread, messageId)),
    typing: ({ conversationId, typing }) => setTyping(client, conversationId, typing),
    conversation: (conversation) => {
      putConversation(client, conversation);
      refetchIfFetching(client, conversationsKey);
    },
    'conversation:removed': ({ conversationId }) => {
      removeConversation(client, conversationId);
      refetchIfFetching(client, conversationsKey);
    },
    soul: (news) => takeSoulNews(client, news),
    'soul:removed': ({ companionId }) => dropSoul(client, companionId),
    memory: (news) => {
      takeMemoryNews(client, news);
      patchAllMessages(client, (thread) => removeRecalled(thread, new Set(news.removed)));
      renewSoulState(client, news.companionId);
    },
    insight: ({ companionId }) => {
      renewSoulState(client, companionId);
      refetch(client, ['insight']);
    },
    offering: () => refetch(client, ['offerings']),
    job: (news) => client.setQueryData<JobNews>(['job', news.jobId], news),
    agent: (news) => takeAgentNews(client, news),
    notice: (news) => takeNotice(client, news),
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
  const deaf = onReconnect((missed) => {
    // What was read before anybody listened may have changed in between. A conversation asks for what it missed when it is opened;
    // what was removed there while the connection was away, only the whole of it tells.
    for (const kind of TOLD) if (missed || kind !== 'thread') refetch(client, [kind]);
  });
  return () => {
    deaf();
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
