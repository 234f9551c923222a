import { lazy, Suspense } from 'react';
import type { Notice } from '@kinloom/contract';

const ChatNotices = lazy(() => import('./ChatNotices'));
const CareCard = lazy(() => import('./CareCard'));

/** Notices of a conversation. Reserves its space from the start, to avoid layout shift. */
export function ConversationNotices({ conversationId }: { conversationId: number }) {
  return (
    <Suspense fallback={<div className="strip" />}>
      <ChatNotices conversationId={conversationId} />
    </Suspense>
  );
}

/** Notices attached to one message. */
export function MessageNotices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <CareCard notices={notices} />
    </Suspense>
  );
}
