import type { FactAnswer } from '../memory/asking';
import type { KeptMemory } from '../memory/memory';
import { type Provenance, provenanceOf } from '../memory/provenance';
import { turned } from '../perception/reflect';
import { plain, sentencesOf } from '../perception/text';
import type { OwnQuestion } from '../pipeline/own-question';
import { ranked, unitsIn } from '../pipeline/told-units';
import type { Recollection } from '../recall/recollection';
import { isOffered } from './offered';

/** A passage of a text that was given to a soul, as it came to mind. */
export type Passage = Recollection & { memory: KeptMemory };

/** What of the things recalled stands in texts that were given to the soul. */
export function offeredIn(recalled: readonly Recollection[]): Passage[] {
  return recalled.filter((one): one is Passage => one.memory !== null && isOffered(one.memory));
}

/**
 * The passages as if the person had said them, so that they are weighed against what was said: their ids are below zero, and lead back to
 * their places.
 */
export function asSaid(passages: readonly Passage[]): Recollection[] {
  return passages.map((passage, place) => ({
    ...passage,
    kind: 'message',
    from: 'person',
    memory: null,
    messageId: -1 - place,
    conversationId: 0,
  }));
}

/** An answer with the texts its words stand in named, where they stand in one. */
export function toldFrom(
  answer: FactAnswer | null,
  passages: readonly Passage[],
  question: OwnQuestion,
): FactAnswer | null {
  if (!answer) return null;
  const memories = answer.memories.map((memory) => {
    const passage = passages[-1 - (memory.messageIds[0] ?? 0)];
    return passage ? quotedFrom(passage, question) : memory;
  });
  return { ...answer, memories };
}

/** Characters that are quoted of a text, at most: a longer sentence is cut at the end of a word. */
const QUOTED = 300;
/** Sentences that are quoted together, at most. */
const SENTENCES = 3;

const FORMS: Readonly<Record<string, string>> = {
  letter: 'The letter you gave me says',
  scroll: 'The pages you gave me say',
};
/** How a text of another author is named, by its provenance: the person gave the file, and wrote neither. */
const TEXT_FORMS: Partial<Record<Provenance, string>> = {
  card: 'The card I was made from says',
  file: 'The file you gave me says',
};
const OF_ONESELF = /\b(?:i|i'm|i've|i'd|i'll|my|me|we|our|us)\b/i;

/** The memory with nothing but the words that answer: a thought of the person's as the soul would say it back, anything else as it is written. */
function quotedFrom({ memory, text, at }: Passage, question: OwnQuestion): KeptMemory {
  const heard = {
    id: 1,
    conversationId: 0,
    seq: 0,
    from: 'person',
    speaker: '',
    text,
    at: at ?? 0,
    whispered: false,
  } as const;
  const sentences = sentencesOf(plain(text));
  const best = ranked(question, unitsIn(question, [heard]), new Map())[0]?.text ?? sentences[0] ?? text;
  const words = memory.kind === 'reflection' ? best : withNext(best, sentences);
  const cut = words.length <= QUOTED ? words : words.slice(0, words.lastIndexOf(' ', QUOTED));
  return { ...memory, content: contentOf(memory, cut.replace(/[.!…]+$/, '')) };
}

/** A sentence with those that follow it, as far as they can be quoted with it: what is asked for may stand in them. */
function withNext(best: string, sentences: readonly string[]): string {
  const at = sentences.indexOf(best);
  if (at < 0) return best;
  const quoted = [best];
  for (const next of sentences.slice(at + 1, at + SENTENCES)) {
    if ([...quoted, next].join(' ').length > QUOTED) break;
    quoted.push(next);
  }
  return quoted.join(' ');
}

function contentOf(memory: KeptMemory, sentence: string): string {
  const form = TEXT_FORMS[provenanceOf(memory)] ?? FORMS[memory.kind];
  const quote = `"${sentence.replace(/["“”]/g, "'")}"`;
  if (form) return `${form} ${quote}.`;
  if (!OF_ONESELF.test(sentence.replace(/[“"][^”"]*[”"]/g, ''))) return `${sentence}.`;
  const clause = turned(sentence);
  return clause === null ? `You wrote ${quote}.` : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
