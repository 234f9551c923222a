import type { EmotionName } from '@kinloom/contract';
import { type Feeling, feelingsNamed, type NamedFeeling } from '../feelings';
import type { Found } from './reading';

/** What the finer feelings are on the dashboards. Boredom and illness have no name there. */
const EMOTION_OF: Readonly<Partial<Record<Feeling, EmotionName>>> = {
  sad: 'sadness',
  afraid: 'fear',
  angry: 'anger',
  tired: 'tiredness',
  lonely: 'loneliness',
  ashamed: 'vulnerability',
  hurt: 'sadness',
  stressed: 'fear',
  confused: 'contemplation',
  jealous: 'anger',
  glad: 'joy',
  proud: 'joy',
  grateful: 'gratitude',
  excited: 'excitement',
  calm: 'peace',
  hopeful: 'trust',
};
const BY_WORD = new Map<string, EmotionName>(
  Object.entries({
    peace: 'relieved relief content cosy cozy',
    curiosity: 'curious',
    excitement: 'inspired motivated determined',
    tiredness: 'overworked swamped',
    wonder: 'amazed',
  } satisfies Partial<Record<EmotionName, string>>).flatMap(([emotion, words]) =>
    words.split(' ').map((word) => [word, emotion as EmotionName] as const),
  ),
);
const STRENGTH = { 1: 3, 2: 5, 3: 8 } as const;

const emotionOf = ({ word, feeling }: NamedFeeling) => BY_WORD.get(word) ?? EMOTION_OF[feeling] ?? null;

/** What is felt where a feeling is denied: relief where a bad one is over, and the lack of a good one. */
function whereDenied(named: NamedFeeling, over: boolean): EmotionName | null {
  if (/^(?:thrilled|pleased|delighted|amused)$/.test(named.word)) return 'anger';
  if (named.word === 'rested') return 'tiredness';
  if (/^(?:sad|afraid|angry|lonely|hurt|stressed|jealous|ashamed)$/.test(named.feeling)) return over ? 'peace' : null;
  return ({ glad: 'sadness', hopeful: 'sadness', calm: 'fear' }[named.feeling as string] as EmotionName | null) ?? null;
}

/** It is only thought of: "I'd be happy to", "if I were angry". */
const SUPPOSED = /^(?:if|would|i'd|we'd|might|should|unless|hope)$/;
/** Of anybody, or of nobody: "it's normal to be nervous", "must be frustrating", "something sad". */
const OF_ANYBODY =
  /\b(?:to (?:be|feel|get|stay)|must be|must feel|must have been|can be|it takes|when(?:ever)? (?:we're|someone is|somebody is|you're|you are|people are)(?: feeling)?)(?: (?:so|very|really|a bit|both|all|more|always|\w+ and))*$|\b(?:some|any|no)thing(?: (?:so|really|very))?$/;
/** Words for things as well as for feelings: they need somebody who has them. */
const OF_THINGS = new Set(
  'stress stressful hectic relaxing exciting frustrating infuriating confusing fun tense worrying'.split(' '),
);
const WRITER = /^(?:i|i'm|i've|me|my|we|we're|our|feel|feeling|felt)$/;
const ENDS = /^[.;!?]$|^but$/;

/** The feelings that an English text names by a word. */
export function namedInEnglish(tokens: readonly string[]): Found[] {
  const found: Found[] = [];
  const shared = /\b(?:so (?:am|was|do|did) (?:i|we)|me too|and i(?:'m| am) too)\b/.test(tokens.join(' '));
  for (const named of feelingsNamed(tokens)) {
    if (named.whose === 'other' && !shared) continue;
    const before = tokens.slice(Math.max(0, named.at - 5), named.at);
    const clause = before.slice(before.findLastIndex((token) => ENDS.test(token)) + 1);
    const after = tokens.slice(named.at + 1);
    if (clause.some((token) => SUPPOSED.test(token)) || OF_ANYBODY.test(clause.join(' '))) continue;
    if (OF_THINGS.has(named.word) && clause.length > 2 && !clause.some((token) => WRITER.test(token))) continue;
    // "I'm down to come", "calm down", "down ten points".
    if (
      named.word === 'down' &&
      (/^(?:to|for|with|by|the|on|\d+|at)$/.test(after[0] ?? '') ||
        /\b(?:bring|brings|let|slow|calm|sit|wind|cut|write)\b/.test(clause.join(' ')))
    )
      continue;
    const end = after.findIndex((token) => ENDS.test(token));
    const over =
      clause.join(' ').includes('no longer') ||
      /\bany ?(?:more|longer)\b/.test(after.slice(0, end < 0 ? 8 : end).join(' '));
    const vain =
      /^(?:worried|scared|nervous|afraid)$/.test(named.word) && after.slice(0, 2).join(' ') === 'for nothing';
    const emotion = vain ? 'peace' : named.denied ? whereDenied(named, over) : emotionOf(named);
    if (emotion) found.push({ emotion, strength: STRENGTH[named.strength] });
  }
  return found;
}
