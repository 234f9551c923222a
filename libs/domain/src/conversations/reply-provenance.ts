import type { Recalled, RecalledKind } from '@kinloom/contract';
import type { Outcome, Recollection, Self } from '@kinloom/mind';
import type { ReplyProvenance } from './turn-rows';

/** Characters of the title of something recalled that has none of its own. */
const TITLE = 60;

/** How a reply came about, as it is kept with it. */
export function replyProvenanceOf(
  { recalled, steps, constraintsApplied }: Outcome,
  { constraints, style }: Self,
  answeredBy: ReplyProvenance['answeredBy'] = null,
): ReplyProvenance {
  return {
    recalled: oncePerThing(recalled.map(toRecalled)),
    steps,
    constraintsApplied,
    cognitiveFramework: style.cognitiveFramework,
    adaptabilityLevel: constraints.adaptabilityLevel,
    answeredBy,
  };
}

/** Several passages of a file are one file. */
function oncePerThing(recalled: readonly Recalled[]): Recalled[] {
  const first = new Map<string, Recalled>();
  for (const one of recalled) {
    const thing = `${one.kind}:${one.id}`;
    if (!first.has(thing)) first.set(thing, one);
  }
  return [...first.values()];
}

/** Known by its key: where it is kept, not what it reads like. A passage's is `file:<id of the file>.<number>`. */
function toRecalled({ key, text, title, memory, conversationId, messageId }: Recollection): Recalled {
  const [kind, id] = key.split(':') as [RecalledKind, string];
  // What was said and is no memory has no title of its own.
  const own = memory?.title ?? title ?? '';
  return {
    kind,
    id: Number.parseInt(id, 10),
    title: own === '' ? titleOf(text) : own,
    conversationId,
    messageId,
  };
}

/** The beginning of a text, up to the end of a word. */
function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE) return line;
  const cut = line.slice(0, TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE / 2)).replace(/[\s.,;:!?-]+$/, '')}…`;
}
