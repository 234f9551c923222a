import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import type { Log } from './test-log';

/** Milliseconds between two checks (specification, section 9). */
const EVERY = 2_000;

/** Who is thinking, in words. */
export function typingWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody is thinking.';
  return `${names.join(' & ')} ${names.length === 1 ? TEXTS.chat.isThinking : TEXTS.chat.areThinking}`;
}

/** What a check found: who is thinking, or why that could not be told. */
export interface TypingFound {
  words: string;
  failed: boolean;
}

/** Asks who is thinking, again and again as long as the page is open, and logs what changes. */
export function useTypingCheck(id: number, { say, complain }: Pick<Log, 'say' | 'complain'>): TypingFound | undefined {
  const { data: found } = useQuery({
    queryKey: ['typing-check', id],
    // A failure is a finding like any other, and stands until the next one.
    queryFn: ({ signal }): Promise<TypingFound> =>
      call('GET /api/conversations/:id/typing', { params: { id }, signal }).then(
        ({ typing }) => ({ words: typingWords(typing.map(({ name }) => name)), failed: false }),
        (error: unknown) => ({ words: textOf(error), failed: true }),
      ),
    refetchInterval: EVERY,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  const write = useRef({ say, complain });
  useEffect(() => {
    write.current = { say, complain };
  });
  const { words, failed } = found ?? {};
  useEffect(() => {
    if (words === undefined) return;
    const line = `Typing check: ${words}`;
    if (failed) write.current.complain(line);
    else write.current.say(line);
  }, [words, failed]);
  return found;
}
