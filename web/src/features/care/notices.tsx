import { lazy, Suspense } from 'react';
import type { Notice } from '@kinloom/contract';

const ChatNotices = lazy(() => import('./ChatNotices'));
const CareCard = lazy(() => import('./CareCard'));

/** What the house says in a conversation. Its place is there from the start, so that nothing moves when it comes. */
export function NoticesOf({ conversationId }: { conversationId: number }) {
  return (
    <Suspense fallback={<div className="strip" />}>
      <ChatNotices conversationId={conversationId} />
    </Suspense>
  );
}

/** What it says to one message. */
export function NoticesWith({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <CareCard notices={notices} />
    </Suspense>
  );
}
