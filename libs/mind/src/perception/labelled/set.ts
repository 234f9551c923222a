import { type EmotionName, EMOTIONS } from '@kinloom/contract';
import { diceFor } from '../../seed';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { LATER } from './later';
import { SPANISH } from './spanish';

export const GROUPS = ['plain', 'negated', 'mixed', 'ironic', 'others', 'none', 'implied'] as const;
export type Group = (typeof GROUPS)[number];
export const LANGUAGES = ['english', 'german', 'french', 'spanish'] as const;

/** A message, and what the one who writes it feels: see the README beside it. */
export interface Labelled {
  text: string;
  language: (typeof LANGUAGES)[number];
  group: Group;
  feels: EmotionName[];
}

const isEmotion = (name: string): name is EmotionName => (EMOTIONS as readonly string[]).includes(name);
const isGroup = (name: string): name is Group => (GROUPS as readonly string[]).includes(name);
const isLanguage = (name: string): name is Labelled['language'] => (LANGUAGES as readonly string[]).includes(name);

/** @param lines each: language | feelings | group | message */
function read(lines: readonly string[]): Labelled[] {
  return lines.map((line) => {
    const [language = '', labels = '', group = '', text = ''] = line.split(' | ');
    const feels = labels === 'none' ? [] : labels.split(', ');
    if (!isLanguage(language) || !feels.every(isEmotion) || !isGroup(group) || text === '')
      throw new Error(`Not a labelled message: "${line}".`);
    return { text, language, group, feels };
  });
}

const linesOf = (table: string) => table.trim().split('\n');
const readOf = (language: Labelled['language'], table: string) =>
  read(linesOf(table).map((line) => `${language} | ${line}`));

/** All messages, by the rarest feeling they are labelled with, then by language and group, and by lot where these are the same. */
function inPairs(messages: readonly Labelled[]): Labelled[] {
  const counts = new Map(EMOTIONS.map((emotion) => [emotion, messages.filter((one) => one.feels.includes(emotion))]));
  const rarityOf = ({ feels }: Labelled) => {
    const [rarest] = feels.toSorted((a, b) => (counts.get(a)?.length ?? 0) - (counts.get(b)?.length ?? 0));
    return rarest === undefined ? -1 : EMOTIONS.indexOf(rarest);
  };
  return diceFor('labelled')
    .shuffled(messages)
    .sort(
      (a, b) =>
        rarityOf(a) - rarityOf(b) ||
        LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language) ||
        GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group),
    );
}

/** Of each two that are most alike in their labels one is drawn for tuning, and the other is held out: always the same. */
function halvesOf(messages: readonly Labelled[]): { tuning: Labelled[]; heldOut: Labelled[] } {
  const dice = diceFor('tuning or held out');
  const tuning: Labelled[] = [];
  const heldOut: Labelled[] = [];
  const paired = inPairs(messages);
  for (let at = 0; at < paired.length; at += 2) {
    const [first, second] = dice.shuffled(paired.slice(at, at + 2));
    if (first) tuning.push(first);
    if (second) heldOut.push(second);
  }
  return { tuning, heldOut };
}

const { tuning, heldOut } = halvesOf([
  ...readOf('english', ENGLISH),
  ...readOf('german', GERMAN),
  ...readOf('french', FRENCH),
  ...readOf('spanish', SPANISH),
]);
export const TUNING: readonly Labelled[] = tuning;
export const HELD_OUT: readonly Labelled[] = heldOut;
/** Written after the rules, and no rule was fitted to them. */
export const WRITTEN_LATER: readonly Labelled[] = read(linesOf(LATER));
