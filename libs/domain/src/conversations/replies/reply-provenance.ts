import type { Recalled, RecalledKind } from '@kinloom/contract';
import type { Outcome, Recollection, Self } from '@kinloom/mind';
import type { ReplyProvenance } from '../turns/turn-rows';

/** Maximum length of a title derived from the text. */
const MAX_TITLE_LENGTH = 60;

/** Builds the provenance of a reply from its outcome. */
export function replyProvenanceOf(
  { recalled, steps, constraintsApplied }: Outcome,
  { constraints, style }: Self,
  answeredBy: ReplyProvenance['answeredBy'] = null,
): ReplyProvenance {
  return {
    recalled: dedupeRecalled(recalled.map(toRecalled)),
    steps,
    constraintsApplied,
    cognitiveFramework: style.cognitiveFramework,
    adaptabilityLevel: constraints.adaptabilityLevel,
    answeredBy,
  };
}

/** Deduplicates recalled sources: several passages of a file are one file. */
function dedupeRecalled(recalled: readonly Recalled[]): Recalled[] {
  const first = new Map<string, Recalled>();
  for (const item of recalled) {
    const key = `${item.kind}:${item.id}`;
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

/** Reads kind and id from the recollection's key, for example `message:2`; a file passage has `file:<file id>.<passage>`. */
function toRecalled({ key, text, title, memory, conversationId, messageId }: Recollection): Recalled {
  const [kind, id] = key.split(':') as [RecalledKind, string];
  // Only memories and files have a title of their own.
  const ownTitle = memory?.title ?? title ?? '';
  return {
    kind,
    id: Number.parseInt(id, 10),
    title: ownTitle === '' ? titleOf(text) : ownTitle,
    conversationId,
    messageId,
  };
}

/** Returns the beginning of a text, cut at a word boundary. */
function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_TITLE_LENGTH) return line;
  const cut = line.slice(0, MAX_TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_TITLE_LENGTH / 2)).replace(/[\s.,;:!?-]+$/, '')}…`;
}
