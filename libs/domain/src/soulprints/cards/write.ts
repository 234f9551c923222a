import { decorated } from './book';
import { withTexts } from './png';
import type { CardSource, JsonObject, JsonValue, Lorebook, LoreEntry, NormalCard } from './types';

/** A card as other programs open it: Character Card V3, whose data holds every field of V2. */
export function writeCardJson(source: CardSource): string {
  return JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: dataV3(source) }, null, 2);
}

/**
 * A picture with the card in it, as V3 (`ccv3`) and, for programs that know no more, as V2 (`chara`).
 * @param png the soul's picture; a card that was in it goes
 * @throws UnreadableCard `unsupported-image` where it is no whole PNG
 */
export function writeCardPng(source: CardSource, png: Uint8Array): Uint8Array {
  const [v2, v3] = [
    { spec: 'chara_card_v2', spec_version: '2.0', data: dataV2(source, false) },
    { spec: 'chara_card_v3', spec_version: '3.0', data: dataV3(source) },
  ];
  return withTexts(png, { chara: JSON.stringify(v2), ccv3: JSON.stringify(v3) });
}

/** A card that was read, as a source to write from. */
export function sourceOf(card: NormalCard): CardSource {
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
    // What nobody here reads stands behind what is read: it cannot replace a field.
    ...source.unknown,
    ...dataV2(source, true),
    ...(source.nickname ? { nickname: source.nickname } : {}),
    ...(Object.keys(languages).length > 0 ? { creator_notes_multilingual: languages } : {}),
    ...(source.source?.length ? { source: source.source } : {}),
    ...(source.assets?.length ? { assets: source.assets.map((asset) => ({ ...asset })) } : {}),
    group_only_greetings: source.groupGreetings ?? [],
    ...given('creation_date', seconds(source.createdAt)),
    ...given('modification_date', seconds(source.modifiedAt)),
  };
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1_000);
}

/** A key with its value, or nothing where there is none. */
function given(key: string, value: JsonValue): JsonObject {
  return value === null || value === '' ? {} : { [key]: value };
}

function bookJson(book: Lorebook, full: boolean): JsonObject {
  return {
    ...book.unknown,
    ...given('name', book.name),
    ...given('description', book.description),
    ...given('scan_depth', book.scan_depth),
    ...given('token_budget', book.token_budget),
    ...given('recursive_scanning', book.recursive_scanning),
    extensions: book.extensions,
    entries: book.entries.map((entry) => entryJson(entry, full)),
  };
}

/** @param full V3; V2 knows neither patterns nor decorators, so that a pattern there would be a key nobody says */
function entryJson(entry: LoreEntry, full: boolean): JsonObject {
  return {
    ...entry.unknown,
    keys: entry.keys,
    content: full ? entry.content : decorated(entry.content).content,
    extensions: entry.extensions,
    enabled: entry.enabled,
    insertion_order: entry.insertion_order,
    ...given('case_sensitive', entry.case_sensitive),
    ...(full ? { use_regex: entry.use_regex } : {}),
    constant: entry.constant,
    ...given('name', entry.name),
    ...given('priority', entry.priority),
    ...given('id', entry.id),
    ...given('comment', entry.comment),
    selective: entry.selective,
    ...(entry.secondary_keys.length > 0 ? { secondary_keys: entry.secondary_keys } : {}),
    ...given('position', entry.position),
  };
}
