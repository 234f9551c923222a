import { splitDecorators } from './lorebook';
import { writeTexts } from './card-png';
import type { CardSource, JsonObject, JsonValue, Lorebook, LoreEntry, NormalCard } from './types';

/** Writes a card as JSON: Character Card V3, whose data includes every field of V2. */
export function writeCardJson(source: CardSource): string {
  return JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: dataV3(source) }, null, 2);
}

/**
 * Writes a card into a PNG, as V3 (`ccv3`) and for older programs as V2 (`chara`).
 * @param png the soul's image; an existing card in it is replaced
 * @throws UnreadableCardError `unsupported-image` where it is not a complete PNG
 */
export function writeCardPng(source: CardSource, png: Uint8Array): Uint8Array {
  const [v2, v3] = [
    { spec: 'chara_card_v2', spec_version: '2.0', data: dataV2(source, false) },
    { spec: 'chara_card_v3', spec_version: '3.0', data: dataV3(source) },
  ];
  return writeTexts(png, { chara: JSON.stringify(v2), ccv3: JSON.stringify(v3) });
}

/** Converts a card that was read to the input for writing it. */
export function toCardSource(card: NormalCard): CardSource {
  return {
    name: card.name,
    nickname: card.nickname,
    description: card.description,
    personality: card.personality,
    scenario: card.scenario,
    greetings: [card.first_mes, ...card.alternate_greetings],
    groupGreetings: card.group_only_greetings,
    examples: card.mes_example,
    systemPrompt: card.system_prompt,
    postHistory: card.post_history_instructions,
    creatorNotes: card.creator_notes,
    creatorNotesMultilingual: card.creator_notes_multilingual,
    creator: card.creator,
    version: card.character_version,
    tags: card.tags,
    source: card.source,
    assets: card.assets,
    extensions: card.extensions,
    book: card.book,
    createdAt: card.creation_date,
    modifiedAt: card.modification_date,
    unknown: card.unknown,
  };
}

function dataV2(source: CardSource, full: boolean): JsonObject {
  return {
    name: source.name,
    description: source.description,
    personality: source.personality,
    scenario: source.scenario,
    first_mes: source.greetings[0] ?? '',
    mes_example: source.examples,
    creator_notes: source.creatorNotes,
    system_prompt: source.systemPrompt,
    post_history_instructions: source.postHistory,
    alternate_greetings: source.greetings.slice(1),
    ...(source.book === null ? {} : { character_book: bookJson(source.book, full) }),
    tags: source.tags,
    creator: source.creator,
    character_version: source.version,
    extensions: source.extensions,
  };
}

function dataV3(source: CardSource): JsonObject {
  const languages = source.creatorNotesMultilingual ?? {};
  return {
    // Unknown fields come first, so that they cannot override known ones.
    ...source.unknown,
    ...dataV2(source, true),
    ...(source.nickname ? { nickname: source.nickname } : {}),
    ...(Object.keys(languages).length > 0 ? { creator_notes_multilingual: languages } : {}),
    ...(source.source?.length ? { source: source.source } : {}),
    ...(source.assets?.length ? { assets: source.assets.map((asset) => ({ ...asset })) } : {}),
    group_only_greetings: source.groupGreetings ?? [],
    ...optionalField('creation_date', toSeconds(source.createdAt)),
    ...optionalField('modification_date', toSeconds(source.modifiedAt)),
  };
}

function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1_000);
}

/** Returns the field, or nothing where the value is empty. */
function optionalField(key: string, value: JsonValue): JsonObject {
  return value === null || value === '' ? {} : { [key]: value };
}

function bookJson(book: Lorebook, full: boolean): JsonObject {
  return {
    ...book.unknown,
    ...optionalField('name', book.name),
    ...optionalField('description', book.description),
    ...optionalField('scan_depth', book.scan_depth),
    ...optionalField('token_budget', book.token_budget),
    ...optionalField('recursive_scanning', book.recursive_scanning),
    extensions: book.extensions,
    entries: book.entries.map((entry) => entryJson(entry, full)),
  };
}

/** @param full V3; V2 supports neither patterns nor decorators, where a pattern would be a literal key */
function entryJson(entry: LoreEntry, full: boolean): JsonObject {
  return {
    ...entry.unknown,
    keys: entry.keys,
    content: full ? entry.content : splitDecorators(entry.content).content,
    extensions: entry.extensions,
    enabled: entry.enabled,
    insertion_order: entry.insertion_order,
    ...optionalField('case_sensitive', entry.case_sensitive),
    ...(full ? { use_regex: entry.use_regex } : {}),
    constant: entry.constant,
    ...optionalField('name', entry.name),
    ...optionalField('priority', entry.priority),
    ...optionalField('id', entry.id),
    ...optionalField('comment', entry.comment),
    selective: entry.selective,
    ...(entry.secondary_keys.length > 0 ? { secondary_keys: entry.secondary_keys } : {}),
    ...optionalField('position', entry.position),
  };
}
