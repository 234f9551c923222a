import type { KeptMemory } from '../memory/memory';

/** Told the key of everything a reply uses: `memory:7`, `message:12`, `archive:0`. */
export type Cite = (key: string) => void;

/** Whether a soul may speak of it: the person has nothing against it. */
export function tellable({ objection }: KeptMemory): boolean {
  return objection !== 'wrong' && objection !== 'never-mention';
}

/** A memory's content as a clause: "you live in Ghent". */
export function clauseOfContent(content: string): string {
  const clause = content.trim().replace(/[.!]+$/, '');
  return /^(?:You|Your|You're|You've|On|In|At|It|They|He|She|The|A|An|There|Yesterday|Today|Tonight|Tomorrow|This|That|Last|Next|Now|No|Not|His|Her|Their|Two|Three|When|Since|After|Before|From|For|With|One|Some|All|Got|Then)\b/.test(
    clause,
  )
    ? clause.charAt(0).toLowerCase() + clause.slice(1)
    : clause;
}
