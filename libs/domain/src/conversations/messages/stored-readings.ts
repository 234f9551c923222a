import { ANALYSIS_MAX_LENGTH, decodeAnalysis, encodeAnalysis, messageReader } from '@kinloom/mind';
import type { ClaimedTurn } from '../turns/turn-rows';

/**
 * Analyses a message of a person for the column `messages.reading`; about 0.25 ms for an ordinary one.
 * @returns null for longer messages, which would block the event loop of a request; they are analysed when they are read
 */
export const readingOf = (content: string): number[] | null =>
  content.length > ANALYSIS_MAX_LENGTH ? null : encodeAnalysis(messageReader().analyse(content));

/** Caches the stored analyses of a turn's messages, so that screening and reply pipeline do not analyse them again. */
export function rememberReadings({ asked, history }: Pick<ClaimedTurn, 'asked' | 'history'>): void {
  const reader = messageReader();
  for (const message of [...history, asked]) {
    const analysis = message?.reading && decodeAnalysis(message.reading);
    if (analysis) reader.remember(message.content, analysis);
  }
}
