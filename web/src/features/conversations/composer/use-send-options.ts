import { useState } from 'react';
import { store, readStored } from '../../../lib/storage/storage';
import { parseChoice, type SendChoice } from './send-options';

/** The selected send options of a conversation, persisted for the lifetime of the tab. */
export function useSendOptions(conversationId: number): [SendChoice, (change: Partial<SendChoice>) => void] {
  const key = `choice-${conversationId}`;
  const [choice, setChoice] = useState(() => parseChoice(readStored(key)));
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      store(key, JSON.stringify(next));
    },
  ];
}
