import { useState } from 'react';
import { keep, kept } from '../../lib/kept';
import { readChoice, type Choice } from './manner';

/** How the next messages of a conversation are said, kept as long as the tab. */
export function useChoice(conversationId: number): [Choice, (change: Partial<Choice>) => void] {
  const key = `choice-${conversationId}`;
  const [choice, setChoice] = useState(() => readChoice(kept(key)));
  return [
    choice,
    (change) => {
      const next = { ...choice, ...change };
      setChoice(next);
      keep(key, JSON.stringify(next));
    },
  ];
}
