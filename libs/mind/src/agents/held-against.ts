import type { AgentSource, Contradiction } from '@kinloom/contract';
import type { KeptMemory, MemoryDraft } from '../memory/memory';
import { against, bare, type Claim, clashOf, NOT, whyOfFacts } from './logic';
import type { Piece } from './piece';
import { sourceOf } from './saying';

/** What is known that bears on a text: memories, and passages said before. */
export interface Known {
  memories: readonly { memory: KeptMemory; piece: Piece }[];
  lines: readonly { text: string; piece: Piece }[];
}

/** One claim held against what was said before. `used`: what the answer goes by. */
export function heldAgainst(
  claim: Claim,
  { memories, lines }: Known,
): { contradictions: Contradiction[]; confirmed: AgentSource | null; used: Piece[] } {
  const contradictions: Contradiction[] = [];
  const used: Piece[] = [];
  const live = memories.filter(({ memory }) => memory.supersededBy === null);
  for (const fact of claim.facts) {
    const ended = new Set(
      against(
        fact,
        live.map(({ memory }) => memory),
      ).map(({ id }) => id),
    );
    for (const { memory, piece } of live.filter(({ memory: { id } }) => ended.has(id))) {
      used.push(piece);
      contradictions.push({
        kind: 'before',
        statement: claim.text,
        against: memory.content,
        source: sourceOf(piece),
        why: whyOfFacts(fact, claim.changes),
        confidence: claim.changes ? 0.5 : 0.9,
      });
    }
  }
  const told = new Set(contradictions.map(({ source }) => `${source.type}:${source.id}`));
  for (const { text, piece } of lines) {
    const clash = clashOf(text, claim.text);
    const source = sourceOf(piece);
    if (clash && !told.has(`${source.type}:${source.id}`)) {
      used.push(piece);
      contradictions.push({
        kind: 'before',
        statement: claim.text,
        against: text,
        source,
        ...clash,
        confidence: Math.min(clash.confidence, 0.7),
      });
    }
  }
  const confirming = confirmedBy(claim, live, lines);
  if (confirming) used.push(confirming);
  return { contradictions, confirmed: confirming && sourceOf(confirming), used };
}

function confirmedBy(claim: Claim, memories: Known['memories'], lines: Known['lines']): Piece | null {
  const keys = new Set(claim.facts.map(({ key }) => key));
  const memory = memories.find(({ memory: { key } }) => keys.has(key));
  if (memory) return memory.piece;
  const own = bare(claim.text);
  const line = lines.find(({ text }) => {
    const there = bare(text);
    const common = [...own].filter((stem) => there.has(stem)).length;
    return (
      own.size > 1 &&
      common / own.size >= 0.75 &&
      NOT.test(text) === NOT.test(claim.text) &&
      clashOf(text, claim.text) === null
    );
  });
  return line?.piece ?? null;
}

/** Memories of one or several souls that cannot all be so, each pair once. */
export function conflictsAmong(
  known: Known['memories'],
): { one: Known['memories'][number]; other: Known['memories'][number] }[] {
  const live = known.filter(
    ({ memory }) => memory.supersededBy === null && memory.objection === null && memory.fact !== null,
  );
  const found: { one: Known['memories'][number]; other: Known['memories'][number] }[] = [];
  const bySubject = new Map<string, Known['memories'][number][]>();
  for (const one of live) {
    const key = one.memory.fact?.subject ?? '';
    bySubject.set(key, [...(bySubject.get(key) ?? []), one]);
  }
  for (const group of bySubject.values())
    group.forEach((one, place) => {
      const draft: MemoryDraft = { ...one.memory, messageId: one.memory.messageIds.at(-1) ?? 0 };
      const earlier = group.slice(0, place);
      const ended = new Set(
        against(
          draft,
          earlier.map(({ memory }) => memory),
        ).map(({ id }) => id),
      );
      for (const other of earlier.filter(({ memory }) => ended.has(memory.id) && memory.content !== one.memory.content))
        found.push({ one, other });
    });
  return found;
}
