import { useState } from 'react';
import { store, stored } from '../../../lib/storage';
import { parseChoice, type Choice } from './send-options';

/** How the next messages of a conversation are said, kept as long as the tab. */
export function useSendOptions(conversationId: number): [Choice, (change: Partial<Choice>) => void] {
  const key = `choice-${conversationId}`;
  const [choice, setChoice] = useState(() => parseChoice(stored(key)));
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      store(key, JSON.stringify(next));
    },
  ];
}
