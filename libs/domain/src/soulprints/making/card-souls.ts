import { ARCHETYPES, type CardNoteShown, LIMITS, type Personality, SLIDERS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { readDescription } from '@kinloom/mind';
import {
  type CardNote,
  decorated,
  type JsonObject,
  type NormalCard,
  type NoteCode,
  soulFromCard,
  type SoulFromCard,
} from '../cards';
import type { Piece } from './pieces';

const WORDS: Record<NoteCode, string> = SOULPRINT_TEXTS.cardNotes;
/** A card's word on a personality that is a list rather than prose: as many characters at most. */
const LISTED = 200;
/** Characters of one thing of a list, and how many there are. */
const THING = 60;
const THINGS = 30;

/** Notes in words for the person, each code once. */
export function shown(notes: readonly CardNote[]): CardNoteShown[] {
  const counts = new Map<NoteCode, number>();
  for (const { code, count } of notes) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count, text: WORDS[code] }));
}

/** The card with the lore that says something: places in it stay those of the card. */
const saysSomething = ({ content }: { content: string }): boolean => decorated(content).content.trim() !== '';

/** What a soul becomes of a card; chances in its texts fall the same way each time. @param person the person's display name */
export function soulOf(card: NormalCard, person: string): { soul: SoulFromCard; notes: CardNote[] } {
  return soulFromCard({ card, picture: null }, person, card.name);
}

/** What a card says of its soul, as one text. */
export function descriptionOf({ description, personality, scenario }: SoulFromCard): string {
  const prose = isList(personality) ? '' : personality;
  return [description, prose, scenario].filter((part) => part !== '').join('\n\n');
}

const isList = (text: string): boolean => text.length <= LISTED && text.includes(',') && !/[.!?]\s/.test(text);

/** Archetype and personality of a soul from a card. What Kinloom itself wrote is believed as far as it is of the right form. */
export function characterOf(soul: SoulFromCard): { archetype: string; personality: Personality } {
  const description = descriptionOf(soul);
  const analysis = readDescription(`${description}\n${soul.personality}`, { archetypes: ARCHETYPES.edit });
  const own = soul.own ?? {};
  const kept = fieldsOf(own['personality']);
  const personality: Personality = {
    ...Object.fromEntries(SLIDERS.map((slider) => [slider, sliderIn(kept[slider]) ?? analysis.sliders[slider].value])),
    traits:
      listIn(kept['traits']) ??
      (isList(soul.personality) ? split(soul.personality) : analysis.traits.map(({ value }) => value)),
    interests: listIn(kept['interests']) ?? analysis.interests.map(({ value }) => value),
    ...textsIn(kept),
    description,
    ...(soul.scenario === '' ? {} : { scenario: soul.scenario }),
  };
  const archetype =
    typeof own['archetype'] === 'string' ? own['archetype'].trim().slice(0, LIMITS.archetypeLength) : '';
  return { archetype: archetype || analysis.archetype.value, personality: withTalk(personality, soul) };
}

/** What Kinloom writes of a soul into a card. */
export function ownOf(archetype: string, personality: Personality | string): JsonObject {
  const held: Personality = typeof personality === 'string' ? {} : personality;
  const kept: JsonObject = {};
  for (const slider of SLIDERS) if (sliderIn(held[slider]) !== null) kept[slider] = Number(held[slider]);
  for (const list of ['traits', 'interests'] as const) {
    const found = listIn(held[list]);
    if (found) kept[list] = found;
  }
  return { archetype, personality: { ...kept, ...textsIn(held) } };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function sliderIn(value: unknown): number | null {
  const whole = Number.isInteger(value) ? Number(value) : 0;
  return whole >= LIMITS.sliderMin && whole <= LIMITS.sliderMax ? whole : null;
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function listIn(value: unknown): string[] | null {
  const list = typeof value === 'string' ? split(value) : value;
  if (!Array.isArray(list)) return null;
  return (list as unknown[]).flatMap((one) => (typeof one === 'string' ? [one.slice(0, THING)] : [])).slice(0, THINGS);
}

/** The short texts of a personality. */
function textsIn(held: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    ['communicationStyle', 'communication_style', 'emotionalDepth'].flatMap((key) => {
      const value = held[key];
      return typeof value === 'string' && value !== '' ? [[key, value.slice(0, 2_000)]] : [];
    }),
  );
}

/** Example dialogues and greetings are the soul's own words: its archive, as much of them as there is room for. */
function withTalk(personality: Personality, { name, exampleDialogues, greetings }: SoulFromCard): Personality {
  const said = exampleDialogues
    .flat()
    .map(({ speaker, text }) => ({ speaker: speaker === 'soul' ? name : 'You', content: text }));
  const talk = [...said, ...greetings.map((content) => ({ speaker: name, content }))];
  const whole = (many: number): Personality => ({
    ...personality,
    ...(many > 0 ? { conversationHistory: talk.slice(0, many) } : {}),
  });
  for (let many = talk.length; many > 0; many = Math.floor(many / 2)) {
    if (Buffer.byteLength(JSON.stringify(whole(many))) <= LIMITS.personalityBytes) return whole(many);
  }
  const bare = whole(0);
  if (Buffer.byteLength(JSON.stringify(bare)) <= LIMITS.personalityBytes) return bare;
  // A description may be longer than a personality: its beginning stays, the whole of it in the card.
  return {
    ...bare,
    scenario: '',
    description: String(bare['description'])
      .slice(0, LIMITS.personalityBytes / 8)
      .toWellFormed(),
  };
}

/** Lore as memories, known by its place in the card: that of the entries that say something and are switched on. */
export function loreOf(card: NormalCard, { lore }: SoulFromCard): Piece[] {
  const places = (card.book?.entries ?? []).flatMap((entry, place) => (saysSomething(entry) ? [place] : []));
  return lore.flatMap(({ title, content, keys, enabled }, at): Piece[] => {
    if (!enabled || content === '') return [];
    const tags = keys.slice(0, LIMITS.labels).map((key) => key.slice(0, LIMITS.labelLength));
    return [{ kind: 'scroll', title, content, tags, key: loreKey(places[at] ?? at) }];
  });
}

export const loreKey = (place: number): string => `lore:${place}`;

/** A book without the lore that its soul has forgotten. */
export function remembered(card: NormalCard, soul: SoulFromCard, keys: ReadonlySet<string>): NormalCard['book'] {
  if (!card.book) return null;
  const made = new Set(loreOf(card, soul).map(({ key }) => key));
  const entries = card.book.entries.filter((_, place) => !made.has(loreKey(place)) || keys.has(loreKey(place)));
  return { ...card.book, entries };
}
