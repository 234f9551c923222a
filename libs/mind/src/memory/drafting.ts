import type { MemoryKind } from '@kinloom/contract';
import { feelingsIn, type FoundFeeling } from '../perception/feelings';
import { turned } from '../perception/reflect';
import { capitalised, tokensOf, wordsOf } from '../perception/text';
import { datesIn, spanInWords, type FoundDate } from './dates';
import type { Fact, Heard, MemoryDraft, Span } from './memory';
import { relationOf } from './relations';
import { nameSignificance, significanceOf, weightOf } from './rules';
import { lemmaOf } from './words/lemmas';

/** What is known of a draft before it is written out. */
export interface Told {
  fact: Fact;
  /** In the person's words with everybody named; turned around for the soul. */
  whole: string;
  /** A sentence in the second person for where the words cannot be turned around. */
  plainly?: string;
  /** What is kept, word by word, where it is written already. */
  content?: string;
  kind?: MemoryKind;
  title?: string;
  corrects?: boolean;
}

export const factOf = (subject: string, relation: string, value: string, negated = false): Fact => ({
  subject,
  relation,
  value,
  negated,
});

/** A value as it is compared: lower case, without articles and endings. */
export function valueKey(value: string): string {
  return wordsOf(value)
    .filter((word) => !/^(?:a|an|the|my|our|some|of|in|very|really|called|named|city|town)$/.test(word))
    .map((word) => lemmaOf(word))
    .join(' ');
}

/** What makes drafts the same memory: kind, of whom, what, and which value, or which day of an event. */
export function keyFor(kind: MemoryKind, fact: Fact, span: Span | null): string {
  const value = valueKey(fact.value);
  const day = span && kind === 'event' ? new Date(span.from).toISOString().slice(0, 10) : '';
  return [kind, fact.subject, fact.relation, `${fact.negated ? 'not ' : ''}${value}`, day]
    .filter((part) => part !== '')
    .join('|')
    .toLowerCase()
    .slice(0, 240);
}

/** "your sister" for a subject of the fact, for titles. */
export function subjectTitle(subject: string): string {
  return subject === 'person' || subject === 'soul' ? '' : capitalised(subject);
}

function titleOf(fact: Fact, content: string): string {
  const relation = relationOf(fact.relation);
  const whose = subjectTitle(fact.subject);
  const not = fact.negated ? 'no longer or not: ' : '';
  if (fact.relation === 'told' || relation === null || fact.value === '') return clipped(content, 80);
  const named = fact.relation.startsWith('favourite ')
    ? capitalised(fact.relation)
    : fact.relation === 'is'
      ? ''
      : relation.title;
  const head =
    fact.relation === 'name' && whose !== ''
      ? whose
      : [whose, whose === '' ? named : named.toLowerCase()].filter((part) => part !== '').join(' – ');
  return clipped(`${head}: ${not}${fact.value}`, 80);
}

export function clipped(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

/** The sentence the soul keeps: turned to the second person, with each date in words behind it. */
export function sentenceOf(whole: string, dates: readonly FoundDate[]): string | null {
  let dated = whole;
  for (const date of [...dates].reverse()) {
    const at = whole.indexOf(date.words);
    if (at < 0 || dated.slice(0, at) !== whole.slice(0, at)) continue;
    dated = `${dated.slice(0, at + date.words.length)}⟨${dates.indexOf(date)}⟩${dated.slice(at + date.words.length)}`;
  }
  const around = turned(
    dated
      .replace(/[()]/g, ',')
      .replace(/["\n]/g, ' ')
      .replace(/[.!?]+$/, ''),
  );
  if (around === null) return null;
  const text = around.replace(/⟨(\d+)⟩/g, (_, index: string) => {
    const date = dates[Number(index)];
    const words = date ? spanInWords(date.span) : '';
    return words === '' ||
      (date && date.words.includes(words)) ||
      /^(?:in |of |from |since )?\d{4}$/.test(date?.words ?? '')
      ? ''
      : ` (${words})`;
  });
  return `${capitalised(text.replace(/\s+/g, ' ').trim())}.`;
}

/** The draft of what was told, or null where it cannot be said back. */
export function draftOf(
  told: Told,
  heard: Heard,
  feelings: readonly FoundFeeling[] = feelingsIn(tokensOf(told.whole.toLowerCase())),
): MemoryDraft | null {
  const dates = datesIn(told.whole, heard.at);
  const content =
    told.content ??
    (told.plainly && !told.whole ? told.plainly : (sentenceOf(told.whole, dates) ?? told.plainly ?? null));
  if (content === null || content.length > 600) return null;
  const relation = relationOf(told.fact.relation);
  const kind = told.kind ?? relation?.kind ?? 'fact';
  const span = dates[0]?.span ?? null;
  const said = told.whole === '' ? content : told.whole;
  const weight = weightOf(feelings, said);
  return {
    kind,
    title: told.title === undefined ? titleOf(told.fact, content) : clipped(told.title, 80),
    content,
    fact: told.fact,
    span,
    tones: [...new Set(feelings.filter((one) => one.whose === 'person').map((one) => one.feeling))].slice(0, 3),
    tags: told.corrects ? ['correction'] : [],
    emotionalWeight: weight,
    significance: significanceOf(
      kind,
      said,
      weight,
      told.fact.relation === 'name' ? nameSignificance(told.fact.subject) : (relation?.significance ?? 1),
    ),
    whispered: heard.whispered,
    saidAt: heard.at,
    messageId: heard.id,
    key: keyFor(kind, told.fact, span),
  };
}
