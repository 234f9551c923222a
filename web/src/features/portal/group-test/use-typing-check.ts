import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import type { TestLogState } from './test-log';

/** Milliseconds between two checks (specification, section 9). */
const INTERVAL_MS = 2_000;

/** Text that names the souls that are composing. */
export function typingText(names: readonly string[]): string {
  if (names.length === 0) return 'No soul is thinking.';
  return `${names.join(' & ')} ${names.length === 1 ? TEXTS.chat.isThinking : TEXTS.chat.areThinking}`;
}

/** Result of a check: the composing souls, or the error text. */
export interface TypingResult {
  text: string;
  failed: boolean;
}

/** Polls who is composing while `isEnabled` and logs changes. A conversation that is missing is not polled. */
export function useTypingCheck(
  id: number,
  isEnabled: boolean,
  { info, error: logError }: Pick<TestLogState, 'info' | 'error'>,
): TypingResult | undefined {
  const { data: found } = useQuery({
    queryKey: ['typing-check', id],
    // A failure is a result as well, kept until the next check.
    queryFn: ({ signal }): Promise<TypingResult> =>
      call('GET /api/conversations/:id/typing', { params: { id }, signal }).then(
        ({ typing }) => ({ text: typingText(typing.map(({ name }) => name)), failed: false }),
        (error: unknown) => ({ text: textOf(error), failed: true }),
      ),
    enabled: isEnabled,
    refetchInterval: INTERVAL_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  const logRef = useRef({ info, logError });
  useEffect(() => {
    logRef.current = { info, logError };
  });
  const { text, failed } = found ?? {};
  useEffect(() => {
    if (text === undefined) return;
    const line = `Typing check: ${text}`;
    if (failed) logRef.current.logError(line);
    else logRef.current.info(line);
  }, [text, failed]);
  return found;
}
