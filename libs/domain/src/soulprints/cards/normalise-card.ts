import { LIMITS } from '@kinloom/contract';
import { readLorebook, readStandaloneLorebook } from './lorebook';
import { limitItems, toTimestamp, readLine, readLines, readText, readTexts, toText } from './card-fields';
import { getOwn, isObject, UnknownFields, type UntrustedObject } from './card-json';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { cleanLine, cleanText } from './clean-text';
import { UnreadableCardError, type CardAsset, type CardVersion, type NormalCard } from './types';

const V1_FIELDS = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example'] as const;
/** Field names of older programs for the fields of V1. */
const LEGACY_NAMES: Readonly<Record<(typeof V1_FIELDS)[number], readonly string[]>> = {
  name: ['char_name'],
  description: ['char_persona', 'context'],
  personality: [],
  scenario: ['world_scenario'],
  first_mes: ['char_greeting', 'greeting', 'first_message'],
  mes_example: ['example_dialogue', 'example_dialogs'],
};
const LEGACY_KEYS = new Set(Object.values(LEGACY_NAMES).flat());
/** Fields that identify a character card; name and description alone occur in many other files. */
const IDENTIFYING_FIELDS = [
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'char_persona',
  'char_greeting',
  'greeting',
  'first_message',
];
const KNOWN_FIELDS = new Set([
  ...V1_FIELDS,
  ...'nickname creator_notes creator_notes_multilingual system_prompt post_history_instructions alternate_greetings'.split(
    ' ',
  ),
  ...'group_only_greetings tags creator character_version source assets creation_date modification_date'.split(' '),
  ...'extensions character_book'.split(' '),
]);
/** Fields that SillyTavern adds to a flat card for internal use. */
const SILLYTAVERN_FIELDS = [
  'avatar',
  'chat',
  'create_date',
  'creatorcomment',
  'fav',
  'talkativeness',
  'json_data',
  'metadata',
];
const KNOWN_ROOT_FIELDS = new Set([
  ...KNOWN_FIELDS,
  ...LEGACY_KEYS,
  ...SILLYTAVERN_FIELDS,
  'data',
  'spec',
  'spec_version',
]);

interface CardShape {
  version: CardVersion;
  data: UntrustedObject;
  read: ReadonlySet<string>;
}

/**
 * Normalises a card of any version to one shape.
 * @param fileName used as the name where the card has none
 * @throws UnreadableCardError `no-card`
 */
export function normaliseCard(
  file: UntrustedObject,
  fileName: string,
  notes: CardNotes,
): { card: NormalCard; version: CardVersion } {
  const unknownFields = new UnknownFields(notes);
  const shape = detectShape(file, notes);
  if (shape !== null) return { card: toNormalCard(shape, fileName, notes, unknownFields), version: shape.version };
  const book = readStandaloneLorebook(file, notes, unknownFields);
  if (book === null) throw new UnreadableCardError('no-card');
  notes.add('lorebook-only');
  const empty = toNormalCard(
    { version: 'lorebook', data: { name: book.name || nameFromFile(fileName) }, read: KNOWN_FIELDS },
    fileName,
    notes,
    unknownFields,
  );
  return { card: { ...empty, book }, version: 'lorebook' };
}

function detectShape(file: UntrustedObject, notes: CardNotes): CardShape | null {
  const [spec, data] = [getOwn(file, 'spec'), getOwn(file, 'data')];
  const hasName = typeof spec === 'string' && spec.startsWith('chara_card_v');
  if (isObject(data) && (hasName || looksLikeCard(data))) {
    const version = versionOf(spec, getOwn(file, 'spec_version'), notes);
    // Flat copies next to `data` are older; they only fill fields that `data` lacks.
    const flat = [...KNOWN_FIELDS].filter((key) => getOwn(data, key) === undefined && getOwn(file, key) !== undefined);
    return { version, data: { ...data, ...pick(file, flat) }, read: KNOWN_FIELDS };
  }
  if (!hasName && !looksLikeCard(file)) return null;
  const legacy = V1_FIELDS.filter((key) => getOwn(file, key) === undefined).flatMap((key) => {
    const name = LEGACY_NAMES[key].find((other) => getOwn(file, other) !== undefined);
    return name === undefined ? [] : [[key, getOwn(file, name)] as const];
  });
  const creatorNotes = getOwn(file, 'creator_notes') ?? getOwn(file, 'creatorcomment');
  const flat = { ...file, ...Object.fromEntries(legacy), creator_notes: creatorNotes };
  const isLegacy = legacy.length > 0 && IDENTIFYING_FIELDS.slice(0, 4).every((key) => getOwn(file, key) === undefined);
  return { version: isLegacy ? 'legacy' : 'v1', data: flat, read: KNOWN_ROOT_FIELDS };
}

function looksLikeCard(object: UntrustedObject): boolean {
  const hasName = typeof getOwn(object, 'name') === 'string' || typeof getOwn(object, 'char_name') === 'string';
  return hasName && IDENTIFYING_FIELDS.some((key) => typeof getOwn(object, key) === 'string');
}

function pick(object: UntrustedObject, keys: readonly string[]): UntrustedObject {
  return Object.fromEntries(keys.map((key) => [key, getOwn(object, key)]));
}

function versionOf(spec: unknown, specVersion: unknown, notes: CardNotes): CardVersion {
  const generation = typeof spec === 'string' ? parseFloat(spec.replace('chara_card_v', '')) : NaN;
  const version = parseFloat(typeof specVersion === 'string' ? specVersion : '');
  if (generation > 3 || (generation >= 3 && version > 3)) notes.add('newer-version');
  return generation >= 3 ? 'v3' : 'v2';
}

function toNormalCard(
  { data, read }: CardShape,
  fileName: string,
  notes: CardNotes,
  unknownFields: UnknownFields,
): NormalCard {
  const avatar = getOwn(data, 'avatar');
  if (typeof avatar === 'string' && /^https?:/i.test(avatar)) notes.add('remote-asset-not-fetched', 'avatar');
  return {
    name: readName(data, fileName, notes),
    nickname: readLine(data, 'nickname', notes, LIMITS.soulNameLength),
    description: readText(data, 'description', notes),
    personality: readText(data, 'personality', notes),
    scenario: readText(data, 'scenario', notes),
    first_mes: readText(data, 'first_mes', notes),
    mes_example: readText(data, 'mes_example', notes),
    creator_notes: readText(data, 'creator_notes', notes),
    creator_notes_multilingual: readLanguages(getOwn(data, 'creator_notes_multilingual'), notes),
    system_prompt: readText(data, 'system_prompt', notes),
    post_history_instructions: readText(data, 'post_history_instructions', notes),
    alternate_greetings: readTexts(
      getOwn(data, 'alternate_greetings'),
      'alternate_greetings',
      notes,
      CARD_LIMITS.greetings,
    ),
    group_only_greetings: readTexts(
      getOwn(data, 'group_only_greetings'),
      'group_only_greetings',
      notes,
      CARD_LIMITS.greetings,
    ),
    tags: readLines(getOwn(data, 'tags'), 'tags', notes, CARD_LIMITS.tags, CARD_LIMITS.label),
    creator: readLine(data, 'creator', notes),
    character_version: readLine(data, 'character_version', notes),
    source: readSources(getOwn(data, 'source'), notes),
    assets: readAssets(getOwn(data, 'assets'), notes),
    creation_date: toTimestamp(getOwn(data, 'creation_date'), 'creation_date', notes),
    modification_date: toTimestamp(getOwn(data, 'modification_date'), 'modification_date', notes),
    extensions: unknownFields.copy(getOwn(data, 'extensions'), 'extensions'),
    book: readLorebook(getOwn(data, 'character_book'), notes, unknownFields),
    unknown: unknownFields.copy(data, 'data', read),
  };
}

/** Returns the card's name, else its nickname, else the file's name; never empty. */
function readName(data: UntrustedObject, fileName: string, notes: CardNotes): string {
  const name = readLine(data, 'name', notes, LIMITS.soulNameLength);
  if (name !== '') return name;
  notes.add('name-missing', 'name');
  const nickname = readLine(data, 'nickname', notes, LIMITS.soulNameLength);
  return nickname || cleanLine(nameFromFile(fileName), 'name', notes, LIMITS.soulNameLength) || 'Unnamed';
}

function nameFromFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, '').replace(/(?:\.card)?\.[a-z0-9]{1,8}$/i, '');
}

function readLanguages(value: unknown, notes: CardNotes): Record<string, string> {
  if (!isObject(value)) return {};
  const languages = Object.keys(value).filter((key) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/i.test(key));
  const languageKeys = limitItems(languages, CARD_LIMITS.languages, 'creator_notes_multilingual', notes);
  return Object.fromEntries(
    languageKeys.map((key) => {
      const text = toText(value[key], 'creator_notes_multilingual', notes);
      return [key, cleanText(text, 'creator_notes_multilingual', notes)];
    }),
  );
}

/** Sources may be rendered as links, so executable URL schemes are dropped. */
function readSources(value: unknown, notes: CardNotes): string[] {
  const sources = typeof value === 'string' ? [value] : value;
  const lines = readLines(sources, 'source', notes, CARD_LIMITS.sources, CARD_LIMITS.link);
  const safeLines = lines.filter((line) => !/^\s*(?:javascript|data|vbscript|file|blob):/i.test(line));
  notes.add('link-left-out', 'source', lines.length - safeLines.length);
  return safeLines;
}

/** Embedded assets are not stored with the card, so references to them are dropped. */
function readAssets(value: unknown, notes: CardNotes): CardAsset[] {
  if (!Array.isArray(value)) return [];
  return limitItems<unknown>(value, CARD_LIMITS.assets, 'assets', notes).flatMap((item) => {
    const uri = isObject(item) ? getOwn(item, 'uri') : undefined;
    if (!isObject(item) || typeof uri !== 'string') return [];
    const remote = /^https?:\/\//i.test(uri);
    if (remote) notes.add('remote-asset-not-fetched', 'assets');
    if (!remote && uri !== 'ccdefault:') return [];
    const field = (key: string) => readLine(item, key, notes);
    return [
      {
        type: field('type'),
        uri: cleanLine(uri, 'assets', notes, CARD_LIMITS.link),
        name: field('name'),
        ext: field('ext'),
      },
    ];
  });
}
