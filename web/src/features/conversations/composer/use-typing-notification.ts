import { useEffect, useRef } from 'react';
import { TYPING_LASTS, type Conversation } from '@kinloom/contract';
import { emitWithAck, connectionNow } from '../../../lib/connection';

/** Milliseconds between two words of it while the person goes on writing: well before the first is forgotten. */
const AGAIN = TYPING_LASTS / 2;

/** Lets the souls of a group know that the person is writing, so that they wait. @returns to be called with what stands in the box by now */
export function useTypingNotification({ id, isGroup }: Pick<Conversation, 'id' | 'isGroup'>): (text: string) => void {
  const told = useRef(0);
  useEffect(
    () => () => {
      if (told.current > 0) say(id, false);
      told.current = 0;
    },
    [id],
  );
  return (text) => {
    if (!isGroup) return;
    const active = text.trim() !== '';
    const now = performance.now();
    if (active ? now - told.current < AGAIN : told.current === 0) return;
    told.current = active ? now : 0;
    say(id, active);
  };
}

/** Nothing hangs on its arriving: without it souls only wait a little less. */
function say(conversationId: number, active: boolean): void {
  if (connectionNow() !== 'live') return;
  emitWithAck('typing', { conversationId, active }).catch(() => undefined);
}
