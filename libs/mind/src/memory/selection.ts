import { plain, sentencesOf, wordsOf } from '../perception/text';
import { importanceOf } from '../understanding/importance';
import { draftOf } from './drafting';
import type { Heard, MemoryDraft } from './memory';
import { noteQuality } from './note-quality';
import { ALONE } from './score';
import { isQuotation, type Passage, passagesIn, passageTold } from './passages';

/**
 * Quality from which a note is kept, chosen on validation messages (docs/models/memory.md): facts that answer questions by themselves, such
 * as a name, a taste or where one lives, or that end others; everything else.
 */
const LEAST_QUALITY = { ends: 0.05, answer: 0.1, other: 0.25 };
/** Passages that are less likely than this to say anything to remember are not considered. */
const LEAST_IMPORTANCE = 0.3;
/** Share of a note's words that a better note of the same message already says. */
const SAID_ALREADY = 0.6;

/** What may be kept of a message. */
export interface NoteCandidate {
  draft: MemoryDraft;
  /** Null for what was understood of a clause. */
  passage: Passage | null;
}

/**
 * All that may be kept of a message: what was understood of it, and its passages in the person's words.
 * @param understood facts with a relation
 */
export function noteCandidates(understood: readonly MemoryDraft[], heard: Heard): NoteCandidate[] {
  const passages = passagesIn(heard.text).filter(({ text }) => importanceOf(text).minor >= LEAST_IMPORTANCE);
  return [
    ...understood.map((draft) => ({ draft, passage: null })),
    ...passages.flatMap((passage) => {
      const told = passageTold(passage, heard.at);
      const draft = told && draftOf(told, heard);
      return draft ? { draft, passage } : [];
    }),
  ];
}

/**
 * What is worth keeping of a message as memories (notes, not to be confused with the notes of sessions): what was understood of it, then
 * passages that say something else. Corrections, promises, and wishes about the soul are always kept.
 * @param understood facts with a relation
 */
export function selectNotes(understood: readonly MemoryDraft[], heard: Heard): MemoryDraft[] {
  const sentences = sentencesOf(plain(heard.text));
  const corrects = understood.some(isCorrection);
  const rated = noteCandidates(understood, heard).map((candidate) => ({
    ...candidate,
    quality: noteQuality(candidate.draft, heard.text, sentences),
  }));
  const kept = rated
    .filter(({ draft, passage, quality }) => !passage && quality >= leastOf(draft))
    .map(({ draft }) => draft);
  if (corrects) return kept;
  const taken = new Set<number>();
  for (const { draft, passage, quality } of rated.toSorted((a, b) => b.quality - a.quality)) {
    if (!passage || quality < LEAST_QUALITY.other || isSaid(isQuotation(draft) ? passage.text : draft.content, kept))
      continue;
    const places = Array.from({ length: passage.to - passage.from + 1 }, (_, at) => passage.from + at);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(draft);
  }
  return kept;
}

const isCorrection = ({ tags }: MemoryDraft): boolean => tags.includes('correction');

/** Quality from which a fact is kept. */
function leastOf(draft: MemoryDraft): number {
  const { fact } = draft;
  if (isCorrection(draft) || fact?.subject === 'soul' || fact?.relation === 'promised') return 0;
  // What has ended takes the place of what is kept of it, however little it says by itself.
  if (fact?.negated) return LEAST_QUALITY.ends;
  const answers = fact !== null && (ALONE.test(fact.relation) || TASTE.test(fact.relation));
  return answers ? LEAST_QUALITY.answer : LEAST_QUALITY.other;
}
const TASTE = /^(?:likes|dislikes|favourite .+)$/;

/** Words that change when a sentence is turned around, or say little. */
const SLIGHT =
  /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours|you|you're|you've|your|yours|am|are|is|was|were|have|has|a|an|the|and|to|of|name|called|named)$/;
const contentWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map((word) => word.replace(/'s$/, ''))
      .filter((word) => !SLIGHT.test(word)),
  ),
];

/** Whether what is kept already says most of a passage. */
function isSaid(passage: string, kept: readonly MemoryDraft[]): boolean {
  const own = new Set(kept.flatMap(({ content }) => contentWords(content)));
  const words = contentWords(passage);
  return kept.length > 0 && words.filter((word) => own.has(word)).length >= SAID_ALREADY * words.length;
}
