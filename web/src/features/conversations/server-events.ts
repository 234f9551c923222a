import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvents } from '@kinloom/contract';
import { socket } from '../../lib/socket';
import { takeMemoryNews } from '../memories/cache';
import { dropSoul, renewSoulState, takeSoulNews } from '../souls/cache';
import { dropConversation, heldThread, patchThread, patchThreads, putConversation, setTyping } from './cache';
import { resyncSoon } from './resync';
import { applyDelta, forget, hasHole, merge, remove } from './thread-model';

/** The kinds of queries whose changes the server tells. */
const TOLD = ['souls', 'soul-state', 'memories', 'thread'] as const;

/** Every event of the server, each as a change of what is held. Answers how to stop listening. */
export function listenToServer(client: QueryClient): () => void {
  const handlers: ServerEvents = {
    message: (message) => {
      patchThread(client, message.conversationId, (thread) => merge(thread, [message], 'live'));
      const thread = heldThread(client, message.conversationId);
      if (thread && hasHole(thread)) resyncSoon(client, message.conversationId);
    },
    'message:delta': (delta) => {
      const held = heldThread(client, delta.conversationId);
      if (!held) return;
      const { thread, heal } = applyDelta(held, delta);
      patchThread(client, delta.conversationId, () => thread);
      if (heal) resyncSoon(client, delta.conversationId);
    },
    'message:removed': ({ messageId }) => patchThreads(client, (thread) => remove(thread, messageId)),
    typing: ({ conversationId, typing }) => setTyping(client, conversationId, typing),
    conversation: (conversation) => putConversation(client, conversation),
    'conversation:removed': ({ conversationId }) => dropConversation(client, conversationId),
    soul: (news) => takeSoulNews(client, news),
    'soul:removed': ({ companionId }) => dropSoul(client, companionId),
    memory: (news) => {
      takeMemoryNews(client, news);
      patchThreads(client, (thread) => forget(thread, new Set(news.removed)));
      renewSoulState(client, news.companionId);
    },
    insight: ({ companionId }) => renewSoulState(client, companionId),
  };
  const onConnect = reconnected(client);
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
  socket.on('connect', onConnect);
  return () => {
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
    socket.off('connect', onConnect);
  };
}

/** What happened while the connection was away was told to nobody here: what is on screen is read again. */
function reconnected(client: QueryClient): () => void {
  let first = true;
  return () => {
    if (!first) {
      for (const kind of TOLD) void client.invalidateQueries({ queryKey: [kind] });
    }
    first = false;
  };
}
