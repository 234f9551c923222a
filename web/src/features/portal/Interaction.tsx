import { lazy, Suspense, useState } from 'react';
import type { Companion, Conversation } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { ChatSkeleton } from '../conversations/message-list/ChatSkeleton';
import type { MessageCache } from '../conversations/cache/message-cache';
import { useSendOptions } from '../conversations/composer/use-send-options';
import { useSend } from '../conversations/composer/use-send';
import { useMessages, useTyping } from '../conversations/cache/use-messages';
import { SoulComposer } from './SoulComposer';
import { SoulFrame } from './SoulFrame';
import { SoulTalk } from './SoulTalk';
import { isPending, isSpeaking } from './talking';
import type { AsideSheetState } from './use-aside-sheet';

const ShareDialog = lazy(() => import('./ShareDialog'));

/** One conversation with a soul, in its frame. */
export function Interaction({
  soul,
  souls,
  conversation,
  sheet,
}: {
  soul: Companion;
  souls: readonly Companion[];
  conversation: Conversation;
  sheet: AsideSheetState;
}) {
  const thread = useMessages(conversation.id);
  return (
    <SoulFrame
      soul={soul}
      souls={souls}
      current={conversation.id}
      sheet={sheet}
      speaking={thread.data !== undefined && isSpeaking(thread.data)}
    >
      {thread.data ? (
        <Talk thread={thread.data} soul={soul} />
      ) : thread.error ? (
        <div className="mx-auto w-full max-w-xl p-6">
          <ErrorNote
            title="The conversation could not be opened"
            error={thread.error}
            onRetry={() => void thread.refetch()}
          />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </SoulFrame>
  );
}

function Talk({ thread, soul }: { thread: MessageCache; soul: Companion }) {
  const { conversationId } = thread;
  const sending = useSend(conversationId);
  const thinking = useTyping(conversationId).length > 0;
  const [{ whisper }, choose] = useSendOptions(conversationId);
  const [sharing, setSharing] = useState(false);
  const manner = whisper ? { whisper } : {};
  return (
    <SoulTalk thread={thread} soul={soul} sending={sending}>
      <SoulComposer
        conversationId={conversationId}
        name={soul.name}
        pending={isPending(thread, thinking)}
        extras={{ whisper, onWhisper: (next) => choose({ whisper: next }), onShare: () => setSharing(true) }}
        onSend={(content) => sending.send(content, manner)}
      />
      {sharing && (
        <Suspense>
          <ShareDialog
            conversationId={conversationId}
            name={soul.name}
            onClose={() => setSharing(false)}
            onShared={(files) => {
              setSharing(false);
              sending.send('', { ...manner, fileIds: files.map(({ id }) => id) });
            }}
          />
        </Suspense>
      )}
    </SoulTalk>
  );
}
