import type { AgentSource } from '@kinloom/contract';
import type { RunSource, SourceType } from '@kinloom/domain/background-tasks';
import { type Piece, STORED_LINES_FROM } from '@kinloom/mind';

/** Sources of pieces, by which deletions find the run: the piece, its message and conversation, and its soul. */
export function runSourcesIn(pieces: Iterable<Piece>): RunSource[] {
  const used: RunSource[] = [];
  for (const { key, kind, soul, conversationId, messageId } of pieces) {
    const id = Number.parseInt(key.slice(key.lastIndexOf(':') + 1), 10);
    used.push(...souls([soul.id]));
    if (kind === 'archive') used.push({ type: 'brought', id: soul.id });
    // Archive lines within a personality have no id of their own.
    if (kind !== 'archive' || id >= STORED_LINES_FROM) used.push({ type: kind, id });
    // A memory can have other sources, so its message and conversation are not recorded.
    if (kind === 'memory') continue;
    if (conversationId !== null) used.push({ type: 'conversation', id: conversationId });
    if (messageId !== null) used.push({ type: 'message', id: messageId });
  }
  return once(used);
}

/** Sources named by findings. */
export function runSourcesBy(sources: Iterable<AgentSource>): RunSource[] {
  const used: RunSource[] = [];
  for (const { type, id, companionId, conversationId } of sources) {
    if (companionId !== null) used.push(...souls([companionId]));
    if (id !== null && type !== 'text' && type !== 'archive') used.push({ type, id });
    if (type === 'message' && conversationId !== null) used.push({ type: 'conversation', id: conversationId });
  }
  return once(used);
}

/** Sources of a run that used these souls. */
export const souls = (ids: readonly number[]): RunSource[] => ids.map((id) => ({ type: 'soul', id }));

const once = (used: readonly RunSource[]): RunSource[] => [
  ...new Map(used.map((one): [`${SourceType}:${number}`, RunSource] => [`${one.type}:${one.id}`, one])).values(),
];
