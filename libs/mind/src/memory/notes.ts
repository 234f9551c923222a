import { localTime } from '../wall-clock';
import { perceive } from '../perception/perceive';
import { clipped } from './drafting';
import type { Heard, KeptMemory, MemoryDraft } from './memory';
import { spanInWords } from './dates';
import { RULES } from './rules';

/** What is written down of one session, by rules. Times in milliseconds UTC. */
export interface NoteOfSession {
  title: string;
  content: string;
  keywords: string[];
  feelings: string[];
  from: number;
  to: number;
}

/** Splits a conversation where nobody spoke for longer than `RULES.sessionPause`. `heard` is in order. */
export function sessionsOf(heard: readonly Heard[]): Heard[][] {
  const sessions: Heard[][] = [];
  for (const one of heard) {
    const current = sessions.at(-1);
    const last = current?.at(-1);
    if (!current || !last || one.at - last.at > RULES.sessionPause) sessions.push([one]);
    else current.push(one);
  }
  return sessions;
}

const dayOf = (at: number): string => spanInWords({ from: at, to: at, precision: 'day' });
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * A note of a session in one to four sentences, made from what was kept of it, what it turned about and how the person felt; null where
 * nothing was said worth noting. What was whispered is counted in neither words nor feelings.
 */
export function sessionNote(
  heard: readonly Heard[],
  memories: readonly (MemoryDraft | KeptMemory)[],
  context: { personName: string; soulName: string; timeZone?: string | null },
): NoteOfSession | null {
  const own = heard.filter((one) => one.from === 'person' && !one.whispered);
  const first = heard[0];
  const last = heard.at(-1);
  if (!first || !last || own.length === 0) return null;
  const ids = new Set(own.map((one) => one.id));
  const told = memories
    .filter(
      (one) =>
        !one.whispered && ('messageId' in one ? ids.has(one.messageId) : one.messageIds.some((id) => ids.has(id))),
    )
    .sort((a, b) => b.significance - a.significance || a.saidAt - b.saidAt);
  const seen = own.map((one) => perceive(one.text));
  const topics = [
    ...new Set(
      seen.flatMap((one) =>
        one.topics.filter((topic) => topic.weight >= 2 && topic.name !== '').map((topic) => topic.name),
      ),
    ),
  ];
  const felt = new Map<string, number>();
  for (const one of seen)
    for (const { feeling, strength, whose } of one.feelings)
      if (whose === 'person') felt.set(feeling, (felt.get(feeling) ?? 0) + strength);
  const feelings = [...felt]
    .sort((a, b) => b[1] - a[1])
    .map(([feeling]) => feeling)
    .slice(0, 3);
  if (told.length === 0 && topics.length === 0 && feelings.length === 0) return null;

  const day = dayOf(localTime(first.at, context.timeZone).at);
  const sentences: string[] = [];
  const about = topics.slice(0, 4);
  if (about.length > 0)
    sentences.push(
      `On ${day} ${context.personName} and ${context.soulName} spoke of ${listed(about.map((topic) => topic.replace(/^your\b/, `${context.personName}'s`)))}.`,
    );
  for (const one of told.slice(0, RULES.noteSentences - (about.length > 0 ? 1 : 0) - (feelings.length > 0 ? 1 : 0)))
    sentences.push(clipped(one.content, RULES.noteSentenceLength));
  if (feelings.length > 0) sentences.push(`${context.personName} felt ${listed(feelings.slice(0, 2))}.`);
  const head = told[0]?.title ?? about[0]?.replace(/^your\b/, `${context.personName}'s`) ?? feelings[0] ?? '';
  return {
    title: clipped(`${day}: ${head}`, 80),
    content: sentences.slice(0, RULES.noteSentences).join(' '),
    keywords: [
      ...new Set([
        ...told.flatMap((one) => (one.fact && one.fact.value.length <= 40 ? [one.fact.value.toLowerCase()] : [])),
        ...about,
      ]),
    ]
      .filter(Boolean)
      .slice(0, 12),
    feelings,
    from: first.at,
    to: last.at,
  };
}
