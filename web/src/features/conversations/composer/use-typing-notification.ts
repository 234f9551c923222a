import { useEffect, useRef } from 'react';
import { TYPING_LASTS, type Conversation } from '@kinloom/contract';
import { emitWithAck, getConnection } from '../../../lib/realtime/connection';

/** Throttle in milliseconds while the user keeps typing: shorter than the server's timeout of a notification. */
const REPEAT_MS = TYPING_LASTS / 2;

/**
 * Sends throttled typing notifications in a group, so that its souls wait with their replies.
 * @returns a function to call with the text of the message box on each change
 */
export function useTypingNotification({ id, isGroup }: Pick<Conversation, 'id' | 'isGroup'>): (text: string) => void {
  const lastSentAt = useRef(0);
  useEffect(
    () => () => {
      if (lastSentAt.current > 0) sendTyping(id, false);
      lastSentAt.current = 0;
    },
    [id],
  );
  return (text) => {
    if (!isGroup) return;
    const active = text.trim() !== '';
    const now = performance.now();
    if (active ? now - lastSentAt.current < REPEAT_MS : lastSentAt.current === 0) return;
    lastSentAt.current = active ? now : 0;
    sendTyping(id, active);
  };
}

/** Best effort: if it is lost, souls only wait less. */
function sendTyping(conversationId: number, active: boolean): void {
  if (getConnection() !== 'live') return;
  emitWithAck('typing', { conversationId, active }).catch(() => undefined);
}
