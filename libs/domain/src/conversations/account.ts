import type { Recalled } from '@kinloom/contract';
import type { Outcome, Recollection, Self } from '@kinloom/mind';
import type { Account } from './turns.repository';

/** Characters of the title of something recalled that has none of its own. */
const TITLE = 60;

/** How a reply came about, as it is kept with it. */
export function accountOf({ recalled, steps, constraintsApplied }: Outcome, { constraints, style }: Self): Account {
  return {
    recalled: recalled.map(toRecalled),
    steps,
    constraintsApplied,
    cognitiveFramework: style.cognitiveFramework,
    adaptabilityLevel: constraints.adaptabilityLevel,
  };
}

function toRecalled({ key, kind, text, memory, conversationId, messageId }: Recollection): Recalled {
  return {
    kind,
    id: Number(key.slice(key.lastIndexOf(':') + 1)),
    title: memory?.title ?? titleOf(text),
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
