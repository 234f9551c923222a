import { lazy, Suspense, useState } from 'react';
import type { Companion, Conversation } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { ChatSkeleton } from '../../conversations/message-list/ChatSkeleton';
import type { MessageCache } from '../../conversations/cache/message-cache';
import { useSendOptions } from '../../conversations/composer/use-send-options';
import { useSend } from '../../conversations/composer/use-send';
import { useMessages, useTyping } from '../../conversations/cache/use-messages';
import { SoulComposer } from './SoulComposer';
import { SoulFrame } from './SoulFrame';
import { SoulChat } from './SoulChat';
import { isPending, isSpeaking } from './unconfirmed-message';
import type { SidePanelState } from './use-side-panel-sheet';

const ShareDialog = lazy(() => import('./ShareDialog'));

/** One conversation with a soul, with header and side panel. */
export function SoulConversation({
  soul,
  souls,
  conversation,
  sheet,
}: {
  soul: Companion;
  souls: readonly Companion[];
  conversation: Conversation;
  sheet: SidePanelState;
}) {
  const messages = useMessages(conversation.id);
  return (
    <SoulFrame
      soul={soul}
      souls={souls}
      current={conversation.id}
      sheet={sheet}
      speaking={messages.data !== undefined && isSpeaking(messages.data)}
    >
      {messages.data ? (
        <LoadedChat cache={messages.data} soul={soul} />
      ) : messages.error ? (
        <div className="mx-auto w-full max-w-xl p-6">
          <ErrorNote
            title="The conversation could not be opened"
            error={messages.error}
            onRetry={() => void messages.refetch()}
          />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </SoulFrame>
  );
}

function LoadedChat({ cache, soul }: { cache: MessageCache; soul: Companion }) {
  const { conversationId } = cache;
  const sending = useSend(conversationId);
  const thinking = useTyping(conversationId).length > 0;
  const [{ whisper }, choose] = useSendOptions(conversationId);
  const [sharing, setSharing] = useState(false);
  /** Sends the message; the whisper is for this one only. */
  function send(content: string, fileIds?: number[]): void {
    sending.send(content, { ...(whisper ? { whisper } : {}), ...(fileIds ? { fileIds } : {}) });
    if (whisper) choose({ whisper: false });
  }
  return (
    <SoulChat cache={cache} soul={soul} sending={sending}>
      <SoulComposer
        conversationId={conversationId}
        name={soul.name}
        pending={isPending(cache, thinking)}
        extras={{ whisper, onWhisper: (next) => choose({ whisper: next }), onShare: () => setSharing(true) }}
        onSend={(content) => send(content)}
      />
      {sharing && (
        <Suspense>
          <ShareDialog
            conversationId={conversationId}
            name={soul.name}
            onClose={() => setSharing(false)}
            onShared={(files) => {
              setSharing(false);
              send(
                '',
                files.map(({ id }) => id),
              );
            }}
          />
        </Suspense>
      )}
    </SoulChat>
  );
}
