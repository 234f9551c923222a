import { defineRealtime } from '../../lib/realtime/realtime-feature';
import { refetch, refetchIfFetching } from '../../lib/realtime/refetch';
import { applyDelta, merge, removeMessage, removeRecalled } from './cache/message-cache';
import {
  cachedMessages,
  conversationsKey,
  latestKey,
  patchAllMessages,
  patchMessages,
  patchWindow,
  putConversation,
  recordActivity,
  removeConversation,
  setTyping,
} from './cache/query-cache';
import { resyncInBackground } from './cache/resync';
import { hasGap } from './cache/sync-cursor';
import { isAboveCache, updateInWindow } from './message-list/message-window';

export const conversationsRealtime = defineRealtime({
  handlers: {
    message: (client, message) => {
      patchMessages(client, message.conversationId, (cache) =>
        isAboveCache(cache, message) ? cache : merge(cache, [message], 'live'),
      );
      patchWindow(client, message.conversationId, (messageWindow) => updateInWindow(messageWindow, message));
      const isFirstEdited = message.editedAt !== null && message.seq <= 2;
      if (!recordActivity(client, message) || isFirstEdited) refetch(client, conversationsKey);
      const cache = cachedMessages(client, message.conversationId);
      if (cache && hasGap(cache)) resyncInBackground(client, message.conversationId);
    },
    'message:delta': (client, delta) => {
      const cached = cachedMessages(client, delta.conversationId);
      if (!cached) return;
      const { cache, needsResync } = applyDelta(cached, delta);
      patchMessages(client, delta.conversationId, () => cache);
      if (needsResync) resyncInBackground(client, delta.conversationId);
    },
    'message:removed': (client, { messageId }) => {
      patchAllMessages(client, (cache) => removeMessage(cache, messageId));
      // It may have been the first message, which names its conversation.
      refetch(client, conversationsKey);
    },
    typing: (client, { conversationId, typing }) => setTyping(client, conversationId, typing),
    conversation: (client, conversation) => {
      putConversation(client, conversation);
      refetchIfFetching(client, conversationsKey);
    },
    'conversation:removed': (client, { conversationId }) => {
      removeConversation(client, conversationId);
      refetchIfFetching(client, conversationsKey);
    },
    'soul:removed': (client, { companionId }) => client.removeQueries({ queryKey: latestKey(companionId) }),
    memory: (client, { removed }) => {
      const forgotten = new Set(removed);
      patchAllMessages(client, (cache) => removeRecalled(cache, forgotten));
    },
  },
  refetchOnConnect: ['conversations', 'conversation', 'behavior', 'channels'],
  // An open conversation resyncs its messages with every connection. Deletions that were missed while disconnected are
  // only detected by a full read.
  refetchAfterGap: ['messages'],
});
