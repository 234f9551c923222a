import type { KeptMemory } from '../memory/memory';
import type { Recollection } from '../recall/recollection';
import { turnOf } from '../turn';
import type { SoulSketch, Utterance, VoiceTurn } from './voice';
import { composeReply, type ComposedReply } from './compose-reply';

/** For specs: souls, messages and whole conversations with as little said about them as a case needs. */

/** Messages of a test follow one another by two minutes. */
const BETWEEN = 2 * 60_000;
const START = Date.UTC(2026, 4, 12, 18, 0);

export function soulOf(changes: Partial<SoulSketch> = {}): SoulSketch {
  return { id: 7, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '', ...changes };
}

/** Turns as `[person, soul, person …]`, in this order. */
export function historyOf(...texts: string[]): Utterance[] {
  return texts.map((text, at) => ({ from: at % 2 === 0 ? 'person' : 'soul', text, at: START + at * BETWEEN }));
}

export function composed(text: string, changes: Partial<VoiceTurn> = {}): ComposedReply {
  return composeReply(
    turnOf({ soul: soulOf(), person: { name: 'Ada' }, history: historyOf(text), seed: 'seed', ...changes }),
  );
}

export function say(text: string, changes: Partial<VoiceTurn> = {}): string {
  return composed(text, changes).text;
}

/** A whole conversation: what the soul said to each of the messages. */
export function talk(messages: readonly string[], changes: Partial<VoiceTurn> = {}): string[] {
  const history: Utterance[] = [];
  return messages.map((text) => {
    history.push({ from: 'person', text, at: START + history.length * BETWEEN });
    const turn = turnOf({ soul: soulOf(), person: { name: 'Ada' }, seed: 's', ...changes, history: [...history] });
    const reply = composeReply(turn).text;
    history.push({ from: 'soul', text: reply, at: START + history.length * BETWEEN });
    return reply;
  });
}

let nextMemory = 1;

/** A memory told on 3 May 2026. */
export function keptOf(content: string, changes: Partial<KeptMemory> = {}): KeptMemory {
  const saidAt = Date.UTC(2026, 4, 3, 12);
  return {
    id: nextMemory++,
    kind: 'fact',
    title: content.slice(0, 80),
    content,
    fact: null,
    span: null,
    tones: [],
    tags: [],
    emotionalWeight: 0.3,
    significance: 5,
    whispered: false,
    saidAt,
    key: content,
    layer: 'surface',
    status: 'soft',
    source: { type: 'message', id: 1, label: '' },
    messageIds: [1],
    conversationId: 1,
    recallCount: 0,
    lastRecalledAt: null,
    createdAt: saidAt,
    objection: null,
    supersededBy: null,
    supersededAt: null,
    emphasis: 0,
    fadedAt: null,
    edited: false,
    ...changes,
  };
}

/** That memory, come to mind. */
export function recalledOf(memory: KeptMemory, fit: number): Recollection {
  return {
    key: `memory:${memory.id}`,
    kind: 'memory',
    score: fit,
    fit,
    from: 'person',
    speaker: '',
    text: memory.content,
    at: memory.saidAt,
    memory,
    conversationId: 1,
    messageId: 1,
  };
}
