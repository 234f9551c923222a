import {
  ARCHETYPES,
  type CardNoteShown,
  DEFAULT_SAMPLING,
  LIMITS,
  type Personality,
  REPLY_LENGTHS,
  type Sampling,
  SAMPLING_RANGES,
  SLIDERS,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { readDescription } from '@kinloom/mind';
import {
  type CardNote,
  splitDecorators,
  type JsonObject,
  type NormalCard,
  type NoteCode,
  soulFromCard,
  type SoulFromCard,
} from '../cards';
import type { Piece } from './pieces';

const NOTE_TEXTS: Record<NoteCode, string> = SOULPRINT_TEXTS.cardNotes;
/** Maximum length of a personality field that is treated as a list. */
const MAX_LIST_LENGTH = 200;
/** Maximum length of a list item, and number of items. */
const MAX_ITEM_LENGTH = 60;
const MAX_ITEMS = 30;
/** What an exported card says of a soul's sampling. */
const SAMPLED = ['temperature', 'topP', 'minP', 'replyLength'] as const satisfies readonly (keyof Sampling)[];

/** Converts notes to user-facing texts, one per code. */
export function toShownNotes(notes: readonly CardNote[]): CardNoteShown[] {
  const counts = new Map<NoteCode, number>();
  for (const { code, count } of notes) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count, text: NOTE_TEXTS[code] }));
}

/** Whether a lore entry has content besides decorators. */
const hasContent = ({ content }: { content: string }): boolean => splitDecorators(content).content.trim() !== '';

/**
 * Derives the soul of a card; random choices are deterministic.
 * @param person display name of the person
 */
export function toSoul(card: NormalCard, person: string): { soul: SoulFromCard; notes: CardNote[] } {
  return soulFromCard({ card, picture: null }, person, card.name);
}

/** Combines a card's descriptive fields into one text. */
export function toDescription({ description, personality, scenario }: SoulFromCard): string {
  const prose = isList(personality) ? '' : personality;
  return [description, prose, scenario].filter((part) => part !== '').join('\n\n');
}

const isList = (text: string): boolean => text.length <= MAX_LIST_LENGTH && text.includes(',') && !/[.!?]\s/.test(text);

/** Derives archetype and personality of a card's soul. Values from Kinloom's own extension are validated before use. */
export function toCharacter(soul: SoulFromCard): { archetype: string; personality: Personality } {
  const description = toDescription(soul);
  const analysis = readDescription(`${description}\n${soul.personality}`, { archetypes: ARCHETYPES.edit });
  const own = soul.own ?? {};
  const ownFields = toFields(own['personality']);
  const personality: Personality = {
    ...Object.fromEntries(
      SLIDERS.map((slider) => [slider, readSlider(ownFields[slider]) ?? analysis.sliders[slider].value]),
    ),
    traits:
      readList(ownFields['traits']) ??
      (isList(soul.personality) ? split(soul.personality) : analysis.traits.map(({ value }) => value)),
    interests: readList(ownFields['interests']) ?? analysis.interests.map(({ value }) => value),
    ...readTexts(ownFields),
    description,
    ...(soul.scenario === '' ? {} : { scenario: soul.scenario }),
  };
  const archetype =
    typeof own['archetype'] === 'string' ? own['archetype'].trim().slice(0, LIMITS.archetypeLength) : '';
  return { archetype: archetype || analysis.archetype.value, personality: withDialogues(personality, soul) };
}

/** How a model generates replies, without its name: that of another installation means nothing here, and may cost money. */
type CardSampling = Omit<Sampling, 'model'>;

/** Sampling in Kinloom's own extension. Values out of range are left out; null if there is none. */
export function toSampling({ own }: SoulFromCard): Sampling | null {
  const fields = toFields(own?.['sampling']);
  const inRange = (part: keyof typeof SAMPLING_RANGES): number | null => {
    const value = fields[part];
    const { min, max } = SAMPLING_RANGES[part];
    return typeof value === 'number' && value >= min && value <= max ? value : null;
  };
  const sampling: CardSampling = {
    temperature: inRange('temperature'),
    topP: inRange('topP'),
    minP: inRange('minP'),
    replyLength: REPLY_LENGTHS.find((length) => length === fields['replyLength']) ?? DEFAULT_SAMPLING.replyLength,
  };
  return isDefault(sampling) ? null : { ...sampling, model: null };
}

const isDefault = (sampling: CardSampling): boolean =>
  SAMPLED.every((part) => sampling[part] === DEFAULT_SAMPLING[part]);

/** Builds Kinloom's own extension of an exported card. */
export function toOwnExtension(
  archetype: string,
  personality: Personality | string,
  sampling: Sampling | null,
): JsonObject {
  const fields: Personality = typeof personality === 'string' ? {} : personality;
  const exported: JsonObject = {};
  for (const slider of SLIDERS) if (readSlider(fields[slider]) !== null) exported[slider] = Number(fields[slider]);
  for (const list of ['traits', 'interests'] as const) {
    const found = readList(fields[list]);
    if (found) exported[list] = found;
  }
  return {
    archetype,
    personality: { ...exported, ...readTexts(fields) },
    ...(sampling && !isDefault(sampling)
      ? { sampling: Object.fromEntries(SAMPLED.map((part) => [part, sampling[part]])) }
      : {}),
  };
}

const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function readSlider(value: unknown): number | null {
  const whole = Number.isInteger(value) ? Number(value) : 0;
  return whole >= LIMITS.sliderMin && whole <= LIMITS.sliderMax ? whole : null;
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readList(value: unknown): string[] | null {
  const list = typeof value === 'string' ? split(value) : value;
  if (!Array.isArray(list)) return null;
  return (list as unknown[])
    .flatMap((one) => (typeof one === 'string' ? [one.slice(0, MAX_ITEM_LENGTH)] : []))
    .slice(0, MAX_ITEMS);
}

/** Reads the short text fields of a personality. */
function readTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    ['communicationStyle', 'communication_style', 'emotionalDepth'].flatMap((key) => {
      const value = fields[key];
      return typeof value === 'string' && value !== '' ? [[key, value.slice(0, 2_000)]] : [];
    }),
  );
}

/** Adds example dialogues and greetings to the personality as the soul's archive, as many as fit. */
function withDialogues(personality: Personality, { name, exampleDialogues, greetings }: SoulFromCard): Personality {
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
  // Truncates a description that exceeds the personality limit; the card keeps the full text.
  return {
    ...bare,
    scenario: '',
    description: String(bare['description'])
      .slice(0, LIMITS.personalityBytes / 8)
      .toWellFormed(),
  };
}

/** Converts enabled lore entries with content to memories, keyed by their index in the card. */
export function toLoreMemories(card: NormalCard, { lore }: SoulFromCard): Piece[] {
  const places = (card.book?.entries ?? []).flatMap((entry, index) => (hasContent(entry) ? [index] : []));
  return lore.flatMap(({ title, content, keys, enabled }, at): Piece[] => {
    if (!enabled || content === '') return [];
    const tags = keys.slice(0, LIMITS.labels).map((key) => key.slice(0, LIMITS.labelLength));
    return [{ kind: 'scroll', title, content, tags, key: loreKey(places[at] ?? at) }];
  });
}

/** Key of the memory that was created from a lorebook entry. @param index of the entry */
export const loreKey = (index: number): string => `lore:${index}`;

/** Returns the book without entries whose memories were erased. */
export function withoutErasedLore(card: NormalCard, soul: SoulFromCard, keys: ReadonlySet<string>): NormalCard['book'] {
  if (!card.book) return null;
  const made = new Set(toLoreMemories(card, soul).map(({ key }) => key));
  const entries = card.book.entries.filter((_, index) => !made.has(loreKey(index)) || keys.has(loreKey(index)));
  return { ...card.book, entries };
}
