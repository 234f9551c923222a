import type { Persona } from '../persona';
import type { VoiceTurn } from '../voice';
import { wordsOf } from '../perception/text';

/** By curiosity 1–5: how often a reply to an ordinary message ends in a question. */
const ASKING = [0.08, 0.28, 0.5, 0.72, 0.92] as const;
/** By creativity 1–5: how often an image is offered. */
const IMAGING = [0, 0.04, 0.12, 0.4, 0.65] as const;
/** By logic 1–5: how often the matter is put in order. */
const ORDERING = [0, 0.03, 0.08, 0.35, 0.6] as const;
/** By empathy 1–5: how often a feeling that was named is spoken of first. */
const FEELING_FIRST = [0.1, 0.4, 0.75, 0.92, 1] as const;

/** Below so many words a reply is a word or two. */
export const BRIEFLY = 8;

/** How a soul leans, all told: its sliders, how it thinks, where it speaks. Each but the last two is 0–1. */
export interface Leaning {
  asks: number;
  images: number;
  orders: number;
  feels: number;
  /** How often a memory that fits is brought up unasked. */
  recalls: number;
  /** Sentences of an ordinary reply, at most. */
  sentences: number;
  /** Words of a reply, about; null where nothing asks for a length. */
  words: number | null;
}

const bySlider = (scale: readonly number[], value: number): number => scale[value - 1] ?? 0;
const bounded = (value: number): number => Math.min(0.95, Math.max(0, value));

/** What a free text leans to: more of something, less of it, or neither. */
function pull(text: string, more: RegExp, less: RegExp): number {
  if (less.test(text)) return 0.5;
  return more.test(text) ? 1.3 : 1;
}

/** Of how many of the person's messages the length is taken, and how many words a reply has where nobody asks for more or fewer. */
const RECENT = 6;
const USUAL = 24;

function wordsWanted({ self, history }: VoiceTurn): number | null {
  const usual = self.manner?.words ?? USUAL;
  const share = Math.min(3, Math.max(0, self.constraints.adaptabilityLevel)) * 0.15;
  const lengths = history
    .filter(({ from }) => from === 'person')
    .slice(-RECENT)
    .map(({ text }) => Math.min(80, wordsOf(text.slice(0, 600)).length));
  if (self.manner === null && lengths.length < 3) return null;
  const theirs = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return self.manner ? usual : usual * (1 - share) + Math.max(8, theirs) * share;
}

export function leaningOf(turn: VoiceTurn, persona: Persona): Leaning {
  const { style, wishes } = turn.self;
  const { empathy, creativity, logic, curiosity } = persona.sliders;
  const place = turn.channel?.prompt.toLowerCase() ?? '';
  const framing = `${style.cognitiveFramework} ${style.responseFraming}`.toLowerCase();
  const asking = style.questioningStyle.toLowerCase();
  const emotion = style.emotionalProcessing.toLowerCase();
  const depth = `${style.reflectionDepth} ${persona.depth}`.toLowerCase();
  const memory = style.memoryInterpretation.toLowerCase();
  const manner = `${persona.style} ${persona.instructions}`.toLowerCase();
  const brief = wishes.brief || /\b(?:brief|short|concise|terse|laconic|few words|to the point)\b/.test(manner);
  const words = wordsWanted(turn);
  const fromLength = words === null ? 3 : words < 14 ? 1 : words < 22 ? 2 : words < 34 ? 3 : 4;
  const most = brief ? 2 : /\b(?:surface|light|shallow|brief)\b/.test(depth) ? Math.min(2, fromLength) : fromLength;
  return {
    asks: bounded(
      bySlider(ASKING, curiosity) *
        pull(
          asking,
          /\b(?:often|many|socratic|always|probing|eager\w*)\b/,
          /\b(?:no|nothing|never|rare\w*|seldom|few|sparing\w*|little|hardly)\b/,
        ),
    ),
    images: bounded(
      bySlider(IMAGING, creativity) *
        pull(
          framing,
          /\b(?:imag\w+|metaphor\w*|poetic\w*|stor(?:y|ies)|pictures?)\b/,
          /\b(?:plain\w*|literal\w*|factual\w*)\b/,
        ) +
        (/\b(?:creativ\w*|imagin\w*|playful\w*)\b/.test(place) ? 0.15 : 0),
    ),
    orders: bounded(
      bySlider(ORDERING, logic) *
        pull(
          framing,
          /\b(?:structur\w*|logic\w*|analy\w*|order\w*|steps?|systematic\w*)\b/,
          /\b(?:intuit\w*|associat\w*|free)\b/,
        ),
    ),
    feels: bounded(
      bySlider(FEELING_FIRST, empathy) *
        pull(
          emotion,
          /\b(?:first|empath\w*|validat\w*|deep\w*|mirror\w*)\b/,
          /\b(?:detach\w*|restrain\w*|cool\w*|distan\w*|facts first)\b/,
        ),
    ),
    recalls: bounded(
      0.45 *
        pull(
          memory,
          /\b(?:often|thread\w*|connect\w*|always|pattern\w*|weav\w*)\b/,
          /\b(?:seldom|rare\w*|never|only when asked|lightly)\b/,
        ),
    ),
    sentences: wishes.maxSentences === null ? most : Math.max(1, Math.min(most, wishes.maxSentences)),
    words,
  };
}
