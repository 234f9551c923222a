import { CONTINUITY_FACTS, CONTINUITY_PROMPTS, type ContinuityReply, DEFAULT_SAMPLING } from '@kinloom/contract';
import {
  answer,
  configured,
  type Asked,
  type Heard,
  selfOf,
  SoulMemory,
  type SoulSketch,
  type Voice,
} from '@kinloom/mind';
import type { ContinuitySoul } from './continuity-souls.repository';

/** Milliseconds between two messages of the replayed conversation. */
const MESSAGE_INTERVAL_MS = 60_000;

/** One reply of a continuity check. */
export interface ContinuityTurn {
  soul: ContinuitySoul;
  /** Index in `CONTINUITY_PROMPTS`. */
  prompt: number;
  /** Replies to the prompts before it; empty ones are left out of the conversation. */
  replies: readonly string[];
  /** Unix milliseconds of the message to answer. */
  now: number;
}

/**
 * Generates one reply as a conversation would, including the guard, but with an empty memory, and measures it.
 * @param clock milliseconds from any fixed moment
 * @throws VoiceError where the voice fails; the signal's reason where it is aborted
 */
export async function composeContinuityReply(
  turn: ContinuityTurn,
  voice: Voice,
  clock: () => number,
  signal: AbortSignal,
): Promise<Omit<ContinuityReply, 'facts' | 'words'>> {
  const startedAt = clock();
  let firstTokenMs: number | null = null;
  let text = '';
  const timedVoice = withFirstToken(voice, () => (firstTokenMs ??= Math.round(clock() - startedAt)));
  const { constraintsApplied } = await answer(
    toAsked(turn),
    new SoulMemory({ person: '', soul: turn.soul.name }, [], []),
    timedVoice,
    { messages: () => Promise.resolve([]), embed: null, clock },
    {
      add: async (piece) => void (text += piece),
      rewrite: async (whole) => void (text = whole),
    },
    signal,
  );
  return { text, durationMs: Math.round(clock() - startedAt), firstTokenMs, brokenRules: constraintsApplied };
}

/** Counts words: runs of characters without white space that contain a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Counts the facts that a prompt asks for and that a reply repeats. @returns null if the prompt asks for none */
export function countFacts(prompt: number, reply: string): ContinuityReply['facts'] {
  const asks = CONTINUITY_PROMPTS[prompt]?.asks;
  if (!asks) return null;
  const words = new Set(reply.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const repeated = asks.filter((id) => CONTINUITY_FACTS[id]?.words.some((word) => words.has(word.toLowerCase())));
  return { asked: asks.length, repeated: repeated.length };
}

function withFirstToken(voice: Voice, onFirstToken: () => void): Voice {
  return {
    name: voice.name,
    cites: voice.cites,
    async *speak(...turn) {
      for await (const piece of voice.speak(...turn)) {
        if (piece !== '') onFirstToken();
        yield piece;
      }
    },
  };
}

function toAsked({ soul, prompt, replies, now }: ContinuityTurn): Asked {
  const sketch: SoulSketch = { ...soul, instructions: soul.gptInstructions };
  const heard = toHeard(soul.name, prompt, replies, now);
  const message = heard.at(-1);
  if (!message) throw new RangeError('no such prompt');
  return {
    soul: sketch,
    self: configured(selfOf(sketch), soul.config),
    mood: { tone: soul.tone, trust: soul.trust, level: soul.relationshipLevel },
    person: { name: '' },
    message,
    history: heard.slice(0, -1),
    unreflectedAfter: 0,
    guarded: false,
    raisedRisk: null,
    group: false,
    channel: null,
    focus: null,
    files: [],
    standing: '',
    earlier: [],
    // The models of the role are compared, also for a soul with a model of its own.
    sampling: { ...(soul.config?.sampling ?? DEFAULT_SAMPLING), model: null },
    seed: `${soul.id}:${prompt}`,
  };
}

/** The conversation up to and including the prompt. */
function toHeard(soulName: string, prompt: number, replies: readonly string[], now: number): Heard[] {
  const texts = CONTINUITY_PROMPTS.slice(0, prompt + 1).flatMap(({ text }, index) => [
    { from: 'person' as const, speaker: '', text },
    ...(index < prompt && replies[index] ? [{ from: 'soul' as const, speaker: soulName, text: replies[index] }] : []),
  ]);
  return texts.map((said, index) => ({
    ...said,
    id: index + 1,
    conversationId: 0,
    seq: index + 1,
    at: now - (texts.length - 1 - index) * MESSAGE_INTERVAL_MS,
    whispered: false,
  }));
}
