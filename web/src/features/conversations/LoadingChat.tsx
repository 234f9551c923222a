import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../lib/browser/title';
import { lazyWithPlaceholder } from '../../lib/lazy-with-placeholder';
import { PlainHeader } from '../../ui/PlainHeader';
import { ChatSkeleton } from './message-list/ChatSkeleton';

/** A chat of which the conversation is not known yet. */
export function LoadingChat() {
  useTitle(null);
  return (
    <div className="flex h-full flex-col bg-(image:--room) wide:pr-76">
      <PlainHeader title={TEXTS.product} />
      <ChatSkeleton />
    </div>
  );
}

/** Rarely shown, so loaded separately. */
export const { Component: LazyNotFound } = lazyWithPlaceholder<{ what: 'soul' | 'conversation' }>(
  () => import('./NotFound'),
  LoadingChat,
);
